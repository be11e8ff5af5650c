import PulseRaster
import PulseScenes

extension ExportPlan {
  /// The recipe of one of this plan's outputs, whether or not its file will carry it: everything that
  /// decides about its bytes but the versions of the libraries.
  public func recipe(of output: OutputPlan) throws -> String {
    try output.recipe ?? output.recipeText(drawing: drawing, loops: loops)
  }
}

extension OutputPlan {
  /// The recipe of this output: everything that decides about its bytes.
  func recipeText(drawing: ResolvedDrawing, loops: Int) throws -> String {
    var storage = [
      "format": format.name, "codec": codec.name, "pixelFormat": layout.name,
      "matrix": coding.matrix.name, "range": coding.range.name, "transfer": transfer.rawValue,
      "threads": String(threads), "group": String(groupLength), "loops": String(loops),
    ]
    // Which one it is can depend on the machine.
    if codec.encoders.count > 1 { storage["encoder"] = encoder?.name }
    if let bitRate { storage["bitRate"] = String(bitRate) }
    storage.merge(delivery.recipeTexts) { $1 }
    if let plays { storage["plays"] = String(plays) }
    if let matte { storage["matte"] = matte.cssText }
    for option in codecOptions { storage["option.\(option.key)"] = option.value }
    return try Recipe(
      drawing: drawing.drawing, storage: storage, tool: ProgramVersion.name
    ).text()
  }

  /// The plan with a recipe.
  func with(recipe: String) -> OutputPlan {
    var plan = self
    plan.recipe = recipe
    return plan
  }
}
