/// Moments as JSON documents write them: UTC, by RFC 3339, with nine decimals.
///
/// Dates from days and back: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
package enum Timestamp {
  private static let billion = 1_000_000_000

  /// The text of a moment, in nanoseconds since 1970.
  package static func text(_ nanoseconds: Int) -> String {
    let seconds = floorDivide(nanoseconds, billion)
    let (days, second) = (floorDivide(seconds, 86400), modulo(seconds, 86400))
    let (year, month, day) = date(days)
    let clock = [second / 3600, second / 60 % 60, second % 60].map { padded($0, 2) }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))T"
      + "\(clock.joined(separator: ":")).\(padded(modulo(nanoseconds, billion), 9))Z"
  }

  /// Reads what ``text(_:)`` writes; `nil` for everything else.
  package static func nanoseconds(_ text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == form.count, zip(bytes, form).allSatisfy(fits) else { return nil }
    func number(_ range: Range<Int>) -> Int {
      bytes[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
    let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
    guard (1...12).contains(month), hour < 24, minute < 60, second < 60 else { return nil }
    let days = days(year, month, day)
    guard date(days) == (year, month, day) else { return nil }
    let seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    let (product, overflow) = seconds.multipliedReportingOverflow(by: billion)
    guard !overflow else { return nil }
    let (moment, isTooLate) = product.addingReportingOverflow(number(20..<29))
    return isTooLate ? nil : moment
  }

  /// How a moment is written: a zero stands for any digit.
  private static let form = Array("0000-00-00T00:00:00.000000000Z".utf8)

  private static func fits(_ byte: UInt8, _ wanted: UInt8) -> Bool {
    let zero = UInt8(ascii: "0")
    return wanted == zero ? (zero...UInt8(ascii: "9")).contains(byte) : byte == wanted
  }

  private static func floorDivide(_ value: Int, _ divisor: Int) -> Int {
    value / divisor - (value % divisor < 0 ? 1 : 0)
  }

  private static func modulo(_ value: Int, _ divisor: Int) -> Int {
    value - floorDivide(value, divisor) * divisor
  }

  private static func padded(_ value: Int, _ length: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(length - digits.count, 0)) + digits
  }

  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = modulo(shifted, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (
      yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    )
  }

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, 400)
    let yearOfEra = modulo(shifted, 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }
}
