import PulseScenes
import PulseTimeline

extension ExportOptions {
  /// The longest time that a file is filled with whole plays for, in seconds: a day.
  private static let longestSeconds: Fraction = 86400

  /// Sets an option from its text.
  ///
  /// Options that exclude each other replace each other: the last one set counts. What only a format
  /// can judge, such as a codec's name, is judged by ``Exporter/plan(files:drawing:options:)``.
  ///
  /// - Throws: ``ExportError`` whose sentence begins with the option's name.
  public mutating func set(_ option: StorageOption, to text: String) throws(ExportError) {
    switch option {
    case .codec: codec = try checked(text.isEmpty ? nil : text, option, text, "a codec's name")
    case .pixelFormat:
      pixelFormat = try checked(
        text.isEmpty ? nil : text, option, text, "a pixel format by libav's name")
    case .quality:
      let level = try number(option, text, "a number from 0 to 100") { $0 >= 0 && $0 <= 100 }
      quality = .level(level)
      highestQuality = level
    case .crf:
      let must = "the codec's own quality number, 0 or more, such as 18"
      quality = .constantRate(try number(option, text, must) { $0 >= 0 })
    case .bitrate:
      let must = "bits a second, such as 2M, 800k or 1500000"
      quality = .bitRate(try checked(BitRate(parsing: text), option, text, must).bitsPerSecond)
    case .effort: effort = try choice(option, text)
    case .matrix: matrix = try choice(option, text) as MatrixChoice
    case .range: range = try choice(option, text)
    case .transfer: transfer = try choice(option, text)
    case .threads: threads = try whole(option, text, 1...64)
    case .loops: repeats = .loops(try whole(option, text, 1...100_000))
    case .seconds:
      let must = "a number of seconds above 0 and at most 86400, such as 10"
      let seconds = try read(option, text, must) { text in
        Fraction(parsing: text).flatMap { $0 > 0 && $0 <= Self.longestSeconds ? $0 : nil }
      }
      repeats = .seconds(seconds)
    case .maxBytes:
      let must = "a number of bytes, such as 100KB, 256KiB, 8MB or 100000"
      maximumBytes = try checked(ByteCount(parsing: text), option, text, must).bytes
    case .allow:
      let must = "fps, size or fps,size"
      concessions = try checked(
        Concession.set(parsing: text), option, text, must,
        suggestion: Suggestion.nearest(to: text, among: Concession.allTexts))
    case .plays: plays = try whole(option, text, 0...65_535)
    case .matte: matte = try opaqueColor(option, text)
    case .noRecipe: writesRecipe = try !truth(option, text)
    case .noOverwrite: overwrites = try !truth(option, text)
    }
  }

  private func checked<Value>(
    _ value: Value?, _ option: StorageOption, _ text: String, _ must: String,
    suggestion: String? = nil
  ) throws(ExportError) -> Value {
    guard let value else {
      throw ExportError(
        .usage,
        "\(option.rawValue) must be \(must), not \(Wording.quoted(text))"
          + Wording.offer(suggestion))
    }
    return value
  }

  /// Reads a text; where it is wrong only by what stands around a number, the number is offered.
  private func read<Value>(
    _ option: StorageOption, _ text: String, _ must: String, _ parse: (String) -> Value?
  ) throws(ExportError) -> Value {
    if let value = parse(text) { return value }
    let number = Suggestion.number(in: text) { parse($0) != nil }
    return try checked(nil, option, text, must, suggestion: number)
  }

  private func number(
    _ option: StorageOption, _ text: String, _ must: String, isRight: (Fraction) -> Bool
  ) throws(ExportError) -> Double {
    try read(option, text, must) { text in
      Fraction(parsing: text).flatMap { isRight($0) ? $0.doubleValue : nil }
    }
  }

  private func whole(
    _ option: StorageOption, _ text: String, _ range: ClosedRange<Int>
  ) throws(ExportError) -> Int {
    try read(option, text, "a whole number, \(range.lowerBound) to \(range.upperBound)") { text in
      let isPlain = !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      return (isPlain ? Int(text) : nil).flatMap { range.contains($0) ? $0 : nil }
    }
  }

  private func opaqueColor(
    _ option: StorageOption, _ text: String
  ) throws(ExportError) -> Color {
    let color: Color
    do {
      color = try ColorText(css: text).color
    } catch {
      throw ExportError(.usage, "\(option.rawValue): \(error)")
    }
    let must = "an opaque colour, such as white or #101418"
    return try checked(color.alpha == 1 ? color : nil, option, text, must)
  }

  private func truth(_ option: StorageOption, _ text: String) throws(ExportError) -> Bool {
    try checked(["true": true, "false": false][text], option, text, "true or false")
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: StorageOption, _ text: String
  ) throws(ExportError) -> Choice where Choice.RawValue == String {
    let words = Choice.allCases.map(\.rawValue)
    return try checked(
      Choice(rawValue: text), option, text, Wording.list(words),
      suggestion: Suggestion.nearest(to: text, among: words))
  }
}
