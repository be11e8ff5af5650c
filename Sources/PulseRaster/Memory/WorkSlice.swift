// Working memory of the sweep, whose inner loops can't afford an array's check that nobody else holds
// it before each write. A slice is lent for the length of a closure and must not outlive it; every
// access is checked against its bounds.

/// The elements of an array, lent to be read and written in place.
@safe
struct WorkSlice<Element: BitwiseCopyable> {
  private let start: UnsafeMutablePointer<Element>?
  /// The number of elements.
  let count: Int

  fileprivate init(_ buffer: UnsafeMutableBufferPointer<Element>) {
    unsafe start = buffer.baseAddress
    count = buffer.count
  }

  subscript(index: Int) -> Element {
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
}

extension WorkSlice {
  /// The memory, for those who only read it.
  var buffer: UnsafeBufferPointer<Element> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// Sorts the elements of a range.
  func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    guard let start = unsafe start else { return }
    var part = unsafe UnsafeMutableBufferPointer(
      start: start + range.lowerBound, count: range.count)
    unsafe part.sort(by: precedes)
  }
}

extension Array where Element: BitwiseCopyable {
  /// Lends the elements to `body`.
  mutating func withWorkSlice<Result>(_ body: (WorkSlice<Element>) -> Result) -> Result {
    unsafe withUnsafeMutableBufferPointer { unsafe body(WorkSlice($0)) }
  }

  /// Appends the first `count` elements of a slice.
  mutating func append(first count: Int, of slice: WorkSlice<Element>) {
    precondition(count >= 0 && count <= slice.count)
    unsafe append(contentsOf: slice.buffer[..<count])
  }
}
