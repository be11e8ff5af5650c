public import PulseTimeline

/// What to draw: a scene with its parameters, the picture's size and ground, and how the loop is
/// cut into frames.
///
/// Values only, each with a canonical text; no paths, no clock times. Everything about how it is
/// stored lies elsewhere.
public struct Drawing: Hashable, Sendable {
  /// The scene's name in the ``Catalogue``, or that of ``sceneFile``; default `pulse`.
  public var scene = "pulse"
  /// The file that the scene comes from; `nil`, the default, for a scene of the catalogue.
  public var sceneFile: SceneFile?
  /// Texts of the scene's parameters by name; those not given have their defaults.
  public var parameters: [String: String] = [:]
  /// How large the picture is; default 1080 pixels wide.
  public var size = PictureSize.width(1080)
  /// Room around the scene; default none.
  public var padding = Padding.none
  /// The colour behind the scene; default white.
  public var background = ColorText(.white)
  /// Frames per second; default 60.
  public var rate = FrameRate.fps60
  /// What to do where the period is no whole number of frames; default ``FitPolicy/nearest``.
  public var fit = FitPolicy.nearest
  /// Whether durations may be changed to find a common period; default no.
  public var retime = false
  /// The longest period, in seconds; default 60.
  public var maximumPeriod: Fraction = 60
  /// The longest that one loop may last, in seconds: a longer one plays faster; default none.
  public var longest: Fraction?
  /// Where in the period the first frame lies, from 0 to below 1; default 0.
  public var start: Fraction = 0

  /// Makes the default drawing: the pulse, 1080 pixels wide, on white, at 60 frames a second.
  public init() {}

  /// Makes a drawing of a scene, everything else at its default.
  public init(scene: String, parameters: [String: String] = [:]) {
    (self.scene, self.parameters) = (scene, parameters)
  }

  /// Makes a drawing of a file's scene, everything else at its default.
  public init(_ file: SceneFile, parameters: [String: String] = [:]) {
    (scene, sceneFile, self.parameters) = (file.scene.name, file, parameters)
  }
}
