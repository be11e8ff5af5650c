import PulseMedia

/// Where an output's pictures go.
///
/// Nothing stands under the output's name before ``commit()``.
protocol Sink: AnyObject {
  /// What is decided about the output.
  var plan: OutputPlan { get }

  /// Whether the pictures of every play must be written, rather than those of the first only.
  var wantsEveryPlay: Bool { get }

  /// Whether all frames of the loop must be shown to it once before the first is written.
  var wantsSurvey: Bool { get }

  /// Looks at a frame of the loop before the first is written.
  func survey(_ picture: VideoFrame) throws

  /// Takes the picture of frame `index`, counted through all plays.
  func write(_ picture: VideoFrame, index: Int) throws

  /// Completes the file under its temporary name.
  func finish() throws

  /// Gives the file its name.
  func commit() throws

  /// Removes what was written; the old file, if any, stays.
  func abandon()

  /// The facts of the file between ``finish()`` and ``commit()``; `nil` where there is no one file.
  func summary() throws -> SinkSummary?
}

extension Sink {
  var wantsSurvey: Bool { false }
  func survey(_ picture: VideoFrame) throws {}
}

/// What is known about a complete file before it has its name; naming changes none of it.
struct SinkSummary {
  let bytes: Int
  let sha256: String
  /// In nanoseconds since 1970.
  let modified: Int?
  /// Where the file lies until it has its name.
  let path: String
}
