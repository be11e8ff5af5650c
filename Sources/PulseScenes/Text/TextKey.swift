/// Whatever key an object happens to have, so that unknown ones can be refused.
struct TextKey: CodingKey, Hashable {
  /// The key itself.
  let stringValue: String

  /// Always `nil`: objects have no numbered keys.
  var intValue: Int? { nil }

  /// Takes any key.
  init(stringValue: String) { self.stringValue = stringValue }

  /// Refuses numbers.
  init?(intValue: Int) { nil }
}
