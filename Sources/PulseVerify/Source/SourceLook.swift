import PulseEncode
import PulseMedia
import PulseRaster
import PulseScenes
import PulseTimeline

/// Draws every frame again, as the file's recipe or the user says, and compares.
///
/// A recipe is a stranger's data: it is parsed with bounds, and used only where size, rate and number
/// of frames fit the file.
struct SourceLook {
  private var comparison: SourceComparison
  private var findings: [Finding] = []
  private var redrawing: Redrawing?
  /// What the recipe's GIF is mixed with at its edges.
  private var matte: Matte?
  /// Whether the file keeps transparency beside the colours, which not every libav reads.
  private var hasSeparateAlpha = false
  private var index = 0
  /// By how many frames the file is longer than whole plays, where that is a few; shorter where negative.
  private var excess: Int?
  /// The largest mean error, in levels, that coding can explain.
  ///
  /// Coders with losses err by up to 22 in pictures of 16 pixels at their lowest quality, by less than 10 from 128
  /// pixels on.
  private var meanLimit = 10.0
  /// The frames that belong there, but whose flat areas are off.
  private var offColor = OffColorFrames()

  /// Prepares a comparison; `nil` where the file names no source and the user none.
  init?(_ container: ContainerFacts?, _ options: VerifyOptions) {
    guard let container else { return nil }
    let drawing: Drawing
    if let named = options.drawing {
      comparison = SourceComparison(origin: .scene)
      drawing = named
    } else {
      guard let text = container.comment, text.hasPrefix("pulse-video/") else { return nil }
      comparison = SourceComparison(origin: .recipe)
      guard let recipe = try? Recipe(parsing: text) else {
        obstruct("the recipe in the file's metadata can't be read")
        return
      }
      drawing = recipe.drawing
      matte = recipe.storage["matte"].flatMap { try? ColorText(css: $0) }
        .map { Matte($0.color) }
    }
    prepare(drawing, container, options)
  }

  private mutating func prepare(
    _ drawing: Drawing, _ container: ContainerFacts, _ options: VerifyOptions
  ) {
    guard let resolved = try? drawing.resolve() else {
      obstruct("the scene can't be drawn")
      return
    }
    let count = resolved.timeline.frameCount
    let canvas = resolved.canvas
    hasSeparateAlpha = container.format == .avif && container.alpha != .none
    if (canvas.width, canvas.height) != (container.width, container.height) {
      obstruct(
        "it draws \(canvas.width)x\(canvas.height) pixels, the file has "
          + "\(container.width)x\(container.height)")
    } else if let excess = Self.excess(container, resolved), options.loops == nil {
      self.excess = excess
      compare(resolved, container)
    } else if container.frameCount == 0 || !container.frameCount.isMultiple(of: count) {
      comparison.mergesFrames = Self.lastsAsLong(container, resolved)
      obstruct(
        "it draws \(count) frames, the file has \(container.frameCount)"
          + (comparison.mergesFrames ? " as equal ones were merged" : ""))
    } else if let rate = container.rate, !Self.agrees(rate, resolved, container) {
      obstruct("its frame rate is not the file's")
    } else if let loops = options.loops, container.frameCount != loops * count {
      obstruct(
        "\(loops) plays of it are \(loops * count) frames, the file has "
          + "\(container.frameCount)")
    } else {
      comparison.loops = container.frameCount / count
      compare(resolved, container)
    }
  }

  private mutating func compare(_ resolved: ResolvedDrawing, _ container: ContainerFacts) {
    let isExact = [.gif, .apng].contains(container.format)
    if !isExact, min(container.width, container.height) < 128 { meanLimit = .infinity }
    comparison.sceneJumps = resolved.timeline.jumps.contains(where: \.isAtSeam)
    redrawing = Redrawing(
      resolved, matte: matte,
      seeksMatte: container.format == .gif && comparison.origin == .scene,
      flatLimit: FrameComparison.flatLimit(of: container.format))
  }

  /// By how many frames a file misses whole plays, where they are few enough to be a fault of the file rather
  /// than another film; `nil` where it doesn't, or where equal frames were merged.
  private static func excess(_ container: ContainerFacts, _ resolved: ResolvedDrawing) -> Int? {
    let (frames, count) = (container.frameCount, resolved.timeline.frameCount)
    let plays = max(1, (frames + count / 2) / count)
    let excess = frames - plays * count
    guard excess != 0, abs(excess) <= 5, count >= 8 * abs(excess),
      !lastsAsLong(container, resolved)
    else { return nil }
    if let rate = container.rate, !agrees(rate, resolved, container) { return nil }
    return excess
  }

