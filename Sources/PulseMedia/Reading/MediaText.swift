/// One text of a file's metadata: a stranger's words, as they are.
public struct MediaText: Hashable, Sendable {
  /// What the text is, such as `comment`; some containers write it in capitals.
  public let key: String

  /// The text.
  public let value: String
}
