/// A box of an MP4 file: four letters and what they hold.
struct Box {
  let type: FourLetters
  /// Where the box begins, its header included.
  let start: Int
  /// The bytes behind the header.
  let payload: Range<Int>
  /// Whether more bytes are announced than there are.
  let isCut: Bool
}
