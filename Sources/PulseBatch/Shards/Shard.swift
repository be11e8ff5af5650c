import PulseScenes

/// One of N parts of a batch, from 0.
public struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// The most parts.
  public static let largestCount = 100_000

  /// Which part, 0 ..< ``count``.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// Makes a part; `nil` unless 0 <= index < count <= ``largestCount``.
  public init?(index: Int, count: Int) {
    guard (1...Self.largestCount).contains(count), (0..<count).contains(index) else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Reads `I/N`.
  public init?(parsing text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Self.number($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
    self.init(index: index, count: count)
  }

  /// `I/N`.
  public var description: String { "\(index)/\(count)" }

  /// Reads what `--shard` takes: `I/N`, `auto` under Slurm, or `auto/N` in an indexed job of Kubernetes
  /// or an array job of AWS Batch.
  ///
  /// - Parameters:
  ///   - text: what the user wrote.
  ///   - environment: gives the value of an environment variable.
  /// - Throws: ``BatchError`` that says what is missing.
  public static func asked(
    _ text: String, environment: (String) -> String?
  ) throws(BatchError) -> Shard {
    if let shard = Shard(parsing: text) { return shard }
    if text == "auto" { return try slurm(environment) }
    if text.hasPrefix("auto/"), let count = number(text.dropFirst(5)) {
      return try indexed(count, environment)
    }
    throw BatchError(
      .usage,
      "--shard must be I/N with I from 0 to N - 1, 'auto' or 'auto/N', not \(Wording.quoted(text))")
  }

  private static func slurm(_ environment: (String) -> String?) throws(BatchError) -> Shard {
    var numbers: [Int] = []
    for name in ["SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT"] {
      numbers.append(try value(name, environment, "--shard auto works in a job array of Slurm"))
    }
    let step = environment("SLURM_ARRAY_TASK_STEP").flatMap { number($0) } ?? 1
    let offset = numbers[0] - numbers[1]
    guard step > 0, offset.isMultiple(of: step),
      let shard = Shard(index: offset / step, count: numbers[2])
    else {
      throw BatchError(
        .usage,
        "--shard auto needs a job array without gaps, such as --array=0-7; task \(numbers[0]) of "
          + "\(numbers[2]) from \(numbers[1]) on is none")
    }
    return shard
  }

  private static func indexed(
    _ count: Int, _ environment: (String) -> String?
  ) throws(BatchError) -> Shard {
    let names = ["JOB_COMPLETION_INDEX", "AWS_BATCH_JOB_ARRAY_INDEX"]
    let name = names.first { environment($0) != nil } ?? names[0]
    let index = try value(
      name, environment,
      "--shard auto/N works in an indexed job, which has JOB_COMPLETION_INDEX or "
        + "AWS_BATCH_JOB_ARRAY_INDEX")
    guard let shard = Shard(index: index, count: count) else {
      throw BatchError(
        .usage, "--shard auto/\(count): \(name) is \(index), which is none of 0 to N - 1")
    }
    return shard
  }

  private static func value(
    _ name: String, _ environment: (String) -> String?, _ rule: String
  ) throws(BatchError) -> Int {
    guard let text = environment(name) else {
      throw BatchError(.usage, "\(rule); \(name) is not set")
    }
    guard let number = number(text) else {
      throw BatchError(.usage, "\(rule); \(name) is \(Wording.quoted(text)), which is no number")
    }
    return number
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}

extension Shard {
  /// The part's share of things with costs: neighbours, so that rows alike stay together, with as even a
  /// sum of costs as the order allows.
  ///
  /// A thing belongs to the part in which the middle of its cost falls, so that each belongs to exactly
  /// one, and no part is off its fair share by more than the dearest thing.
  package func range(of costs: some Collection<Double>) -> Range<Int> {
    let total = costs.reduce(0, +)
    var start: Int?
    var sum = 0.0
    var number = 0
    for cost in costs {
      let middle = total > 0 ? (sum + cost / 2) / total : 0
      let part = min(Int(middle * Double(count)), count - 1)
      if part >= index, start == nil { start = number }
      if part > index { return (start ?? number)..<number }
      sum += cost
      number += 1
    }
    return (start ?? number)..<number
  }
}
