/// What happens while a batch runs; events come from several threads, one at a time.
public enum BatchEvent: Sendable {
  /// Work went on.
  case progress(BatchProgress)
  /// A file is complete under its name.
  case made(String)
  /// A file could not be made, or not as it should be.
  case failed(BatchFailure)
  /// A file was removed, as the table no longer names it.
  case removed(String)
}

/// How far a batch has come.
public struct BatchProgress: Hashable, Sendable {
  /// Frames that are drawn and coded.
  public var finishedFrames = 0
  /// Frames in all, of the files that are to be made.
  public var frameCount = 0
  /// Files that are finished, well or badly.
  public var finishedFiles = 0
  /// Files in all that are to be made.
  public var fileCount = 0

  /// Makes the progress of work of which nothing is known.
  public init() {}
}

/// A file that could not be made, or not as it should be.
public struct BatchFailure: Hashable, Sendable {
  /// The file's name below the output folder.
  public let file: String
  /// Why, in one sentence.
  public let message: String
}

/// How a batch ended.
public struct BatchReport: Hashable, Sendable {
  /// The most failures that are kept by name.
  public static let longestList = 10_000

  /// Files that were made.
  public var made = 0
  /// Files that were there already, made by the same recipe.
  public var skipped = 0
  /// Files that could not be made, or not as they should be.
  public var failed = 0
  /// The first of those, in the table's order.
  public var failures: [BatchFailure] = []
  /// Files that were removed, as the table no longer names them.
  public var removed: [String] = []
  /// Files that the table no longer names and that stay all the same: a sentence each.
  public var kept: [String] = []

  /// Makes the report on a batch of nothing.
  public init() {}
}
