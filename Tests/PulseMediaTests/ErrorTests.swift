import Foundation
import PulseMedia
import Testing

/// Each mistake costs one sentence, which says what is wrong and what would be right.
@Suite struct ErrorTests {
  private func failure(_ change: (inout TestMovie) -> Void) throws -> MediaError {
    var movie = TestMovie.h264()
    change(&movie)
    return try #require(
      #expect(throws: MediaError.self) { try VideoEncoder(movie.settings) })
  }

  @Test func unknownOptionsAreNamed() throws {
    let error = try failure { $0.options = [(key: "presett", value: "slow")] }
    #expect(error.kind == .badSetting)
    #expect(error.description == "libx264 has no option 'presett'; did you mean preset?")
    let far = try failure { $0.options = [(key: "wibblewobble", value: "1")] }
    #expect(far.description == "libx264 has no option 'wibblewobble'")
  }

  @Test func wrongValuesAreRefused() throws {
    let error = try failure { $0.options = [(key: "crf", value: "many")] }
    #expect(error.kind == .badSetting)
    #expect(error.description.contains("many"), "\(error)")
  }

  @Test func parametersOfTheEncoderItselfAreChecked() throws {
    let error = try failure { $0.options = [(key: "x264-params", value: "nonsense=3")] }
    #expect(error.kind == .badSetting)
    #expect(error.description.contains("nonsense = 3"), "\(error)")
  }

  @Test func libavsLastWordsAreToldWithout() throws {
    let error = try failure { $0.width = 65 }
    #expect(error.logLine == "[libx264] width not divisible by 2 (65x48)")
    #expect(error.call == "avcodec_open2")
    #expect(error.code < 0)
  }

  @Test func lastWordsBelongToTheirEncoder() async throws {
    // Many encoders fail at once, each for its own reason.
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<40 {
        group.addTask {
          let width = 65 + number * 2
          let error = try failure { $0.width = width }
          return error.logLine == "[libx264] width not divisible by 2 (\(width)x48)"
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    let encoder = try failure { $0.encoder = "libx266" }
    #expect(encoder.kind == .missingEncoder)
    #expect(encoder.description == "this libavcodec has no encoder 'libx266'")
    let format = try failure { $0.encoder = "libx264rgb" }
    #expect(format.description.contains("does not take the pixel format yuv420p; it takes "))
    var movie = TestMovie.h264()
    movie.container = "mp5"
    let muxer = #expect(throws: MediaError.self) { try movie.write(to: "/dev/null") }
    #expect(muxer?.description == "this libavformat has no muxer 'mp5'")
    #expect(PictureFormat(named: "yuv421p") == nil)
  }

  @Test func optionsOfTheContainerAreChecked() throws {
    let scratch = try Scratch()
    var movie = TestMovie.h264(count: 1)
    movie.containerOptions = [(key: "movflag", value: "faststart")]
    let error = #expect(throws: MediaError.self) { try movie.write(to: scratch.file("a.mp4")) }
    #expect(error?.description == "the mp4 muxer has no option 'movflag'; did you mean movflags?")
  }

  @Test func picturesThatDoNotFitAreRefused() throws {
    let movie = TestMovie.h264()
    let encoder = try VideoEncoder(movie.settings)
    let format = try #require(PictureFormat(named: "yuv444p"))
    let frame = try VideoFrame(format: format, width: 64, height: 48)
    let error = #expect(throws: MediaError.self) { try encoder.encode(frame, index: 3) }
    #expect(
      error?.description
        == "frame 3 is 64x48 yuv444p, but libx264 was opened for 64x48 yuv420p")
    _ = try encoder.encode(movie.picture(0), index: 0)
    #expect(try encoder.finish().count == 1)
    #expect(throws: MediaError.self) { try encoder.finish() }
    #expect(throws: MediaError.self) { try encoder.encode(movie.picture(1), index: 1) }
    for side in [0, -1, 16_385] {
      #expect(throws: MediaError.self) {
        try VideoFrame(format: format, width: side, height: 4)
      }
    }
  }

  @Test func filesAreFinishedOnce() throws {
    let scratch = try Scratch()
    let movie = TestMovie.h264()
    let encoder = try VideoEncoder(movie.settings)
    let writer = try ContainerWriter(
      path: scratch.file("a.mp4"), container: "mp4", encoder: encoder)
    let packets = try encoder.encode(movie.picture(0), index: 0) + encoder.finish()
    for packet in packets { try writer.write(packet) }
    try writer.finish()
    #expect(throws: MediaError.self) { try writer.finish() }
    #expect(throws: MediaError.self) { try writer.write(packets[0]) }
  }

  @Test func theLibraryTellsWhatItHas() {
    #expect(MediaLibrary.versions.count == 3)
    #expect(MediaLibrary.versions.allSatisfy { $0.split(separator: ".").count == 3 })
    #expect(MediaLibrary.hasEncoder(named: "libx264") && !MediaLibrary.hasEncoder(named: "x"))
    #expect(MediaLibrary.hasMuxer(named: "webm") && !MediaLibrary.hasMuxer(named: "x"))
    #expect(MediaLibrary.encoderPixelFormats(named: "libx264").map(\.name).contains("yuv444p10le"))
    #expect(MediaLibrary.encoderPixelFormats(named: "rawvideo").isEmpty)
    #expect(MediaLibrary.wantsGlobalHeader(muxer: "mp4"))
    #expect(!MediaLibrary.wantsGlobalHeader(muxer: "avi"))
    #expect(MediaLibrary.codecName(ofEncoder: "libx264") == "h264")
    // libx264 is under the GPL, and so is what is linked with it.
    #expect(MediaLibrary.isGPL)
  }
}
