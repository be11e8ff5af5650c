import PulseMedia

/// The parts of a batch that come together in a merge, and those that an earlier merge brought.
struct MergedParts: Sendable {
  private struct Key: Hashable {
    let shard: Shard
    let plan: ByteDigest
  }

  /// Parts whose own manifests were found.
  private var own: [Key: ManifestRun] = [:]
  /// Parts that manifests of merged folders tell of.
  private var merged: [Key: ManifestRun] = [:]
  /// The runs of whole batches.
  private var wholes: [ManifestRun] = []
  /// The last run of a part, of which the merged manifest says that it made the files.
  private var last: ManifestRun?

  /// Takes in what a folder's manifests tell.
  mutating func add(_ manifest: Manifest) {
    for (name, run) in manifest.runs.sorted(by: { $0.key < $1.key }) {
      guard let shard = run.shard else {
        wholes.append(run)
        continue
      }
      var run = run
      run.made = manifest.counts[name] ?? 0
      Self.enter(run, shard, &own)
      last = run
    }
    for run in manifest.mergedParts {
      if let shard = run.shard { Self.enter(run, shard, &merged) }
    }
  }

  /// Of a part that was begun in several folders, the one that came farthest counts.
  private static func enter(_ run: ManifestRun, _ shard: Shard, _ list: inout [Key: ManifestRun]) {
    let key = Key(shard: shard, plan: run.plan)
    if let other = list[key], (other.made ?? 0) > (run.made ?? 0) { return }
    list[key] = run
  }

  /// All parts in their order: those of an earlier merge as far as no new one stands for them.
  var all: [ManifestRun] {
    let shards = Set(own.keys.map(\.shard))
    let runs = Array(own.values) + merged.filter { !shards.contains($0.key.shard) }.values
    return runs.sorted { left, right in
      guard let one = left.shard, let other = right.shard, one != other else {
        return left.plan.hexadecimal < right.plan.hexadecimal
      }
      return (one.count, one.index) < (other.count, other.index)
    }
  }

  /// The run that the merged manifest begins with; `nil` where no manifest tells of any.
  var heading: ManifestRun? { last ?? wholes.last ?? all.last }

  /// Notes parts that are missing or unfinished, and parts of different batches.
  func check(_ report: inout ManifestMerge.Report) {
    let parts = all
    let shards = Set(parts.compactMap(\.shard))
    for count in Set(shards.map(\.count)).sorted() {
      report.missingShards += (0..<count).compactMap { Shard(index: $0, count: count) }
        .filter { !shards.contains($0) }
    }
    for run in parts {
      guard let shard = run.shard, let made = run.made, made < run.files else { continue }
      report.unfinishedShards.append(
        ManifestMerge.UnfinishedShard(shard: shard, made: made, planned: run.files))
    }
    if Set((parts + wholes).map(\.plan)).count > 1 {
      report.notes.append(
        "the manifests are of different tables or options; what they name is merged")
    }
    if Set((parts + wholes).map(\.libraries)).count > 1 {
      report.notes.append(
        "the files were made with different versions of libav, so equal recipes may have given "
          + "different bytes")
    }
  }
}
