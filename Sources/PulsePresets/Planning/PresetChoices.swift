/// Every way to pick one text for each setting; the last setting's change first.
struct PresetChoices: Sequence, IteratorProtocol {
  private let settings: [PresetSetting]
  private var indices: [Int]?

  init(_ settings: [PresetSetting]) {
    self.settings = settings
    indices = settings.map { _ in 0 }
  }

  /// The next way: options with their texts.
  mutating func next() -> [(option: String, text: String)]? {
    guard var indices else { return nil }
    let choice = zip(settings, indices).map { ($0.option, $0.texts[$1]) }
    var place = settings.count - 1
    while place >= 0 {
      indices[place] += 1
      if indices[place] < settings[place].texts.count { break }
      indices[place] = 0
      place -= 1
    }
    self.indices = place < 0 ? nil : indices
    return choice
  }
}
