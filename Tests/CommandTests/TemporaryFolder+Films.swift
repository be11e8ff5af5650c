import Testing

/// Films to be looked at.
extension TemporaryFolder {
  /// Exports with our program; the words are files and options.
  func export(_ words: [String]) throws {
    let result = try Program.run(["export", "-q"] + words, in: url)
    try #require(result.status == 0, "\(result.messages)")
  }

  /// Runs the ffmpeg command.
  func ffmpeg(_ arguments: String) throws {
    let result = try Program.shell("ffmpeg -v error -y \(arguments)", in: url)
    try #require(result.status == 0, "\(result.messages)")
  }

  /// A film by ffmpeg: a dot on a circle, once around in 48 frames.
  func circle(_ frames: Int, _ file: String, _ options: String = "") throws {
    try ffmpeg(
      "-f lavfi -i \"color=black:s=128x128:r=24,format=yuv420p,"
        + "geq=lum='235*lt(hypot(X-64-40*cos(2*PI*N/48),Y-64-40*sin(2*PI*N/48)),14)"
        + "+16':cb=128:cr=128\" -frames:v \(frames) \(options) \(file)")
  }
}
