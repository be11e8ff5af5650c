import Foundation
import PulseEncode
import Testing
import pulse_video

@Suite("Words")
struct WordsTests {
  @Test("numbers are rounded to places")
  func decimals() {
    #expect(Decimal.text(0.0004, places: 3) == "0.000")
    #expect(Decimal.text(-0.0004, places: 3) == "0.000")
    #expect(Decimal.text(-1.0625, places: 3) == "-1.063")
    #expect(Decimal.text(99.9996, places: 3) == "100.000")
    #expect(Decimal.text(2.5, places: 0) == "3")
    #expect(Decimal.text(1e300, places: 3) == "1e+300")
    #expect(Decimal.text(.nan, places: 3) == "nan")
  }

  @Test("sizes are for people")
  func sizes() {
    #expect(Decimal.bytes(1) == "1 byte")
    #expect(Decimal.bytes(999) == "999 bytes")
    #expect(Decimal.bytes(12_345) == "12.3 KB")
    #expect(Decimal.bytes(999_949) == "999.9 KB")
    #expect(Decimal.bytes(999_950) == "1.0 MB")
    #expect(Decimal.bytes(98_304, ofAtMost: 100_000) == "98.3 KB of at most 100 KB")
    #expect(Decimal.bytes(245_862, ofAtMost: 262_144) == "240.1 KiB of at most 256 KiB")
    #expect(Decimal.bytes(1_023, ofAtMost: 8_000_000) == "1.0 KB of at most 8 MB")
    #expect(Decimal.bytes(130_900, ofAtMost: 131_071) == "130.9 KB of at most 131071 bytes")
    #expect(Decimal.bytes(734, ofAtMost: 900) == "734 bytes of at most 900 bytes")
    #expect(Decimal.bytes(1_048_524, ofAtMost: 2 << 20) == "1023.9 KiB of at most 2 MiB")
    #expect(Decimal.bytes(1_048_525, ofAtMost: 2 << 20) == "1.0 MiB of at most 2 MiB")
    #expect(Decimal.bytes(4_000_000_000) == "4.0 GB")
  }

  @Test("text from outside can't steer a terminal")
  func plainText() {
    #expect(PlainText.line("a\u{1B}[2Jb\nc\u{9B}d\u{202E}e\u{2028}f") == "a?[2Jb?c?d?e?f")
    #expect(PlainText.line("Größe 日本 👩‍👧") == "Größe 日本 👩‍👧")
  }

  @Test("words are quoted as a shell needs them")
  func shell() {
    #expect(ShellWord.quoted("a-b_c.mp4") == "a-b_c.mp4")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("it's #1") == #"'it'\''s #1'"#)
  }

  @Test("bit rates", arguments: [("800k", 800_000), ("2.5M", 2_500_000), ("1500000", 1_500_000)])
  func bitRates(_ text: String, bits: Int) {
    #expect(BitRate(parsing: text)?.bitsPerSecond == bits)
  }

  @Test(
    "no bit rates",
    arguments: ["", "0", "999", "-2M", "2G", "k", "1.5", "2 M", "9999M", "2MB"])
  func noBitRates(_ text: String) {
    #expect(BitRate(parsing: text) == nil)
  }

  @Test("JSON holds any text and any number")
  func json() throws {
    let text = String(String.UnicodeScalarView((0..<0x180).compactMap(Unicode.Scalar.init)))
    let numbers = [
      0.1, -0.0, 1e-7, 2.2250738585072014e-308, 1.7976931348623157e308, 100, 0.5522847498307936,
    ]
    var json = JSONWriter()
    json.object(lined: true) { json in
      json.member("text", text)
      json.member("nothing", nil as String?)
      json.member("infinite", Double.infinity)
      json.member("whole", 7)
      json.member("true", true)
      json.name("numbers")
      json.value(numbers)
      json.name("empty")
      json.array { _ in }
    }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any])
    #expect(object["text"] as? String == text)
    #expect(object["nothing"] is NSNull)
    #expect(object["infinite"] is NSNull)
    #expect(object["whole"] as? Int == 7)
    #expect(object["true"] as? Bool == true)
    #expect((object["empty"] as? [Any])?.isEmpty == true)
    let read = try JSONDecoder().decode(Numbers.self, from: Data(json.text.utf8)).numbers
    #expect(read.map(\.bitPattern) == numbers.map(\.bitPattern))
  }

  /// `JSONSerialization` misreads some numbers by a unit in the last place; this way doesn't.
  private struct Numbers: Decodable {
    let numbers: [Double]
  }
}
