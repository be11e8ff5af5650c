/// The elements of an array or of working memory, lent to be read for the length of a closure.
///
/// Like ``WorkSlice``, it must not outlive that, and every access is checked against its bounds.
@safe
struct ReadSlice<Element: BitwiseCopyable> {
  private let start: UnsafePointer<Element>?
  /// The number of elements.
  let count: Int

  init(_ slice: WorkSlice<Element>) { unsafe self.init(slice.buffer) }

  /// A slice of nothing.
  init() {
    unsafe start = nil
    count = 0
  }

  private init(_ buffer: UnsafeBufferPointer<Element>) {
    unsafe start = buffer.baseAddress
    count = buffer.count
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
    return unsafe start.unsafelyUnwrapped[index]
  }
}

extension ReadSlice {
  /// Lends the elements of an array to `body`.
  static func lend<Result>(_ array: [Element], _ body: (ReadSlice) -> Result) -> Result {
    unsafe array.withUnsafeBufferPointer { unsafe body(ReadSlice($0)) }
  }
}

extension Array where Element: BitwiseCopyable {
  /// Lends the elements to `body`.
  func withReadSlice<Result>(_ body: (ReadSlice<Element>) -> Result) -> Result {
    ReadSlice.lend(self, body)
  }
}
