import PulseTimeline

extension SceneDocument {
  /// Why a scene can't be built: the file is wrong, or a value doesn't suit it.
  enum BuildError: Error, Hashable {
    case file(SceneProblem)
    case scene(SceneError)
  }

  /// What the file makes of checked values.
  func build(_ values: SceneValues) throws(BuildError) -> SceneDescription.Build {
    var reader = SceneReader()
    do {
      try fill(&reader, values)
      guard let error = try failedCheck(&reader, values) else { return try build(&reader) }
      throw BuildError.scene(error)
    } catch let error as BuildError {
      throw error
    } catch let error as SceneProblem {
      throw .file(error)
    } catch {
      preconditionFailure("nothing else is thrown: \(error)")
    }
  }

  private func build(_ reader: inout SceneReader) throws(SceneProblem) -> SceneDescription.Build {
    let layer = try rootLayer(&reader)
    let reach = try reader.optional(fields, "reach", SceneReading.rect)
    try readNotes(&reader)
    return SceneDescription.Build(layer: layer, reach: reach, notes: reader.notes)
  }

  /// Gives names their values: parameters first, then what `let` works out, in its order.
  private func fill(_ reader: inout SceneReader, _ values: SceneValues) throws(SceneProblem) {
    for parameter in parameters {
      var value = values.expressionValue(parameter.name)
      if value == nil { value = try automatic(parameter, &reader) }
      if let value { reader.scope.set(parameter.name, to: value) }
    }
    guard let node = fields.optional("let") else { return }
    guard case .object(let members) = node.json.value else {
      throw node.mustBe("an object of names and what they stand for")
    }
    for member in members {
      let isTaken = reader.scope.values[member.key] != nil
      guard SceneScope.isName(member.key), !isTaken else {
        throw SceneProblem(
          isTaken
            ? "the name \(Wording.quoted(member.key)) is taken"
            : "a name is made of letters and digits, unlike \(Wording.quoted(member.key))",
          at: member.position, path: node.path)
      }
      reader.scope.set(member.key, to: try reader.expressionValue(node.child(member)))
    }
  }

  /// The value that a parameter has where it is left to the scene.
  private func automatic(
    _ parameter: SceneParameter, _ reader: inout SceneReader
  ) throws(SceneProblem) -> ExpressionValue {
    let items = fields.optional("parameters")?.items ?? []
    for item in items {
      let fields = try SceneFields(item, keys: SceneReader.parameterKeys, of: "a parameter")
      guard fields.optional("name")?.string == parameter.name else { continue }
      let node = try fields.required("auto")
      return switch parameter.kind {
      case .color: .color(try reader.color(node))
      case .easing: .easing(try reader.easing(node))
      case .number: .number(try reader.quantity(node))
      case .time: .number(Quantity(try reader.time(node)))
      }
    }
    preconditionFailure("the parameter is one of the file's")
  }

  /// The scene's root: the layer itself, or one of the scene's size around the layers.
  private func rootLayer(_ reader: inout SceneReader) throws(SceneProblem) -> Layer {
    if let node = fields.optional("layer") {
      let layer = try reader.layer(node, LayerPlace())
      try checkSize(layer.bounds.size, node)
      return layer
    }
    let node = try fields.required("size")
    let size = try reader.size(node)
    try checkSize(size, node)
    return Layer(
      name: name, bounds: Rect(x: 0, y: 0, width: size.width, height: size.height),
      sublayers: try reader.layers(try fields.required("layers"), LayerPlace().inside()))
  }

  private func checkSize(_ size: Size, _ node: SceneNode) throws(SceneProblem) {
    let sides = 1...SceneDescription.largestSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw node.problem(
        "a scene is 1 to \(DecimalNumber.text(SceneDescription.largestSide)) points wide and high, "
          + "not \(DecimalNumber.text(size.width)) x \(DecimalNumber.text(size.height))"
          + (node.isObject && !node.has("bounds") && !node.has("frame")
            ? "; give the layer \"bounds\": [0, 0, width, height]" : ""))
    }
  }
}
