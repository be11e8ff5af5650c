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
    let numbers = text.split { "-T:.Z".contains($0) }.compactMap { Int($0) }
    guard text.utf8.count == 30, numbers.count == 7 else { return nil }
    let days = days(numbers[0], numbers[1], numbers[2])
    let seconds = ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
    let (product, overflow) = seconds.multipliedReportingOverflow(by: billion)
    let moment = overflow ? nil : product.addingReportingOverflow(numbers[6]).partialValue
    return moment.flatMap { Timestamp.text($0) == text ? $0 : nil }
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
