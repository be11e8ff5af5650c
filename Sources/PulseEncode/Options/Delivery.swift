public import PulseMedia

/// What some places that files are sent to want of MP4 and QuickTime files.
public struct Delivery: Hashable, Sendable {
  /// Whether times are written without an edit list, which editors and upload checks misread; pictures
  /// that are decoded early then carry negative offsets.
  public var avoidsEditLists = false
  /// Silence as the file's sound; `nil` for no sound.
  public var sound: SilentSound?

  /// Makes what holds without a wish: no sound, edit lists where they are needed.
  public init() {}

  /// The muxer's options by libav's names.
  var muxerOptions: [(key: String, value: String)] {
    guard avoidsEditLists else { return [] }
    return [
      (key: "movflags", value: "+faststart+negative_cts_offsets"),
      (key: "use_editlist", value: "0"),
    ]
  }

  /// What a muxer has of it: others than MP4's know neither.
  func offered(to format: FileFormat) -> Delivery {
    [.mp4, .mov].contains(format) ? self : Delivery()
  }

  /// The texts of a recipe.
  var recipeTexts: [String: String] {
    var texts: [String: String] = [:]
    if avoidsEditLists { texts["editLists"] = "none" }
    if let sound { texts["sound"] = "silence \(sound.sampleRate) \(sound.bitRate)" }
    return texts
  }
}
