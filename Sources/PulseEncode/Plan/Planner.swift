import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

/// Decides everything about an export before work begins, and refuses what can't be done.
struct Planner {
  let drawing: ResolvedDrawing
  let options: ExportOptions

  /// The plan for one output.
  func output(_ file: String) throws -> OutputPlan {
    let format = try format(of: file)
    try checkName(file, format)
    try checkRate(format, file: file)
    let codec = try codec(for: format, file: file)
    let layout = try layout(for: codec, format: format, file: file)
    try checkSize(layout, file: file)
    try checkSides(format, file: file)
    try checkAlpha(format, file: file)
    let encoder = try encoder(for: codec, layout, file: file)
    let threads = min(
      options.threads ?? codec.defaultThreads(pixels: pixelCount), codec.mostThreads)
    var plan = OutputPlan(
      file: file, format: format, codec: codec, encoder: encoder, layout: layout,
      coding: coding(for: codec), threads: threads, groupLength: groupLength,
      bitRate: bitRate(for: encoder),
      codecOptions: try codecOptions(for: codec, encoder, layout: layout, in: format),
      transfer: options.transfer, plays: format.takesPlays ? options.plays ?? 0 : nil,
      matte: matte(for: layout, of: format), recipe: nil)
    plan.delivery = options.delivery.offered(to: format)
    guard options.writesRecipe, format.carriesRecipe else { return plan }
    return plan.with(recipe: try plan.recipeText(drawing: drawing, loops: loops()))
  }

  /// How many plays each file holds.
  func loops() -> Int {
    switch options.repeats {
    case .loops(let count): return count
    case .seconds(let seconds):
      let plays = seconds / drawing.timeline.plan.duration
      return max(1, plays.isWhole ? plays.floor : plays.floor + 1)
    }
  }

  private var width: Int { drawing.canvas.width }
  private var height: Int { drawing.canvas.height }
  private var pixelCount: Int { width * height }

  /// One group of pictures for the whole loop, up to 600 frames: a single key frame costs the
  /// least, while a long loop must still be seekable.
  private var groupLength: Int { min(drawing.timeline.frameCount, 600) }
}

extension Planner {
  /// A numbered format needs a number in its name.
  private func checkName(_ file: String, _ format: FileFormat) throws(ExportError) {
    guard file != "-", format.layout == .numberedPictures else { return }
    try NumberedName.check(file)
  }

  private func layout(
    for codec: Codec, format: FileFormat, file: String
  ) throws(ExportError) -> PixelLayout {
    let isTransparent = drawing.background.alpha < 1
    let layouts = format.layouts(of: codec)
    let choices = layouts.map(\.name).joined(separator: ", ")
    if let name = options.pixelFormat {
      guard let layout = PixelLayout(named: name), layouts.contains(layout) else {
        throw ExportError(
          .usage,
          "'\(file)': \(codec.name) in \(format.name) takes no pixel format '\(name)'; "
            + "it takes \(choices)"
            + Wording.offer(Suggestion.nearest(to: name, among: layouts.map(\.name))))
      }
      guard layout.hasAlpha || !isTransparent else {
        let other = layouts.first(where: \.hasAlpha)
        throw transparencyError(
          name, file: file, remedy: other.map { "use --pixel-format \($0.name)" })
      }
      return layout
    }
    guard let layout = layouts.first(where: { $0.hasAlpha == isTransparent }) else {
      let other = format.codecs.first { format.carriesAlpha(in: $0) }
      throw transparencyError(
        "\(codec.name) in \(format.name)", file: file,
        remedy: other.map { "use --codec \($0.name)" })
    }
    return layout
  }

  /// - Parameter remedy: what makes the same file transparent; `nil` where nothing does.
  private func transparencyError(_ what: String, file: String, remedy: String?) -> ExportError {
    ExportError(
      .usage,
      "'\(file)': \(what) can't carry transparency; "
        + (remedy ?? "write a .webm, .webp, .apng, .mov or a numbered .png")
        + ", or give --background a colour without alpha")
  }

  private func checkSize(_ layout: PixelLayout, file: String) throws(ExportError) {
    try PictureLimit.check(width: width, height: height)
    let (columns, rows) = (1 << layout.chromaShiftX, 1 << layout.chromaShiftY)
    guard width % columns != 0 || height % rows != 0 else { return }
    // Where the height follows from the width, the user gave one number and gets one back.
    let isWidthOnly = if case .width = drawing.drawing.size { height % rows == 0 } else { false }
    let evenWidth = "\(width + width % columns)"
    let even = isWidthOnly ? evenWidth : "\(evenWidth)x\(height + height % rows)"
    let other = layout.hasAlpha ? "" : " or --pixel-format yuv444p"
    throw ExportError(
      .usage,
      "'\(file)': \(layout.name) stores one chroma sample for \(columns)x\(rows) pixels and "
        + "can't hold \(width)x\(height); use --size \(even)\(other)")
  }

  private func coding(for codec: Codec) -> ColorCoding {
    // VP8's bitstream knows BT.601 alone, and decoders such as libav's go by that whatever the file says.
    let standard: MatrixChoice = codec == .vp8 ? .bt601 : .bt709
    let matrix: ColorCoding.Matrix =
      switch options.matrix ?? standard {
      case .bt709: .bt709
      case .bt601: .bt601
      case .bt2020: .bt2020
      }
    // PNG has no place to say that its greys are of limited range; readers take them for full.
    let isFull = options.range == .full || codec == .png
    return ColorCoding(matrix: matrix, range: isFull ? .full : .limited)
  }
}
