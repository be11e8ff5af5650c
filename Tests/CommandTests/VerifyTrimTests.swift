import Foundation
import Testing

/// `verify --trim` as a user runs it; ffprobe and ffmpeg say what the new files hold.
@Suite("Verify's cut")
struct VerifyTrimTests {
  @Test(
    "copies packets where nothing else is needed",
    arguments: ["mp4", "mov", "mkv"])
  func copied(_ ending: String) throws {
    let folder = try TemporaryFolder()
    try folder.circle(49, "a.mp4", "-bf 0 -colorspace bt709 -color_range tv -vf setsar=4/3")
    let file = "new.\(ending)"
    let result = try Program.run(["verify", "a.mp4", "--trim", file], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(
      result.output.contains(
        "\n\(file): written, frames 0 to 47 of a.mp4 (48 frames, copied without loss)\n"))
    #expect(result.output.contains("\n\(file): loops seamlessly: 48 frames, 2 s"))
    #expect(try checksums(file, in: folder) == checksums("a.mp4", in: folder).prefix(48))
    let facts = try probe(file, "stream=sample_aspect_ratio,color_space,r_frame_rate", in: folder)
    for word in ["4:3", "bt709", "24/1"] { #expect(facts.contains(word), "\(facts)") }
    let length = try probe(file, "format=duration", in: folder)
    #expect(abs((Double(length) ?? 0) - 2) < 0.001, "\(length)")
  }

  @Test("copies from a key frame in the middle, and encodes where there is none")
  func middle() throws {
    let folder = try TemporaryFolder()
    let blank = "-vf tpad=start=12:color=white -bf 0 -qp 16"
    try folder.circle(60, "key.mp4", "\(blank) -force_key_frames \"expr:eq(n,12)\"")
    try folder.circle(60, "none.mp4", "\(blank) -sc_threshold 0")
    for (source, way) in [("key", "copied without loss"), ("none", "encoded again as h264")] {
      let words = ["verify", "\(source).mp4", "--trim", "new.mp4"]
      let result = try Program.run(words, in: folder.url)
      #expect(result.status == 0, "\(result.output)\(result.messages)")
      #expect(
        result.output.contains(
          "new.mp4: written, frames 12 to 59 of \(source).mp4 (48 frames, \(way)"),
        "\(result.output)")
      #expect(result.output.contains("\nnew.mp4: loops seamlessly: 48 frames, 2 s"))
      guard source == "key" else { continue }
      let wanted = try checksums("key.mp4", in: folder).dropFirst(12)
      #expect(try checksums("new.mp4", in: folder) == ArraySlice(wanted))
    }
  }

  @Test("is not worse than the source where it encodes again")
  func encoded() throws {
    let folder = try TemporaryFolder()
    // The last of 49 frames is a P-frame, on which the B-frames before it lean.
    try folder.circle(49, "a.mp4", "-bf 3 -b_strategy 0 -crf 12 -x264-params b-pyramid=0")
    let result = try Program.run(["verify", "a.mp4", "--trim", "new.mp4"], in: folder.url)
    #expect(result.status == 0, "\(result.output)\(result.messages)")
    #expect(result.output.contains("encoded again as h264 yuv420p, quality "), "\(result.output)")
    let psnr = try Program.shell(
      "ffmpeg -v info -i new.mp4 -i a.mp4 -lavfi psnr=shortest=1 -f null - 2>&1 | grep -o 'average:[^ ]*'",
      in: folder.url)
    let value = psnr.output.trimmingCharacters(in: .whitespacesAndNewlines).dropFirst(8)
    #expect(value == "inf" || (Double(value) ?? 0) > 45, "\(psnr.output)")
    func bytes(_ file: String) throws -> Int {
      try probe(file, "packet=size", "-read_intervals %+#48", in: folder)
        .split(separator: "\n").compactMap { Int($0) }.reduce(0, +)
    }
    #expect(try bytes("new.mp4") >= bytes("a.mp4"))
  }

  @Test("keeps transparency and rotation")
  func kept() throws {
    let folder = try TemporaryFolder()
    try folder.ffmpeg(
      "-f lavfi -i \"color=black:s=128x128:r=24,format=yuva420p,geq=lum=200:cb=128:cr=128:a='255"
        + "*lt(hypot(X-64-40*cos(2*PI*N/48),Y-64-40*sin(2*PI*N/48)),14)'\" -frames:v 49 "
        + "-c:v libvpx-vp9 -crf 10 -b:v 0 twice.webm")
    let clear = try Program.run(["verify", "twice.webm", "--trim", "new.webm"], in: folder.url)
    #expect(clear.status == 0, "\(clear.output)\(clear.messages)")
    #expect(try probe("new.webm", "stream_tags=alpha_mode", in: folder) == "1")
    try folder.circle(49, "a.mp4", "-bf 0 -metadata:s:v rotate=90")
    for file in ["new.mp4", "new.mov"] {
      let turned = try Program.run(["verify", "a.mp4", "--trim", file], in: folder.url)
      #expect(turned.status == 0, "\(turned.output)\(turned.messages)")
      #expect(
        try probe(file, "stream_side_data=rotation", in: folder)
          == probe("a.mp4", "stream_side_data=rotation", in: folder))
    }
  }