  /// Whether all frames together last as long as one play or several of the drawing.
  private static func lastsAsLong(
    _ container: ContainerFacts, _ resolved: ResolvedDrawing
  ) -> Bool {
    guard let total = container.durations?.total.doubleValue, total > 0 else { return false }
    let plan = resolved.timeline.plan
    let play = Double(resolved.timeline.frameCount) / plan.rate.framesPerSecond.doubleValue
    let plays = max(1, (total / play).rounded())
    return container.frameCount > 0 && abs(total - plays * play) <= container.tick.doubleValue
  }

  /// Whether the file's rate is the drawing's, as exactly as its clock can tell.
  private static func agrees(
    _ rate: Fraction, _ resolved: ResolvedDrawing, _ container: ContainerFacts
  ) -> Bool {
    let wanted = resolved.timeline.plan.rate.framesPerSecond
    guard wanted != rate else { return true }
    let difference = (1 / wanted.doubleValue - 1 / rate.doubleValue).magnitude
    return difference <= container.tick.doubleValue
  }

  private mutating func obstruct(_ reason: String) {
    comparison.obstacle = reason
    findings.append(SourceWords.stale(reason, comparison.origin))
  }

  /// Compares the next picture with the frame that belongs there.
  ///
  /// - Throws: `MediaError` where memory is short.
  mutating func add(_ picture: DecodedPicture) throws {
    defer { index += 1 }
    guard redrawing != nil else { return }
    guard !hasSeparateAlpha || picture.frame.format.hasAlpha else {
      redrawing = nil
      return obstruct("libav reads this AVIF's colours without its transparency")
    }
    guard let result = try redrawing?.compare(picture, frame: index) else {
      redrawing = nil
      obstruct("its frames can't be drawn as \(picture.frame.format)")
      return
    }
    comparison.framesCompared += 1
    comparison.largestError = max(comparison.largestError, result.largest)
    comparison.meanError +=
      (result.mean - comparison.meanError) / Double(comparison.framesCompared)
    comparison.flatError = max(comparison.flatError, result.flat)
    if result.betterOffset == 0 {
      offColor.add(result, frame: index)
    } else if comparison.firstWrongFrame == nil {
      comparison.firstWrongFrame = index
      findings.append(SourceWords.mismatch(result, frame: index))
    }
  }

  /// What came out.
  func result() -> (SourceComparison, [Finding]) {
    if let excess { return result(excess) }
    if comparison.firstWrongFrame == nil, isUnlike {
      var comparison = comparison
      comparison.firstWrongFrame = 0
      return (comparison, findings + [SourceWords.unlike(comparison.meanError)])
    }
    guard let worst = offColor.worst, let first = offColor.first,
      comparison.firstWrongFrame == nil
    else { return (comparison, findings) }
    if offColor.isCoarse { return (comparison, findings + [SourceWords.coarse(worst)]) }
    var comparison = comparison
    comparison.firstWrongFrame = first
    return (comparison, findings + [SourceWords.mismatch(worst, frame: first)])
  }

  /// Whether the pictures as a whole are too far from the drawn ones for any coding.
  ///
  /// Where they are small or full of edges, no area is flat enough to tell by.
  private var isUnlike: Bool { comparison.meanError > meanLimit }

  /// What came out where the file is a few frames too long or too short: that is the fault, if each of
  /// its frames is the one drawn; else it is another film.
  private func result(_ excess: Int) -> (SourceComparison, [Finding]) {
    guard comparison.obstacle == nil else { return (comparison, findings) }
    let frames = index
    let reason = "it draws \(frames - excess) frames, the file has \(frames)"
    let isRight =
      comparison.firstWrongFrame == nil && !isUnlike && (offColor.worst == nil || offColor.isCoarse)
    var told = isRight ? comparison : SourceComparison(origin: comparison.origin)
    told.obstacle = reason
    guard isRight else { return (told, [SourceWords.stale(reason, told.origin)]) }
    told.excess = excess
    return (told, [SourceWords.length(excess, frames: frames, told.origin)])
  }
}

extension SourceComparison {
  /// Whether every frame was compared and is the one that is drawn.
  public var isMatch: Bool { obstacle == nil && framesCompared > 0 && firstWrongFrame == nil }
}
