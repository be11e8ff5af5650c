// The statistics' inner loops can't afford an array's check before each number. What is lent here
// must not outlive the closure that got it; every access is checked against its bounds, eight numbers
// at a time.

/// The numbers of an array, lent to be read.
@safe
struct LentFloats {
  private let start: UnsafePointer<Float>?
  /// How many there are.
  let count: Int

  fileprivate init(_ buffer: UnsafeBufferPointer<Float>) {
    unsafe start = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> Float {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe start.unsafelyUnwrapped[index]
  }

  /// Eight numbers in a row.
  @inline(__always)
  func eight(from index: Int) -> SIMD8<Float> {
    precondition(index >= 0 && index <= count - 8)
    let place = unsafe UnsafeRawPointer(start.unsafelyUnwrapped + index)
    return unsafe place.loadUnaligned(as: SIMD8<Float>.self)
  }
}

/// The numbers of an array, lent to be changed in place.
@safe
struct LentWork {
  private let start: UnsafeMutablePointer<Float>?
  /// How many there are.
  let count: Int

  fileprivate init(_ buffer: UnsafeMutableBufferPointer<Float>) {
    unsafe start = buffer.baseAddress
    count = buffer.count
  }

  subscript(index: Int) -> Float {
    @inline(__always)
    get {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      return unsafe start.unsafelyUnwrapped[index]
    }
    @inline(__always)
    nonmutating set {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      unsafe start.unsafelyUnwrapped[index] = newValue
    }
  }

  /// Eight numbers in a row.
  @inline(__always)
  func eight(from index: Int) -> SIMD8<Float> {
    precondition(index >= 0 && index <= count - 8)
    let place = unsafe UnsafeRawPointer(start.unsafelyUnwrapped + index)
    return unsafe place.loadUnaligned(as: SIMD8<Float>.self)
  }

  /// Replaces eight numbers in a row.
  @inline(__always)
  func set(_ eight: SIMD8<Float>, from index: Int) {
    precondition(index >= 0 && index <= count - 8)
    let place = unsafe UnsafeMutableRawPointer(start.unsafelyUnwrapped + index)
    unsafe place.storeBytes(of: eight, as: SIMD8<Float>.self)
  }
}

extension [Float] {
  /// Lends the numbers to `body`.
  func lend<Result>(_ body: (LentFloats) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { unsafe body(LentFloats($0)) }
  }

  /// Lends the numbers to `body`, which may change them.
  mutating func lendWork<Result>(_ body: (LentWork) -> Result) -> Result {
    unsafe withUnsafeMutableBufferPointer { unsafe body(LentWork($0)) }
  }
}