  @Test("cuts what only other formats hold into formats that it can write")
  func fromPictures() throws {
    let folder = try TemporaryFolder()
    try folder.circle(49, "a.gif")
    let result = try Program.run(["verify", "a.gif", "--trim", "new.mp4"], in: folder.url)
    #expect(result.output.contains("(48 frames, encoded again as h264 yuv420p, quality 95)"))
    let gif = try Program.run(["verify", "a.gif", "--trim", "new.gif"], in: folder.url)
    #expect(gif.status == 64)
    #expect(gif.messages.contains("as in: ffmpeg -i FILE -vf trim="), "\(gif.messages)")
  }

  @Test("writes nothing where there is nothing to mend or no part that loops")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.circle(48, "good.mp4")
    let good = try Program.run(["verify", "good.mp4", "--trim", "new.mp4"], in: folder.url)
    #expect(good.status == 0)
    #expect(good.output.hasSuffix("\nnew.mp4: not written, as good.mp4 loops already\n"))
    try folder.ffmpeg(
      "-f lavfi -i \"color=black:s=64x64:r=24,format=yuv420p,geq=lum='20+N*4':cb=128:cr=128\" "
        + "-frames:v 40 ramp.mp4")
    let ramp = try Program.run(["verify", "ramp.mp4", "--trim", "new.mp4"], in: folder.url)
    #expect(ramp.status == 1)
    #expect(
      ramp.output.hasSuffix(
        "\nnew.mp4: not written, as no part of ramp.mp4 was found that loops by itself\n"))
    try folder.circle(49, "fast.gif", "-vf setpts=N/100/TB -r 100")
    let uneven = try Program.run(["verify", "fast.gif", "--trim", "new.mp4"], in: folder.url)
    #expect(uneven.status == 1)
    #expect(uneven.output.contains("\nnew.mp4: not written, as "), "\(uneven.output)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["good.mp4", "ramp.mp4", "fast.gif"])
  }

  @Test("refuses several files, the file itself, and a look without pictures")
  func usage() throws {
    let folder = try TemporaryFolder()
    try folder.circle(49, "a.mp4")
    try folder.circle(49, "b.mp4")
    let lines = [
      ["a.mp4", "b.mp4", "--trim", "c.mp4"], ["a.mp4", "--trim", "a.mp4"],
      ["a.mp4", "--trim", "./a.mp4"], ["a.mp4", "--trim", "c.mp4", "--fast"],
      ["a.mp4", "--trim", "c.mp5"], ["a.mp4", "--trim", "c.mp4", "--report", "c.mp4"],
    ]
    for line in lines {
      let result = try Program.run(["verify"] + line, in: folder.url)
      #expect(result.status == 64, "\(line): \(result.messages)")
      #expect(result.output == "")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["a.mp4", "b.mp4"])
  }

  @Test("says what was done in the JSON document")
  func json() throws {
    let folder = try TemporaryFolder()
    try folder.circle(49, "a.mp4", "-bf 0")
    let result = try Program.run(
      ["verify", "a.mp4", "--trim", "new.mp4", "--json"], in: folder.url)
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let object = try #require(document as? [String: Any])
    let trim = try #require(object["trim"] as? [String: Any])
    #expect(trim["written"] as? Bool == true)
    #expect(trim["frames"] as? [Int] == [0, 48])
    #expect(trim["way"] as? String == "copied")
    let files = try #require(object["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["file"] as? String } == ["a.mp4", "new.mp4"])
    #expect(files.compactMap { $0["verdict"] as? String } == ["defective", "seamless"])
  }

  /// The checksum of each picture, by ffmpeg.
  private func checksums(_ file: String, in folder: TemporaryFolder) throws -> ArraySlice<String> {
    try folder.ffmpeg("-i \(file) -map 0:v -f framemd5 sums.txt")
    let text = try String(
      contentsOf: folder.url.appendingPathComponent("sums.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .compactMap { $0.split(separator: ",").last.map(String.init) }[...]
  }

  private func probe(
    _ file: String, _ entries: String, _ options: String = "", in folder: TemporaryFolder
  ) throws -> String {
    let result = try Program.shell(
      "ffprobe -v error -select_streams v \(options) -show_entries \(entries) -of csv=p=0 \(file)",
      in: folder.url)
    return result.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
