/// Where the codes of single samples come from when a row is written.
protocol SampleCodes {
  /// The code at an index.
  func code(_ index: Int) -> UInt16

  /// Whether `count` codes from `first` on are known to be those that `other` has from `otherFirst` on.
  func equal(_ other: StoredCodes, first: Int, otherFirst: Int, count: Int) -> Bool
}

/// Codes that have been worked out; none where nobody will ask for them.
struct StoredCodes: SampleCodes {
  let codes: ReadSlice<UInt16>

  @inline(__always)
  func code(_ index: Int) -> UInt16 { codes[index] }

  func equal(_ other: StoredCodes, first: Int, otherFirst: Int, count: Int) -> Bool {
    guard other.codes.count > 0 else { return false }
    return (0..<count).allSatisfy { codes[first + $0] == other.codes[otherFirst + $0] }
  }
}

/// Codes that are worked out on the way, from the coverages by a single shape.
struct ShadedCodes: SampleCodes {
  let coverages: ReadSlice<Float>
  let coder: CoverageCoder

  @inline(__always)
  func code(_ index: Int) -> UInt16 { coder.code(coverages[index]) }

  /// Another mask of the same shape has hardly ever the same coverages: not worth the question.
  func equal(_ other: StoredCodes, first: Int, otherFirst: Int, count: Int) -> Bool { false }
}
