import Foundation
import Testing

/// Animated pictures by the built program.
@Suite("Animated pictures")
struct AnimatedPictureTests {
  @Test("a GIF alone has 50 frames a second, and the program says so")
  func usualRate() throws {
    let folder = try TemporaryFolder()
    let alone = try Program.run(["export", "a.gif", "--size", "32"], in: folder.url)
    #expect(alone.status == 0)
    #expect(alone.output.contains("100 frames at 50 fps"))
    #expect(alone.messages.contains("50 frames a second instead of 60"))
    let named = try Program.run(["export", "a.gif", "--size", "32", "--fps", "60"], in: folder.url)
    #expect(named.status == 64)
    #expect(named.messages.contains("use --fps 50"))
    let both = try Program.run(["export", "a.gif", "b.webm", "--size", "32"], in: folder.url)
    #expect(both.status == 64)
    #expect(both.messages.contains("use --fps 50"))
  }

  @Test("the same bytes on one processor and with dirty memory")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    // Colours that no palette holds, so that libimagequant chooses.
    let options = "--scene material-spinner --size 96 --fps 10 -q"
    let result = try Program.shell(
      """
      set -e
      for ending in gif apng webp avif; do
        "$0" export a.$ending \(options)
        MALLOC_PERTURB_=165 taskset -c 0 "$0" export b.$ending \(options)
        cmp a.$ending b.$ending
      done
      """, in: folder.url)
    #expect(result.status == 0, "\(result.messages)")
  }

  @Test("verify draws every frame of them again")
  func verified() throws {
    let folder = try TemporaryFolder()
    let made = try Program.run(
      ["export", "a.gif", "a.apng", "a.webp", "a.avif", "--size", "96", "--fps", "25", "-q"],
      in: folder.url)
    #expect(made.status == 0)
    let result = try Program.run(["verify", "a.gif", "a.apng", "a.webp", "a.avif"], in: folder.url)
    #expect(result.status == 0)
    let right = "compared with its recipe: every frame is the right one"
    #expect(result.output.components(separatedBy: right).count == 5, "\(result.output)")
    let exact = "compared with its recipe: every frame is the right one, without any difference"
    #expect(result.output.components(separatedBy: exact).count == 4, "\(result.output)")
  }

  @Test("leaves the old file or the new one when stopped", arguments: ["INT", "TERM", "KILL"])
  func killed(_ signal: String) throws {
    let folder = try TemporaryFolder()
    let names = ["x.gif", "x.apng", "x.webp"]
    let export = "export \(names.joined(separator: " ")) --size 200 --fps 25 -q"
    let fresh = try Program.shell("\"$0\" \(export)", in: folder.url)
    try #require(fresh.status == 0, "\(fresh.messages)")
    let whole = try names.map(folder.data)
    for seconds in [0.02, 0.08, 0.2, 0.4] {
      for name in names { try Data("old".utf8).write(to: folder.url.appendingPathComponent(name)) }
      _ = try Program.shell("timeout -s \(signal) \(seconds) \"$0\" \(export)", in: folder.url)
      for (name, file) in zip(names, whole) {
        let data = try folder.data(name)
        #expect(data == file || data == Data("old".utf8), "\(name) after \(seconds) s")
      }
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      if signal != "KILL" { #expect(left.sorted() == names.sorted()) }
    }
  }

  @Test("a full disk leaves the old file", .enabled(if: getuid() == 0))
  func fullDisk() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      mkdir disk && mount -t tmpfs -o size=64k tmpfs disk || exit 99
      trap 'umount disk' EXIT
      for ending in gif apng webp; do
        echo old > disk/a.$ending
        "$0" export disk/a.$ending --size 512 --fps 25 -q; [ $? = 74 ] || exit 1
        [ "$(cat disk/a.$ending)" = old ] || exit 2
        rm disk/a.$ending
        [ -z "$(ls -A disk)" ] || exit 3
      done
      """, in: folder.url)
    #expect([0, 99].contains(result.status), "\(result.messages)")
  }

  @Test("a folder that can't be written to is refused", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      "mkdir closed; chmod 500 closed; \"$0\" export closed/a.gif --size 32 -q", in: folder.url)
    #expect(result.status == 73)
  }
}
