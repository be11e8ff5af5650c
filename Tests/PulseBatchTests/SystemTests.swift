import Foundation
import PulseBatch
import PulseEncode
import PulseScenes
import PulseTimeline
import TestSupport
import Testing

@Suite("What the system says")
struct SystemTests {
  private func jobs(_ files: [String: String], allowed: Int = 16, slurm: String? = nil) -> Int {
    JobCount.smallest(allowed: allowed, slurm: slurm) { files[$0] }
  }

  @Test("bounds the jobs by affinity, control groups and Slurm")
  func jobCount() {
    #expect(jobs([:]) == 16)
    #expect(jobs([:], slurm: "3") == 3)
    #expect(jobs([:], slurm: "4(x2)") == 16)
    #expect(jobs([:], allowed: 0) == 1)
    let version2 = ["/proc/self/cgroup": "0::/a/b\n", "/sys/fs/cgroup/a/b/cpu.max": "max 100000\n"]
    #expect(jobs(version2) == 16)
    #expect(jobs(version2.merging(["/sys/fs/cgroup/a/cpu.max": "250000 100000\n"]) { $1 }) == 3)
    // In a container the group is the root of what can be seen.
    #expect(jobs(["/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/cpu.max": "50000 100000\n"]) == 1)
    let version1 = [
      "/proc/self/cgroup": "5:memory:/m\n4:cpu,cpuacct:/c\n",
      "/sys/fs/cgroup/cpu,cpuacct/c/cpu.cfs_quota_us": "200000\n",
      "/sys/fs/cgroup/cpu,cpuacct/c/cpu.cfs_period_us": "100000\n",
    ]
    #expect(jobs(version1) == 2)
    let unlimited = version1.merging(["/sys/fs/cgroup/cpu,cpuacct/c/cpu.cfs_quota_us": "-1\n"]) {
      $1
    }
    #expect(jobs(unlimited) == 16)
  }

  @Test("has its moments written as other libraries read them")
  func timestamps() throws {
    var random = SplitMix64(seed: 7)
    let formatter = ISO8601DateFormatter()
    for _ in 0..<200 {
      let seconds = Int.random(in: -2_000_000_000...8_000_000_000, using: &random)
      let nanoseconds = Int.random(in: 0..<1_000_000_000, using: &random)
      let text = Timestamp.text(seconds * 1_000_000_000 + nanoseconds)
      let whole = text.prefix(19) + "Z"
      #expect(formatter.date(from: String(whole))?.timeIntervalSince1970 == Double(seconds))
      #expect(Timestamp.nanoseconds(text) == seconds * 1_000_000_000 + nanoseconds)
    }
    for wrong in ["", "2026-11-30", "2026-02-30T00:00:00.000000000Z", "2026-11-30T07:49:48Z"] {
      #expect(Timestamp.nanoseconds(wrong) == nil)
    }
  }
}

@Suite("Planning")
struct PlanningTests {
  @Test("takes as many steps as there are rows")
  func linear() throws {
    func effort(_ rows: Int) throws -> PlanningEffort {
      let table =
        "color,name\n" + (0..<rows).map { "#\(String(0x100000 + $0, radix: 16)),\($0)\n" }.joined()
      return try BatchPlan(.short(table)).effort
    }
    let (small, large) = (try effort(300), try effort(3000))
    #expect(small.variants == 300)
    #expect(small.comparisons == 0)
    #expect(small.cells == 600)
    #expect(large.variants == 3000)
    #expect(large.comparisons == 0)
    #expect(large.cells == 6000)
  }

  @Test("gives the same on any number of threads")
  func threads() throws {
    let table =
      "color,name\n" + (0..<2000).map { "#\(String(0x100000 + $0, radix: 16)),\($0)\n" }.joined()
    let recipes = try [1, 3].map { threads in
      try BatchListing(BatchPlan(.short(table), threads: threads)).map(\.recipe)
    }
    #expect(recipes[0] == recipes[1])
    #expect(Set(recipes[0]).count == 2000)
  }

  @Test("knows every option of an export as a column")
  func columns() throws {
    let texts: [StorageOption: String] = [
      .codec: "h264", .quality: "60", .crf: "20", .bitrate: "1M", .effort: "fast",
      .pixelFormat: "yuv444p", .matrix: "601", .range: "pc", .transfer: "709", .threads: "2",
      .loops: "2", .seconds: "3", .plays: "1", .matte: "white", .noRecipe: "true",
      .noOverwrite: "true", .maxBytes: "256KB", .allow: "fps",
    ]
    for option in StorageOption.allCases {
      let text = try #require(texts[option], "\(option)")
      // Those that only animated pictures have.
      let isOfPictures = [.plays, .matte].contains(option)
      func problems(of table: String) throws -> [String] {
        try PulseBatchTests.problems(of: table) { request in
          // What a limit may lower needs one.
          if option == .allow { request.options.maximumBytes = 100_000 }
          guard isOfPictures else { return }
          request.formats = ["gif"]
          request.drawing.rate = .fps25
          try request.drawing.set(.background, to: "transparent")
        }
      }
      #expect(try problems(of: "\(option.rawValue)\n\(text)\n") == [], "\(option)")
      #expect(try problems(of: "\(option.rawValue)\n~\n").count == 1, "\(option)")
    }
    for option in DrawingOption.allCases {
      let text = Drawing().text(of: option) ?? "2"
      #expect(try problems(of: "\(option.rawValue)\n\(text)\n") == [], "\(option)")
    }
    #expect(try problems(of: "codec-option.preset,set.width\nfast,200\n") == [])
    #expect(
      try problems(of: "codec-option.preset\nfats\n").first?.contains("did you mean 'fast'?")
        == true)
  }
}
