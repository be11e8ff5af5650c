public import PulseEncode
public import PulseScenes

/// What the cells of a column, or the values of `--vary`, set.
public enum BatchColumn: Hashable, Sendable {
  /// An option of what is drawn: `size`, `fps`.
  case drawing(DrawingOption)
  /// An option of how it is stored: `codec`, `quality`.
  case storage(StorageOption)
  /// The place that the files are for.
  case preset
  /// A parameter of the scene: `color`.
  case parameter(String)
  /// An option of the encoder itself: `codec-option.preset`.
  case codecOption(String)
  /// Nothing but a part of file names.
  case label(String)

  /// The column for whole file names, without their endings.
  public static let name = BatchColumn.label("name")

  /// What the column is called in a table's first line and in the template for names.
  public var key: String {
    switch self {
    case .drawing(let option): option.rawValue
    case .storage(let option): option.rawValue
    case .preset: Self.presetKey
    case .parameter(let name), .label(let name): name
    case .codecOption(let name): Self.codecOptionPrefix + name
    }
  }

  static let presetKey = "preset"
  static let codecOptionPrefix = "codec-option."
  static let parameterPrefix = "set."

  /// The names of all options that can be columns.
  static let optionNames =
    DrawingOption.allCases.map(\.rawValue) + StorageOption.allCases.map(\.rawValue) + [presetKey]

  /// Options of which a row can mean only one.
  static let exclusive: [[BatchColumn]] =
    [[.drawing(.size), .drawing(.scale)]]
    + StorageOption.exclusive.map { $0.map(BatchColumn.storage) }
}
