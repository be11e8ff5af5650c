import PulseTimeline

extension SceneDocument {
  /// The keys of a check.
  static let checkKeys = ["that", "parameter", "must"]
  /// The keys of a note.
  static let noteKeys = ["when", "note"]

  /// What the first check that fails has to say; `nil` where all hold.
  func failedCheck(
    _ reader: inout SceneReader, _ values: SceneValues
  ) throws(SceneProblem) -> SceneError? {
    guard let node = fields.optional("checks") else { return nil }
    for item in try reader.items(node, form: "a list of checks") {
      let check = try SceneFields(item, keys: SceneDocument.checkKeys, of: "a check")
      let nameNode = try check.required("parameter")
      let name = try reader.plainText(nameNode)
      guard parameters.contains(where: { $0.name == name }) else {
        let offer = Suggestion.nearest(to: name, among: parameters.map(\.name))
        throw nameNode.problem(
          "there is no parameter \(Wording.quoted(name))\(Wording.offer(offer))")
      }
      let must = try reader.text(try check.required("must"))
      guard try !reader.boolean(try check.required("that")) else { continue }
      return .value(
        scene: self.name, parameter: name, text: values.texts[name] ?? "", must: must)
    }
    return nil
  }

  /// Keeps the notes whose condition holds.
  func readNotes(_ reader: inout SceneReader) throws(SceneProblem) {
    guard let node = fields.optional("notes") else { return }
    for item in try reader.items(node, form: "a list of notes") {
      let note = try SceneFields(item, keys: SceneDocument.noteKeys, of: "a note")
      let sentence = try reader.text(try note.required("note"))
      if try reader.boolean(try note.required("when")) { reader.note(sentence) }
    }
  }
}
