import Foundation
import PulseMedia
import Testing

/// Whatever can't be written must be heard of, the last block included.
@Suite struct FullDiskTests {
  private func failure(_ movie: TestMovie, _ path: String) throws -> MediaError {
    try #require(#expect(throws: MediaError.self) { try movie.write(to: path) })
  }

  @Test(arguments: ["yuv4mpegpipe", "framemd5"])
  func aDeviceThatIsFull(container: String) throws {
    // /dev/full takes nothing. Few frames fit into libav's buffer, and come to light at the end.
    for count in [1, 40] {
      var movie = TestMovie.raw(container, format: "yuv420p", count: count)
      if container == "framemd5" { (movie.width, movie.height) = (16, 16) }
      let error = try failure(movie, "/dev/full")
      #expect(error.kind == .diskFull)
      #expect(error.description.contains("/dev/full: No space left on device"))
    }
  }

  @Test(.enabled(if: getuid() == 0)) func aDiskThatFillsUp() throws {
    let scratch = try Scratch()
    guard mount("tmpfs", scratch.path, "tmpfs", 0, "size=64k") == 0 else { return }
    defer { umount2(scratch.path, 2) }
    var movie = TestMovie.h264(count: 60)
    (movie.width, movie.height) = (320, 240)
    movie.options = [(key: "qp", value: "4"), (key: "preset", value: "ultrafast")]
    for container in ["mp4", "matroska"] {
      movie.container = container
      let file = try OutputFile(path: scratch.file("a"))
      let error = try failure(movie, file.temporaryPath)
      #expect(error.kind == .diskFull, "\(error)")
      file.abandon()
      #expect(scratch.names.isEmpty)
    }
  }

  @Test(.enabled(if: getuid() == 0)) func aDiskThatFillsUpWhileTheIndexMovesToTheFront() throws {
    let scratch = try Scratch()
    // Sizes around the file's own: some fail while samples are written, some in the index.
    let whole = try Scratch()
    try TestMovie.h264(count: 60).write(to: whole.file("a"))
    let size = try Data(contentsOf: URL(fileURLWithPath: whole.file("a"))).count
    let page = 4096
    var outcomes: [Bool] = []
    for pages in 1...(size / page + 3) {
      guard mount("tmpfs", scratch.path, "tmpfs", 0, "size=\(pages * page)") == 0 else { return }
      defer { umount2(scratch.path, 2) }
      do {
        try TestMovie.h264(count: 60).write(to: scratch.file("a"))
        let written = try Data(contentsOf: URL(fileURLWithPath: scratch.file("a")))
        let expected = try Data(contentsOf: URL(fileURLWithPath: whole.file("a")))
        #expect(difference(written, expected) == nil, "\(pages) pages")
        outcomes.append(true)
      } catch let error as MediaError {
        #expect(error.kind == .diskFull, "\(pages) pages: \(error)")
        outcomes.append(false)
      }
    }
    #expect(outcomes.first == false && outcomes.last == true)
  }

  @Test func aPipeThatIsClosed() async {
    // In a process of its own, for its standard output.
    await #expect(processExitsWith: .exitCode(41)) {
      Interruption.install()
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return }
      close(ends[0])
      dup2(ends[1], 1)
      do {
        try TestMovie.raw("yuv4mpegpipe", format: "yuv444p", count: 20).write(to: "-")
      } catch let error as MediaError where error.kind == .closedPipe {
        exit(error.description.contains("standard output: Broken pipe") ? 41 : 1)
      }
    }
  }
}
