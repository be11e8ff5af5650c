import PulseTimeline

extension FrameStates {
  /// The most properties that a plot shows, and the most moments of each.
  private static let (mostSeries, mostMoments) = (100, 1200)

  /// How every animated property goes over one loop, from its first frame to where it begins again.
  var series: [ValueSeries] {
    let moments = min(count, Self.mostMoments)
    let states = (0...moments).map { index in
      timeline.animatedValues(at: timeline.plan.time(ofFrame: index * count / moments))
    }
    guard let first = states.first else { return [] }
    var seen: [String: Int] = [:]
    return first.prefix(Self.mostSeries).enumerated().map { place, value in
      let name = "\(value.layer.isEmpty ? "layer" : value.layer) \(value.keyPath.rawValue)"
      // Several layers may share a name.
      seen[name, default: 0] += 1
      let title = seen[name] == 1 ? name : "\(name) (\(seen[name] ?? 0))"
      var values = states.map { $0[place].value }
      if value.keyPath.rawValue.contains(".rotation") { Self.closeTurn(&values) }
      return ValueSeries(title: title, keyPath: value.keyPath, values: values)
    }
  }

  /// Takes the last angle, which is the first one again, to the whole turn that it has come to.
  private static func closeTurn(_ values: inout [AnimatableValue?]) {
    guard values.count > 1, case .number(let before)? = values[values.count - 2],
      case .number(let last)? = values[values.count - 1]
    else { return }
    let turns = ((before - last) / (2 * .pi)).rounded()
    values[values.count - 1] = .number(last + turns * 2 * .pi)
  }
}
