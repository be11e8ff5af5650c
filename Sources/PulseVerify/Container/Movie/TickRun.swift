/// A number of samples in a row with the same value: how MP4 writes durations and offsets.
struct TickRun: Hashable {
  var count: UInt32
  /// A duration, or the distance from decoding to display, in ticks of the track.
  var ticks: Int32

  /// The value of a table whose numbers have no sign.
  var unsigned: Int { Int(UInt32(bitPattern: ticks)) }
}
