/// A text of a file's metadata: a stranger's words, cleaned of what could steer a terminal.
public struct ContainerText: Hashable, Sendable {
  /// What the text is, such as `title`; at most ``longestKey`` characters.
  public let key: String
  /// The text; at most ``longestValue`` characters.
  public let value: String

  /// How many characters of a key are kept.
  public static let longestKey = 64
  /// How many characters of a value are kept.
  public static let longestValue = 4_096
  /// How many texts of a file are kept.
  public static let largestCount = 32

  /// Cleans and shortens a text.
  public init(key: String, value: String) {
    self.key = CleanText.shortened(CleanText.cleaned(key), to: Self.longestKey)
    self.value = CleanText.shortened(CleanText.cleaned(value), to: Self.longestValue)
  }
}
