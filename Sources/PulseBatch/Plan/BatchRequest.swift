public import PulseEncode
public import PulsePresets
public import PulseScenes

/// What a batch is to make: rows, what multiplies them, and what holds for all of them.
public struct BatchRequest: Sendable {
  /// The rows.
  public var table = BatchTable.none
  /// What multiplies the rows; the last axis turns fastest.
  public var axes: [VaryAxis] = []
  /// What is drawn where a row doesn't say otherwise.
  public var drawing = Drawing()
  /// How it is stored where a row doesn't say otherwise; one encoder thread, as the jobs share the
  /// processors.
  public var options: ExportOptions
  /// The texts of storage options that were set for all rows, for their use in names.
  public var storageTexts: [StorageOption: String] = [:]
  /// The preset that holds where a row names none; `nil` for none.
  public var preset: Preset?
  /// The names, without dashes, of the options that were set for all rows.
  public var given: Set<String> = []
  /// The endings of the files that each row makes.
  public var formats = ["mp4"]
  /// How files are named; `nil` for the scene's name and what varies.
  public var template: NameTemplate?
  /// The folder that the files go to.
  public var folder: String

  /// Makes a request of no table and no axis: one file of the default scene.
  public init(folder: String) {
    self.folder = folder
    options = ExportOptions()
    options.threads = 1
    options.removesLeftovers = false
  }
}
