/// What the errors of samples of one drawn value have in common, over a whole plane.
struct CommonErrors {
  private var sums: [Int]
  private var counts: [Int]
  /// How many bits samples have beyond 8.
  private let shift: Int

  /// Starts without samples.
  init(shift: Int) {
    self.shift = shift
    sums = Array(repeating: 0, count: 256)
    counts = sums
  }

  /// Adds one sample's error.
  mutating func add(_ error: Int, at drawn: Int) {
    sums[drawn >> shift] += error
    counts[drawn >> shift] += 1
  }

  /// The mean error by drawn value, of 8 bits.
  var means: [Double] {
    zip(sums, counts).map { Double($0) / Double(max(1, $1)) }
  }
}
