/// Two commands run in turn, so that a machine whose speed drifts treats both alike.
struct Comparison {
  let ours: [Command.Usage]
  let peers: [Command.Usage]

  /// Runs each command once for warming up and then `count` times, in turn.
  init(_ ours: Command, against peer: Command, count: Int) {
    _ = ours.run()
    _ = peer.run()
    var (first, second): ([Command.Usage], [Command.Usage]) = ([], [])
    for _ in 0..<count {
      first.append(ours.run())
      second.append(peer.run())
    }
    (self.ours, peers) = (first, second)
  }

  /// Prints one line: our median, the peer's, their ratio, and the ratio that is promised.
  func report(
    _ title: String, _ quantity: KeyPath<Command.Usage, Double>, unit: String, promise: Double?
  ) {
    let (mine, other) = (
      median(ours.map { $0[keyPath: quantity] }),
      median(peers.map { $0[keyPath: quantity] })
    )
    let ratio = mine / other
    let verdict = promise.map { ratio <= $0 ? "holds (at most \($0))" : "MISSED (at most \($0))" }
    print(
      "\(title): \(rounded(mine)) \(unit) against \(rounded(other)) \(unit),"
        + " ratio \(rounded(ratio)) \(verdict ?? "")")
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// The middle value, or the mean of the two in the middle.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
