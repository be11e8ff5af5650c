import PulseEncode
import PulseMedia
import PulseScenes
import Synchronization

/// A batch of which everything is decided and nothing is made yet.
///
/// Making it reads every row, refuses everything that is wrong with any of them at once, and touches no
/// file. It holds no drawings: those are made again when their turn comes.
public struct BatchPlan: Sendable {
  /// What was asked for.
  public let request: BatchRequest
  /// How many variants there are; each makes a file in each format.
  public var count: Int { variants.count }
  /// How much work planning was.
  public let effort: PlanningEffort

  /// What a user should know about some of the variants: a sentence, and of how many it holds.
  public let notes: [PlanNotes.Note]

  let planner: VariantPlanner
  let variants: [PlannedVariant]
  /// The names of the variants' files, without folder and ending.
  let names: TextList

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - request: what is to be made.
  ///   - threads: how many threads may plan at once; the plan is the same whatever their number.
  /// - Throws: ``BatchProblems``, ``BatchError``, or `MediaError` where a signal asks to stop.
  public init(_ request: BatchRequest, threads: Int = 1) throws {
    var problems = ProblemList()
    let planner = VariantPlanner(request, problems: &problems)
    try Self.checkCount(of: request)
    let chunks = try Self.chunks(planner, Recollection(planner.maker), threads: threads)
    var register = NameRegister(capacity: planner.maker.count)
    var variants: [PlannedVariant] = []
    variants.reserveCapacity(planner.maker.count)
    var names = TextList()
    var notes = PlanNotes()
    // Without a column that tells variants apart, names that are equal are no mistake of their own.
    let hasAllColumns = planner.maker.columns.areKnown
    for chunk in chunks {
      try Interruption.check()
      problems.add(chunk.problems)
      notes.add(chunk.notes)
      for (variant, name) in chunk.variants {
        names.append(name)
        // Of a wrong one nothing but its place is needed, as the plan is refused.
        variants.append(variant ?? .wrong)
        guard hasAllColumns, let variant,
          let first = register.enterLast(variant.nameHash, of: names)
        else { continue }
        problems.add(Self.clash(variants.count - 1, with: first, names, planner))
      }
    }
    if hasAllColumns {
      problems.add(Self.foldersNamedLikeFiles(names, register, request.formats, planner))
    }
    try problems.check(source: request.table.name)
    (self.request, self.planner, self.variants) = (request, planner, variants)
    (self.names, self.notes) = (names, notes.all)
    effort = PlanningEffort(
      variants: variants.count, remembered: variants.count { $0.memory == .remembered },
      comparisons: register.comparisons,
      cells: variants.count * planner.maker.columns.all.count)
  }

  /// The most variants of one batch.
  public static let largestCount = 50_000_000

  private static func checkCount(of request: BatchRequest) throws(BatchError) {
    var count = request.table.rowCount
    for axis in request.axes {
      let (product, overflow) = count.multipliedReportingOverflow(by: axis.values.count)
      guard !overflow, product <= largestCount else {
        throw BatchError(
          .usage, "the batch has more than \(largestCount) variants; make several of it")
      }
      count = product
    }
  }

  private static func clash(
    _ index: Int, with first: Int, _ names: TextList, _ planner: VariantPlanner
  ) -> BatchProblem {
    let words = planner.maker.place(of: first).words
    let other = words.isEmpty ? "variant \(first + 1)" : words
    let isSame = names[index] == names[first]
    return BatchProblem(
      planner.maker.place(of: index),
      "the file name \(Wording.quoted(names[index])) is also that of \(other)"
        + (isSame ? "" : ", upper and lower case apart") + "; --name can tell them apart")
  }

  /// Variants whose files would lie in a folder that has the name of another variant's file.
  private static func foldersNamedLikeFiles(
    _ names: TextList, _ register: NameRegister, _ formats: [String], _ planner: VariantPlanner
  ) -> ProblemList {
    var problems = ProblemList()
    for index in 0..<names.count {
      let name = names[index]
      for stroke in name.indices where name[stroke] == "/" {
        let folder = name[..<stroke]
        // Only a folder such as `red.mp4` can stand where a file must.
        let stem = formats.first { folder.lowercased().hasSuffix(".\($0)") }
          .map { String(folder.dropLast($0.count + 1)) }
        guard let stem, register.number(of: stem, in: names) != nil else { continue }
        problems.add(
          planner.maker.place(of: index),
          "the folder \(Wording.quoted(String(folder))) has the name of another variant's file; "
            + "--name can tell them apart")
      }
    }
    return problems
  }

  /// The name of a variant's file in a format, below the output folder.
  func file(_ index: Int, format: Int) -> String { "\(names[index]).\(request.formats[format])" }
}

/// How much work planning was, in countable steps.
public struct PlanningEffort: Hashable, Sendable {
  /// Variants that were planned.
  public let variants: Int
  /// Those of them that a manifest remembered from an earlier run.
  public let remembered: Int
  /// Names that were compared as texts.
  public let comparisons: Int
  /// Cells and values that were read.
  public let cells: Int
}

// MARK: - On several threads

extension BatchPlan {
  private struct Chunk: Sendable {
    var variants: [(PlannedVariant?, name: String)] = []
    var problems = ProblemList()
    var notes = PlanNotes()
  }

  private static let chunkLength = 512

  private static func chunks(
    _ planner: VariantPlanner, _ recollection: Recollection?, threads: Int
  ) throws -> [Chunk] {
    let count = planner.maker.count
    let chunkCount = (count + chunkLength - 1) / chunkLength
    let shared = Mutex((next: 0, chunks: [Chunk?](repeating: nil, count: chunkCount)))
    let work: @Sendable (Int) -> Void = { _ in
      while Interruption.signal == nil {
        let index = shared.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard index < chunkCount else { return }
        let start = index * chunkLength
        let chunk = chunk(planner, recollection, start..<min(start + chunkLength, count))
        shared.withLock { $0.chunks[index] = chunk }
      }
    }
    let useful = min(threads, chunkCount)
    if useful > 1 { try WorkerThreads.run(useful, work) } else { work(0) }
    try Interruption.check()
    return shared.withLock { $0.chunks.compactMap(\.self) }
  }

  private static func chunk(
    _ planner: VariantPlanner, _ recollection: Recollection?, _ range: Range<Int>
  ) -> Chunk {
    var chunk = Chunk()
    for index in range {
      let planned = planned(index, planner, recollection, &chunk)
      chunk.variants.append((planned?.variant, planned?.name ?? ""))
    }
    return chunk
  }

  private static func planned(
    _ index: Int, _ planner: VariantPlanner, _ recollection: Recollection?, _ chunk: inout Chunk
  ) -> (variant: PlannedVariant, name: String)? {
    let recalled = recollection?.recalled(index)
    // The first variant of each scene is planned all the same, for what there is to know about the scene.
    if let (row, scene) = recalled, chunk.notes.hasSeen(scene) {
      chunk.notes.add(isRetimed: row.plan.isRetimed)
      return (PlannedVariant(row), row.name)
    }
    var planned = planner.planned(index, problems: &chunk.problems, notes: &chunk.notes)
    if recalled != nil { planned?.variant.memory = .remembered }
    return planned
  }
}
