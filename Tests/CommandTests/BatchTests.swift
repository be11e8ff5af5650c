import Foundation
import Testing

@Suite("batch")
struct BatchTests {
  private static let small = "--size 48 --fps 10"

  @Test("makes the product of its lists, and the same files as export with one thread")
  func product() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      "$0" batch --vary 'color=red,#0a84ff,rgb(1, 2, 3)' --vary inset=4,8 --out v \(Self.small) &&
      "$0" export one.mp4 --color 'rgb(1, 2, 3)' --set inset=8 --threads 1 -q \(Self.small) &&
      cmp one.mp4 'v/pulse-rgb(1, 2, 3)-8.mp4' && ls v
      """, in: folder.url)
    #expect(result.messages == "")
    #expect(
      result.output == """
        v: 6 files made
        manifest.jsonl
        pulse-0a84ff-4.mp4
        pulse-0a84ff-8.mp4
        pulse-red-4.mp4
        pulse-red-8.mp4
        pulse-rgb(1, 2, 3)-4.mp4
        pulse-rgb(1, 2, 3)-8.mp4

        """)
    #expect(result.status == 0)
  }

  @Test("refuses a wrong table with all of its errors, and makes no folder")
  func wrongTable() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      "printf 'color;size\\nrde;0\\n\\nred;8\\n' > t.csv; \"$0\" batch t.csv --out v",
      in: folder.url)
    #expect(
      result.messages == """
        pulse-video: error: t.csv has 3 errors; nothing was written
          row 2, column A (color): the parameter 'color' of 'pulse': unknown colour 'rde'; \
        did you mean 'red'?
          row 2, column B (size): size must be W or WxH in whole pixels from 1 to 16384, such as 1080 \
        or 1080x1920, not '0'
          row 3: the row is empty; remove it, or fill it in

