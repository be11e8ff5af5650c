import PulseEncode
import PulseMedia
import PulsePresets
import PulseScenes
import PulseTimeline

/// Plans single variants: names, exports, recipes and costs.
struct VariantPlanner: Sendable {
  let maker: VariantMaker

  init(_ request: BatchRequest, problems: inout ProblemList) {
    maker = VariantMaker(request, problems: &problems)
  }

  private var request: BatchRequest { maker.request }

  /// The export of a variant; `nil` where something is wrong with it, which goes to `problems`.
  ///
  /// - Parameters:
  ///   - index: the variant.
  ///   - folder: what stands before each file's name: nothing, or the folder and a stroke.
  ///   - problems: takes what is wrong.
  func plan(
    _ index: Int, in folder: String = "", problems: inout ProblemList
  ) -> (variant: BatchVariant, plan: ExportPlan)? {
    guard let variant = maker.variant(index, problems: &problems) else { return nil }
    do {
      let resolved = try variant.drawing.resolve()
      guard let name = name(of: variant, resolved, &problems) else { return nil }
      let files = request.formats.map { "\(name).\($0)" }
      let wrong =
        files.lazy.compactMap(FileNameRules.problem(with:)).first
        ?? files.lazy.compactMap { FileNameRules.problem(withPath: "\(request.folder)/\($0)") }
        .first
      if let wrong {
        problems.add(maker.place(of: index), wrong)
        return nil
      }
      let paths = files.map { folder + $0 }
      guard let preset = variant.preset else {
        let plan = try Exporter.planWithoutLooking(
          files: paths, drawing: resolved, options: variant.options)
        return (variant, plan)
      }
      let order = try PresetOrder(
        preset, drawing: variant.drawing, options: variant.options,
        given: request.given.union(variant.values.map(\.key)))
      return (variant, try order.plan(files: paths, looking: false))
    } catch let error as SceneError {
      problems.add(maker.place(of: error, in: index), error.description)
    } catch let error as ExportError where error.codecOption != nil {
      let column = error.codecOption.map(BatchColumn.codecOption)
      let cell = column.flatMap { maker.cell(of: $0, in: index) }
      problems.add(
        cell?.place ?? maker.place(of: index),
        error.description + (cell.map { VariantAssembly.commaHint($0.text) } ?? ""))
    } catch {
      problems.add(maker.place(of: index), "\(error)")
    }
    return nil
  }

  /// What is kept of a variant, and its files' name; `nil` where something is wrong with it.
  func planned(
    _ index: Int, problems: inout ProblemList, notes: inout PlanNotes
  ) -> (variant: PlannedVariant, name: String)? {
    guard let (_, plan) = plan(index, problems: &problems) else { return nil }
    notes.add(plan.drawing)
    let name = String(plan.outputs[0].file.dropLast(request.formats[0].count + 1))
    do {
      return (try PlannedVariant(plan, name: name), name)
    } catch {
      problems.add(maker.place(of: index), "\(error)")
      return nil
    }
  }

  private func name(
    of variant: BatchVariant, _ resolved: ResolvedDrawing, _ problems: inout ProblemList
  ) -> String? {
    guard maker.hasTemplate else { return nil }
    let parameters = resolved.drawing.parameters
    switch maker.columns.template.expanded({ value($0, of: variant, parameters) }) {
    case .success(let name): return withoutEnding(name)
    case .failure(let missing):
      problems.add(
        maker.place(of: variant.index),
        "the name of this row's file needs a value of \(Wording.quoted(missing.key)), which is empty"
      )
      return nil
    }
  }

  /// A name without the ending of its format, which is added anyway.
  private func withoutEnding(_ name: String) -> String {
    for format in request.formats where name.lowercased().hasSuffix(".\(format)") {
      let stem = name.dropLast(format.count + 1)
      if !stem.isEmpty, !stem.hasSuffix("/") { return String(stem) }
    }
    return name
  }

  private func value(
    _ key: String, of variant: BatchVariant, _ parameters: [String: String]
  ) -> String? {
    if let value = variant.values.last(where: { $0.key == key }) {
      let isLabel = maker.columns.all.contains { $0 == .label(key) }
      return isLabel ? value.text : value.text.asNamePart
    }
    if key == BatchColumn.presetKey { return variant.preset?.name }
    if key == BatchColumns.rowKey { return number(variant.index) }
    if key.hasSuffix(BatchColumns.nameSuffix) {
      let column = String(key.dropLast(BatchColumns.nameSuffix.count))
      return variant.names[column]?.asNamePart ?? value(column, of: variant, parameters)
    }
    if let option = DrawingOption(rawValue: key) {
      return variant.drawing.text(of: option)?.asNamePart
    }
    if let option = StorageOption(rawValue: key) { return request.storageTexts[option]?.asNamePart }
    // As it was written for all rows, or in the scene's words.
    return (variant.drawing.parameters[key] ?? parameters[key])?.asNamePart
  }

  /// A variant's number from 1, with as many digits as the last one has.
  private func number(_ index: Int) -> String {
    let digits = String(index + 1)
    let length = String(maker.count).count
    return String(repeating: "0", count: length - digits.count) + digits
  }
}
