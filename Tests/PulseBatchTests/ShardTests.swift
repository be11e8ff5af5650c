import PulseBatch
import TestSupport
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("are read as I/N", arguments: [("0/1", 0, 1), ("3/8", 3, 8)])
  func reading(_ text: String, _ index: Int, _ count: Int) {
    #expect(Shard(parsing: text) == Shard(index: index, count: count))
    #expect(Shard(parsing: text)?.description == text)
  }

  @Test(
    "need an index below their count", arguments: ["8/8", "-1/2", "1", "/", "1/0", "a/b", "0/1/2"])
  func refused(_ text: String) { #expect(Shard(parsing: text) == nil) }

  private func asked(_ text: String, _ environment: [String: String]) -> String {
    do {
      return try Shard.asked(text) { environment[$0] }.description
    } catch {
      return "\(error)"
    }
  }

  @Test("are taken from Slurm, Kubernetes and AWS Batch only where they are asked to be")
  func environment() {
    let slurm = [
      "SLURM_ARRAY_TASK_ID": "13", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "8",
    ]
    #expect(asked("auto", slurm) == "3/8")
    #expect(asked("1/2", slurm) == "1/2")
    let steps = slurm.merging(["SLURM_ARRAY_TASK_ID": "14", "SLURM_ARRAY_TASK_STEP": "2"]) { $1 }
    #expect(asked("auto", steps) == "2/8")
    #expect(
      asked("auto", slurm.merging(["SLURM_ARRAY_TASK_ID": "18"]) { $1 }).contains("without gaps"))
    #expect(asked("auto", [:]).hasSuffix("SLURM_ARRAY_TASK_ID is not set"))
    #expect(asked("auto/5", ["JOB_COMPLETION_INDEX": "4"]) == "4/5")
    #expect(asked("auto/5", ["AWS_BATCH_JOB_ARRAY_INDEX": "0"]) == "0/5")
    #expect(asked("auto/5", ["JOB_COMPLETION_INDEX": "5"]).contains("none of 0 to N - 1"))
    #expect(asked("auto/5", slurm).hasSuffix("JOB_COMPLETION_INDEX is not set"))
    #expect(asked("half", [:]).contains("--shard must be I/N"))
  }

  @Test("part everything, each thing once, and evenly", arguments: [1 as UInt64, 2, 3, 4, 5])
  func partition(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let costs = (0..<Int.random(in: 0...200, using: &random)).map { _ in
      Double.random(in: 0...1, using: &random) < 0.1
        ? 0 : Double.random(in: 0...100, using: &random)
    }
    for count in 1...9 {
      var end = 0
      for index in 0..<count {
        let range = try #require(Shard(index: index, count: count)).range(of: costs)
        #expect(range.lowerBound == end || range.isEmpty, "seed \(seed)")
        if !range.isEmpty { end = range.upperBound }
        let fair = costs.reduce(0, +) / Double(count)
        let share = costs[range].reduce(0, +)
        #expect(abs(share - fair) <= (costs.max() ?? 0) + 1e-6, "seed \(seed)")
      }
      #expect(end == costs.count, "seed \(seed)")
    }
  }
}
