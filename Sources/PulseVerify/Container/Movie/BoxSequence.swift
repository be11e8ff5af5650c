/// The boxes within a range of bytes, one after the other.
struct BoxSequence {
  private let source: ByteSource
  private var position: Int
  private let end: Int

  init(_ source: ByteSource, _ range: Range<Int>? = nil) {
    self.source = source
    position = range?.lowerBound ?? 0
    end = min(range?.upperBound ?? source.count, source.count)
  }

  /// The next box; `nil` at the end, and where fewer bytes are left than a header has.
  ///
  /// - Throws: ``ContainerError`` where a size is smaller than its own header.
  mutating func next() throws(ContainerError) -> Box? {
    guard end - position >= 8 else { return nil }
    var cursor = ByteCursor(source, position..<end, window: 32)
    var size = Int(try cursor.bigEndian(4))
    let type = try cursor.letters()
    if size == 1 {
      guard cursor.remaining >= 8 else { throw .breaksOff(at: end) }
      size = Int(clamping: try cursor.bigEndian(8))
    } else if size == 0 {
      size = end - position
    }
    let header = cursor.position - position
    guard size >= header else {
      throw .broken("a box named '\(type)' claims to be \(size) bytes long", at: position)
    }
    let start = position
    let isCut = size > end - position
    position = isCut ? end : position + size
    return Box(type: type, start: start, payload: start + header..<position, isCut: isCut)
  }
}

extension ByteSource {
  /// The first box of a type within a range; `nil` where there is none.
  func box(_ type: FourLetters, in range: Range<Int>) throws(ContainerError) -> Box? {
    var boxes = BoxSequence(self, range)
    while let box = try boxes.next() {
      if box.type == type { return box }
    }
    return nil
  }

  /// The box at the end of a path of types; `nil` where there is none.
  func box(_ path: [FourLetters], in range: Range<Int>) throws(ContainerError) -> Box? {
    var range = range
    var found: Box?
    for type in path {
      found = try box(type, in: range)
      guard let found else { return nil }
      range = found.payload
    }
    return found
  }
}
