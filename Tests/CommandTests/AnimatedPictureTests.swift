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

  /// Colours that no palette holds, so that libimagequant chooses.
  @Test("the same palette on one processor and with dirty memory")
  func samePalette() throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      """
      scene="--scene material-spinner --size 96 --fps 10 -q"
      "$0" export a.gif $scene && MALLOC_PERTURB_=165 taskset -c 0 "$0" export b.gif $scene && cmp a.gif b.gif
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

  @Test("a GIF whose edges are mixed with a matte is compared with what its recipe asks for")
  func matte() throws {
    let folder = try TemporaryFolder()
    let options = ["--background", "transparent", "--matte", "#0000ff", "--size", "64", "-q"]
    try Program.run(["export", "a.gif"] + options, in: folder.url)
    let right = try Program.run(["verify", "a.gif"], in: folder.url)
    #expect(right.output.contains("every frame is the right one, without any difference"))
    #expect(right.status == 0)
    // The recipe of another matte in the same file.
    let line = "LC_ALL=C sed -i 's/#0000ff/#ff0000/' a.gif && \"$0\" verify a.gif"
    #expect(try Program.shell(line, in: folder.url).status == 1)
  }

  @Test("verify draws a transparent AVIF again, and sees another transparency")
  func transparentAVIF() throws {
    let folder = try TemporaryFolder()
    func scene(_ alpha: String) -> [String] {
      let color = "#646464\(alpha)"
      return ["--background", "transparent", "--set", "highlight=\(color)", "--color", color]
    }
    let made = try Program.run(
      ["export", "a.avif", "--size", "96", "--fps", "10", "-q"] + scene("80"),
      in: folder.url)
    try #require(made.status == 0, "\(made.messages)")
    let right = try Program.run(["verify", "a.avif"], in: folder.url)
    #expect(right.status == 0, "\(right.output)")
    #expect(
      right.output.contains("compared with its recipe: every frame is the right one"),
      "\(right.output)")
    let wrong = try Program.run(
      ["verify", "a.avif", "--scene", "pulse"] + scene("a0"), in: folder.url)
    #expect(wrong.status == 1, "\(wrong.output)")
    #expect(wrong.output.contains("fault recipe-mismatch"), "\(wrong.output)")
  }

  @Test("plays that are drawn and stored anew are told, and no others")
  func repeats() throws {
    let folder = try TemporaryFolder()
    let options = ["--loops", "3", "--size", "32", "--fps", "5"]
    let told = try Program.run(["export", "a.gif", "b.mp4", "c.avif"] + options, in: folder.url)
    #expect(told.status == 0)
    #expect(
      told.messages
        == "pulse-video: note: a.gif: gif stores each of the 3 plays anew, as frames can't be copied "
        + "there; --plays tells players how often to show the loop, at no cost\n")
    #expect(told.output.contains("a.gif: 32x32, 30 frames"))
  }
}
