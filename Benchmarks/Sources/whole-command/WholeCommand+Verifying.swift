extension WholeCommand {
  /// Measures `verify` against ffmpeg decoding the same file: with the same decoder, once without and
  /// once with the recipe, by which every frame is drawn again.
  static func verify(program: String, folder: String, runs: Int) {
    for ending in ["mp4", "webm"] {
      for hasRecipe in [false, true] {
        let file = "\(folder)/loop-\(hasRecipe).\(ending)"
        let options = hasRecipe ? [] : ["--no-recipe"]
        _ = Command([program, "export", file, "--size", "1080", "--fps", "60"] + options).run()
        let comparison = Comparison(
          Command([program, "verify", file]),
          against: Command(["ffmpeg", "-v", "error", "-i", file, "-f", "null", "-"]), count: runs)
        let title =
          "verify 1080x1080, 120 frames, \(ending), \(hasRecipe ? "drawn again" : "no recipe")"
        let promise = hasRecipe ? nil : 1.5
        comparison.report("\(title), wall time", \.wall, unit: "s", promise: promise)
        comparison.report("\(title), processor time", \.processor, unit: "s", promise: promise)
        comparison.report("\(title), peak memory", \.peakMemory, unit: "MB", promise: nil)
      }
    }
  }
}
