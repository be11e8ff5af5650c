import PulseEncode
import PulseMedia
public import PulseScenes
public import PulseVerify

/// Every file of a batch with its parameters, and what is known about it: for reports and galleries.
///
/// A value that is read from the plan and the manifests as it is gone through, so that it is never in
/// memory as a whole.
public struct BatchListing: Sequence, Sendable {
  /// One file.
  public struct Output: Sendable {
    /// How far a file is.
    public enum State: Hashable, Sendable {
      /// It is there, made by this recipe.
      case finished
      /// It is yet to be made, or to be made again.
      case open
      /// The last attempt failed; the reason.
      case failed(String)
    }

    /// The name below the output folder.
    public let file: String
    /// What the columns and axes say, by their keys.
    public let parameters: [String: String]
    /// How far it is.
    public let state: State
    /// Its length; `nil` unless it is finished.
    public let bytes: Int?
    /// Its SHA-256 in hexadecimal; `nil` unless it is finished.
    public let sha256: String?
    /// What a look at it said; `nil` where nobody looked.
    public let verdict: Verdict?
    /// What is drawn.
    public let drawing: Drawing
    /// The digest of its recipe in hexadecimal.
    public let recipe: String
    /// Frames of one play.
    public let frames: Int
  }

  private let run: BatchRun

  /// Lists the files of a part of a batch as they are now.
  ///
  /// - Throws: `MediaError` where a manifest can't be read.
  public init(_ plan: BatchPlan, options: BatchOptions = BatchOptions()) throws {
    run = try BatchRun(plan, options: options)
  }

  /// Goes through all files, in the table's order.
  public func makeIterator() -> some IteratorProtocol<Output> {
    run.share.lazy.flatMap { variant in
      run.plan.request.formats.indices.lazy.map { output(variant, $0) }
    }.makeIterator()
  }

  private func output(_ index: Int, _ format: Int) -> Output {
    let name = run.plan.file(index, format: format)
    let planned = run.plan.variants[index]
    var ignored = ProblemList()
    let variant = run.plan.planner.maker.variant(index, problems: &ignored)
    let known = run.finished(index, format)
    let failure = known == nil ? run.manifest.failures[name]?.error : nil
    return Output(
      file: name, parameters: variant?.parameters ?? [:],
      state: known != nil ? .finished : failure.map { .failed($0) } ?? .open, bytes: known?.bytes,
      sha256: known?.sha256.hexadecimal, verdict: known?.verdict,
      drawing: variant?.drawing ?? Drawing(), recipe: planned.plan.recipes[format].hexadecimal,
      frames: planned.plan.frames)
  }
}