        """)
    #expect(result.status == 65)
    #expect(try folder.names == ["t.csv"])
  }

  /// A line that is wrong, its exit code, and a part of what it is told.
  static let mistakes: [(line: String, status: Int32, words: String)] = [
    ("t.csv", 64, "add --out DIR"),
    ("--out v", 64, "needs a table or --vary"),
    ("lost.csv --out v", 66, "cannot read lost.csv"),
    ("t.csv u.csv --out v", 64, "'u.csv' is too much"),
    ("t.csv --out v --formats png", 64, "makes one file of each variant"),
    ("t.csv --out v --formats mp5", 64, "; 'mp5' is none; did you mean 'mp4'?"),
    ("t.csv --out v --formats 'webm,film'", 64, "'film' is none of mp4, m4v, mov, webm, mkv, gif"),
    ("t.csv --out v --vary color=red", 65, "'color' is named twice"),
    ("--out v --vary color=rde", 64, "did you mean 'red'?"),
    ("t.csv --out v --vary inset=", 64, "has an empty value"),
    ("t.csv --out v --name '{x'", 64, "has a brace without its partner"),
    ("t.csv --out v --name x", 65, "the file name 'x' is also that of row 2"),
    ("t.csv --out v --jobs 0", 64, "--jobs must be a whole number, 1 to 256"),
    ("t.csv --out v --shard 2/2", 64, "--shard must be I/N"),
    ("t.csv --out v --shard auto", 64, "SLURM_ARRAY_TASK_ID is not set"),
    ("t.csv --out t.csv", 73, "t.csv is a file, not a folder; name another folder"),
    ("t.csv --out t.csv/v", 73, "create the folder t.csv/v, as t.csv is a file; name another"),
    ("--merge --out v", 64, "--merge needs the folders"),
    ("--merge lost --out v", 66, "there is no folder lost"),
    ("t.csv --merge . --out v", 65, "nothing to merge"),
    ("t.csv --out v --merge --shard 0/2", 64, "exclude each other"),
    ("t.csv --merge . --out v --prune", 64, "--prune says nothing; leave it out"),
    ("t.csv --merge . --out v --verify", 64, "--verify says nothing; leave it out"),
    ("t.csv --merge . --out v --jobs 2", 64, "--jobs says nothing; leave it out"),
    ("--merge . --out v --formats webm", 64, "--merge takes --formats only with a table"),
    ("t.csv --out v --codec-option crf=abc", 65, "of libx264 must be a number"),
    ("--out v --vary color=@lost.json", 66, "cannot read lost.json"),
    ("--out v --vary color=@t.csv", 65, "has no colour"),
  ]

  @Test("answers mistakes with what would be right", arguments: mistakes)
  func mistake(_ line: String, _ status: Int32, _ words: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      "printf 'color\\nred\\nblue\\n' > t.csv; \"$0\" batch \(line) \(Self.small)", in: folder.url)
    #expect(result.messages.contains(words), "\(result.messages)")
    #expect(result.status == status)
    #expect(result.output == "")
    #expect(try folder.names.filter { $0 != "v" } == ["t.csv"])
  }

  @Test("takes every option of export, on the command line and as a column")
  func options() throws {
    func listed(_ command: String) throws -> [String] {
      try Program.run([command, "--help"]).output.split(separator: "\n").compactMap { line in
        guard line.hasPrefix("  -") else { return nil }
        return line.split(separator: " ").first { $0.hasPrefix("--") }.map {
          String($0.dropFirst(2))
        }
      }
    }
    let (export, batch) = try (listed("export"), listed("batch"))
    // A page with its own files is one thing, of which a batch makes none.
    #expect(Set(export).subtracting(batch) == ["web"])
    let folder = try TemporaryFolder()
    let noColumns = [
      "web", "set", "codec-option", "dry-run", "json", "progress", "quiet", "verbose", "help",
    ]
    let columns = export.filter { !noColumns.contains($0) }
    let row = columns.map { _ in "~" }
    try Data("\(columns.joined(separator: ","))\n\(row.joined(separator: ","))\n".utf8)
      .write(to: folder.url.appendingPathComponent("t.csv"))
    let result = try Program.run(["batch", "t.csv", "--out", "v"], in: folder.url)
    #expect(!result.messages.contains("unknown column"), "\(result.messages)")
    #expect(result.status == 65)
  }

  @Test("prints its plan and its result as JSON")
  func documents() throws {
    let folder = try TemporaryFolder()
    let line = "batch --vary color=red,blue --out v --formats mp4,webm \(Self.small)"
      .split(separator: " ").map(String.init)
    let plan = try Program.run(line + ["--dry-run"], in: folder.url).jsonObject()
    let planned = try #require(plan["outputs"] as? [[String: Any]])
    #expect(
      planned.compactMap { $0["file"] as? String } == [
        "pulse-red.mp4", "pulse-red.webm", "pulse-blue.mp4", "pulse-blue.webm",
      ])
    #expect(planned.allSatisfy { $0["state"] as? String == "open" })
    #expect(try folder.names == [])
    let result = try Program.run(line + ["--json", "--verify"], in: folder.url).jsonObject()
    let made = try #require(result["outputs"] as? [[String: Any]])
    #expect(result["made"] as? Int == 4)
    #expect(made.allSatisfy { $0["verdict"] as? String == "seamless" })
    for output in made {
      let file = try #require(output["file"] as? String)
      #expect(try folder.data("v/\(file)").count == output["bytes"] as? Int)
    }
  }

  @Test("writes a gallery, also after a run without work and after a merge")
  func gallery() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      line="batch --vary color=red,blue --formats mp4,webm \(Self.small) --gallery"
      "$0" $line --out v && "$0" $line --out v && cp v/index.html first.html &&
      "$0" batch --merge v --out m --gallery && ls m && "$0" $line --out v --json | tail -n 3
      grep -c '<video' v/index.html && cmp v/index.html first.html
      """, in: folder.url)
    #expect(result.messages == "")
    #expect(
      result.output.hasPrefix(
        """
        v: 4 files made
        v/index.html: a gallery of 2 variants
        v: 0 files made, 4 were finished before
        v/index.html: a gallery of 2 variants
        m: 4 files in the manifest
        m/index.html: a gallery of 2 variants
        index.html
        manifest.jsonl
        pulse-blue.mp4
        pulse-blue.webm
        pulse-red.mp4
        pulse-red.webm
        "gallery": "v/index.html",

        """), "\(result.output)")
    #expect(result.output.hasSuffix("}\n2\n"))
    #expect(result.status == 0)
  }

  @Test("replaces no page but its own, and says so before any work")
  func foreignPage() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      mkdir v; echo mine > v/index.html
      "$0" batch --vary color=red,blue --out v --gallery \(Self.small); echo $?; ls v; cat v/index.html
      """, in: folder.url)
    #expect(result.messages.contains("v/index.html is there and was not written by --gallery"))
    #expect(result.output == "73\nindex.html\nmine\n")
  }

  @Test("says which rows failed, at once and at the end, and exits with 1")
  func failures() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      "mkdir -p v/pulse-red.mp4; \"$0\" batch --vary color=red,blue --out v \(Self.small)",
      in: folder.url)
    #expect(result.status == 1)
    #expect(result.output == "v: 1 file made, 1 failed\n")
    let sentence = "v/pulse-red.mp4 is a folder; only a regular file can be replaced"
    #expect(
      result.messages == """
        pulse-video: error: pulse-red.mp4: \(sentence)
        pulse-video: 1 file failed:
          pulse-red.mp4: \(sentence)

        """)
  }

  @Test("takes its table from standard input, and reads palettes")
  func inputs() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      echo '{"brand": {"$type": "color", "sky": {"$value": "#0a84ff"}}}' > p.json
      printf 'inset\\n4\\n8\\n' | "$0" batch - --vary color=@p.json --out v -q \(Self.small)
      ls v
      """, in: folder.url)
    #expect(result.output == "manifest.jsonl\npulse-4.mp4\npulse-8.mp4\n")
  }

  @Test(
    "stops for signals with their exit codes, and goes on",
    arguments: [("INT", 130), ("TERM", 143)])
  func signals(_ signal: String, _ status: Int32) throws {
    let folder = try TemporaryFolder()
    let line = "batch --vary color=red,blue,teal --out v --size 256 --fps 60 --jobs 2"
    let result = try Program.shell(
      """
      set -m  # Without job control bash lets what runs behind ignore SIGINT.
      "$0" \(line) & p=$!
      while [ ! -s v/manifest.jsonl ]; do sleep 0.02; done
      kill -\(signal) $p; wait $p
      """, in: folder.url)
    #expect(result.status == status)
    #expect(result.messages.contains("the same command makes the others"), "\(result.messages)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("v").path)
    #expect(names.allSatisfy { !$0.hasPrefix(".") }, "\(names)")
    let again = try Program.run(
      line.split(separator: " ").map(String.init) + ["--json"], in: folder.url)
    #expect(again.status == 0)
    #expect(try again.jsonObject()["failed"] as? Int == 0)
  }

  @Test("merges copies that have lost their times, and replaces nobody's file")
  func merging() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      "$0" batch --vary color=red,blue --out v -q \(Self.small)
      cp -r v c && "$0" batch --merge c --out c && "$0" batch --merge c --out c --rehash
      mkdir m && echo mine > m/pulse-red.mp4
      for option in --no-overwrite -q; do "$0" batch --merge v --out m $option; echo $?; done
      ls m; cat m/pulse-red.mp4
      """, in: folder.url)
    let merged = "c: 2 files in the manifest\n"
    #expect(result.output == "\(merged)\(merged)73\n73\npulse-red.mp4\nmine\n")
    let refusal =
      "pulse-video: error: m/pulse-red.mp4 is there, differs from v/pulse-red.mp4, and no manifest "
      + "knows it; move it away, or give another --out\n"
    #expect(result.messages == refusal + refusal)
  }

  #if os(Linux)
    @Test(
      "stops for signals while it waits for a pipe's writer",
      arguments: ["p --out v", "--vary color=@p --out v"])
    func pipes(_ arguments: String) throws {
      let folder = try TemporaryFolder()
      let result = try Program.shell(
        """
        mkfifo p
        "$0" batch \(arguments) & p=$!
        # Asleep in opening the pipe, with its signals taken over.
        until grep -q 'State:.S' /proc/$p/status && grep -q 'SigCgt:.*[4-7c-f]...$' /proc/$p/status
        do sleep 0.02; done
        sleep 0.2; kill -TERM $p; wait $p
        """, in: folder.url)
      #expect(result.status == 143, "\(result.messages)")
      #expect(try folder.names == ["p"])
    }
  #endif

  @Test("refuses a second run in the same folder")
  func twoRuns() throws {
    let folder = try TemporaryFolder()
    // Work for longer than the second one has patience.
    let line =
      "batch --vary color=red,blue,teal,lime --vary inset=2,4,6,8 --out v --size 768 --fps 60 -q"
    let result = try Program.shell(
      """
      "$0" \(line) & p=$!
      while [ ! -s v/manifest.jsonl ]; do sleep 0.02; done
      "$0" \(line); code=$?
      kill -TERM $p; wait $p
      exit $code
      """, in: folder.url)
    #expect(result.messages.contains("another batch is at work in 'v'"), "\(result.messages)")
    #expect(result.status == 73)
  }
}

/// Batches that are killed outright at random moments and started again until they are done.
@Suite("batch killed at random moments")
struct BatchKilledTests {
  static let seed: UInt64 = 20_261_131

  @Test("ends with the same files as an undisturbed one, none made twice")
  func killed() throws {
    let folder = try TemporaryFolder()
    let line =
      "--vary color=red,blue,teal,lime,navy,gold --vary inset=4,8 --size 64 --fps 15 --jobs 2 -q"
    let whole = try Program.shell("\"$0\" batch --out whole \(line)", in: folder.url)
    try #require(whole.status == 0, "\(whole.messages)")
    var state = Self.seed
    var delays: [String] = []
    for _ in 0..<12 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      delays.append("0.\(100 + (state >> 33) % 400)")
    }
    let comment: Comment = "seed \(Self.seed)"
    let result = try Program.shell(
      """
      for delay in \(delays.joined(separator: " ")); do
        timeout -s KILL $delay "$0" batch --out v \(line) && break
      done
      "$0" batch --out v \(line) || exit
      cd v; for f in *.mp4; do cmp $f ../whole/$f || exit; done; ls -A ../whole > ../a; ls -A > ../b
      cmp ../a ../b
      """, in: folder.url)
    #expect(result.status == 0, "\(comment): \(result.messages)")
    // Whatever has its name was written down before, so no file is in the manifest twice.
    let lines = String(decoding: try folder.data("v/manifest.jsonl"), as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("\"sha256\"") }
    let digests = Set(
      lines.compactMap { line in
        line.range(of: "\"file\":\"[^\"]*\"", options: .regularExpression).map { line[$0] }
      })
    #expect(digests.count == 12, comment)
  }
}
