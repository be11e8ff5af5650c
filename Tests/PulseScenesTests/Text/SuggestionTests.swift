import PulseScenes
import PulseTimeline
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("rde", "red", 1),
    ("ca", "abc", 3), ("Saturday", "Sunday", 3),
  ])
  func countsChanges(left: String, right: String, distance: Int) {
    #expect(Suggestion.editDistance(left, right) == distance)
    #expect(Suggestion.editDistance(right, left) == distance)
  }

  @Test func offersOnlyWhatIsNear() {
    let names = ["inset", "width", "height", "duration"]
    #expect(Suggestion.nearest(to: "insert", among: names) == "inset")
    #expect(Suggestion.nearest(to: "HIEGHT", among: names) == "height")
    #expect(Suggestion.nearest(to: "speed", among: names) == nil)
    #expect(Suggestion.nearest(to: "", among: names) == nil)
    #expect(Suggestion.nearest(to: "x", among: [String]()) == nil)
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 1_000_000), among: names) == nil)
  }

  /// What someone writes, and what is offered of names that are made of words.
  @Test(arguments: [
    ("telegramm", ["telegram-sticker", "telegram-emoji"]),
    ("telegram", ["telegram-sticker", "telegram-emoji"]),
    ("telegram-stickr", ["telegram-sticker"]), ("WhatsApp-sticker", ["whatsapp-animated"]),
    ("emoji", ["telegram-emoji", "slack-emoji"]),
    ("stickers", ["telegram-sticker", "line-sticker"]), ("x-gif", ["x-gif"]),
    ("gif", ["x-gif"]), ("te", []), ("bell", ["ball-pulse"]), ("bill", ["ball-pulse"]),
    ("boil", []), ("", []), ("video-of-a-cat", []),
  ])
  func findsByWords(text: String, names: [String]) {
    let all = [
      "telegram-sticker", "telegram-emoji", "whatsapp-animated", "slack-emoji", "line-sticker",
      "x-gif", "ball-pulse",
    ]
    #expect(Suggestion.likely(text, among: all) == names)
    #expect(Suggestion.nearest(to: text, among: all) == (names.count == 1 ? names[0] : nil))
  }

  @Test func prefersABeginningToTwoChanges() {
    #expect(Suggestion.likely("royal", among: ["coral", "royalblue"]) == ["royalblue"])
    #expect(Suggestion.likely("corall", among: ["coral", "corallike"]) == ["coral"])
  }

  @Test func offersNoLongList() {
    let all = (0..<6).map { "ball-number-\($0)" }
    #expect(Suggestion.likely("ball", among: all) == [])
    #expect(Suggestion.likely("ball", among: all.dropLast()).count == 5)
  }

  @Test(arguments: [
    ("60fps", "60"), ("29,97", "29.97"), ("29,97 fps", "29.97"), ("10s", "10"), ("1080p", "1080"),
    ("fps", nil), ("60", nil), ("1,000,000", nil), ("sixty", nil), ("", nil),
  ])
  func findsNumbers(text: String, number: String?) {
    #expect(Suggestion.number(in: text) { Fraction(parsing: $0) != nil } == number)
  }

  @Test func quotesSafely() {
    #expect(Wording.offer(["a", "b"]) == "; did you mean 'a' or 'b'?")
    #expect(Wording.offer([String]()) == "")
    #expect(Wording.quoted("a\u{1B}[31m\n\u{202E}") == "'a\u{FFFD}[31m\u{FFFD}\u{FFFD}'")
    let long = Wording.quoted(String(repeating: "x", count: 1000))
    #expect(long.count == Wording.longestQuotation + 3)
    #expect(Wording.list(["a", "b", "c"]) == "a, b or c")
    #expect(Wording.list(["a"]) == "a")
    #expect(Wording.list([]) == "")
  }
}
