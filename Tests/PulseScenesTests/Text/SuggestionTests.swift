import PulseScenes
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

  @Test func quotesSafely() {
    #expect(Wording.quoted("a\u{1B}[31m\n\u{202E}") == "'a\u{FFFD}[31m\u{FFFD}\u{FFFD}'")
    let long = Wording.quoted(String(repeating: "x", count: 1000))
    #expect(long.count == Wording.longestQuotation + 3)
    #expect(Wording.list(["a", "b", "c"]) == "a, b or c")
    #expect(Wording.list(["a"]) == "a")
    #expect(Wording.list([]) == "")
  }
}
