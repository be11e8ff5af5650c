/// Order statistics of short lists.
enum Statistics {
  /// The value below which a share of all lies, between neighbours by straight line; 0 for none.
  static func percentile(_ values: some Sequence<Double>, _ share: Double) -> Double {
    let sorted = values.sorted()
    guard let last = sorted.last else { return 0 }
    let place = share * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }

  /// The middle value; 0 for none.
  static func median(_ values: [Double]) -> Double { percentile(values, 0.5) }
}
