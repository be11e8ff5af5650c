/// What samples of a group's planes start from, and how their blended values become codes.
struct SampleCompositor {
  let blend: Blend
  /// The background's value in each plane of the group, in code units.
  private let background: [Double]
  private let backgroundAlpha: Double
  private let rounding: [SampleRounding]
  /// What turns blended values to code units: the largest code for alpha, else 1.
  private let scale: Double

  /// Makes the compositor of a group over a background given as values of all planes of the layout.
  init(
    group: PlaneGroup, coding: PlaneCoding, background: [Double], backgroundAlpha: Double
  ) {
    blend = group.blend
    let isAlpha = group.blend == .alpha
    self.background = group.planes.map { isAlpha ? backgroundAlpha : background[$0] }
    self.backgroundAlpha = backgroundAlpha
    rounding = group.planes.map { SampleRounding(legal: coding.legalCodes(ofPlane: $0)) }
    scale = isAlpha ? Double(coding.layout.maximumCode) : 1
  }

  /// The number of planes.
  var planeCount: Int { background.count }

  /// Whether samples without a shape take their colour from their neighbours.
  var extendsColors: Bool {
    backgroundAlpha == 0 && (blend == .straight || blend == .extendedMean)
  }

  /// The codes of the bare background.
  var backgroundCodes: UInt64 { codes { _, _ in } }

  /// A sample of a plane with nothing but the background.
  func sample(ofPlane plane: Int) -> BlendedSample {
    BlendedSample(blend, background: background[plane], alpha: backgroundAlpha)
  }

  /// The way from blended values to codes of a plane.
  func coder(ofPlane plane: Int) -> SampleCoder {
    SampleCoder(rounding: rounding[plane], scale: scale)
  }

  /// The codes of samples on which `lay` lays shapes, which it is handed with the plane's index.
  func codes(_ lay: (inout BlendedSample, Int) -> Void) -> UInt64 {
    var codes: UInt64 = 0
    for plane in 0..<planeCount {
      var sample = sample(ofPlane: plane)
      lay(&sample, plane)
      codes |= UInt64(coder(ofPlane: plane).code(sample)) << (16 * plane)
    }
    return codes
  }

  /// The codes of samples that one shape covers partly.
  func codes(of coverages: [Float], ink: Double, alpha: Double, plane: Int) -> [UInt16] {
    let bare = sample(ofPlane: plane)
    let coder = coder(ofPlane: plane)
    guard let growth = bare.growth(towards: ink) else {
      return coverages.map { coverage in
        var sample = bare
        sample.add(ink, alpha: alpha, coverage: Double(coverage))
        return coder.code(sample)
      }
    }
    // What `add` would come to, without its questions for each sample.
    let (start, rounding, scale) = (bare.value, coder.rounding, coder.scale)
    return coverages.map { coverage in
      rounding.code((start + growth * (alpha * Double(coverage))) * scale)
    }
  }
}

/// The way from blended values to codes of one plane.
struct SampleCoder {
  let rounding: SampleRounding
  let scale: Double

  /// The code that the plane holds for a sample.
  @inline(__always)
  func code(_ sample: BlendedSample) -> UInt16 { rounding.code(sample.value * scale) }
}
