import PulseEncode
import PulseScenes

/// What is kept of a variant between planning and making: some fifty bytes, and as many for each file.
struct PlannedVariant: Sendable {
  /// Whether a manifest remembers the variant's row.
  enum Memory: Sendable {
    /// It does.
    case remembered
    /// It could, from the next run on.
    case new
    /// It must not: there are notes about the variant, which the next run would not know.
    case never
  }

  /// The hash of its folded name.
  let nameHash: Int
  /// What planning gave.
  let plan: RowPlan
  /// Whether a manifest remembers its row.
  var memory: Memory

  init(_ plan: ExportPlan, name: String) throws {
    self.init(
      plan: try RowPlan(plan), name: name, memory: plan.drawing.notes.isEmpty ? .new : .never)
  }

  init(_ row: RememberedRow) {
    self.init(plan: row.plan, name: row.name, memory: .remembered)
  }

  private init(plan: RowPlan, name: String, memory: Memory) {
    (self.plan, self.memory) = (plan, memory)
    nameHash = FileNameRules.folded(name).hashValue
  }

  /// What stands for a variant with which something is wrong.
  static let wrong = PlannedVariant(
    plan: RowPlan(shape: 0, cost: 0, frames: 0, recipes: [], isRetimed: false), name: "",
    memory: .never)
}
