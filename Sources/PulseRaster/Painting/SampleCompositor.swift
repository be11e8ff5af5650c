/// What samples of a group's planes start from, and how their blended values become codes.
struct SampleCompositor {
  let blend: Blend
  /// The background's value in each plane of the group, in code units.
  let background: [Double]
  let backgroundAlpha: Double
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

  /// The codes of samples that a shape alone covers fully.
  func fullCodes(of ink: [Double], alpha: Double) -> UInt64 {
    codes { sample, plane in sample.add(ink[plane], alpha: alpha, coverage: 1) }
  }

  /// What a single shape brings to all planes.
  func shade(_ ink: [Double], alpha: Double) -> Shade {
    Shade(
      bare: backgroundCodes, palette: [fullCodes(of: ink, alpha: alpha)],
      coders: (0..<planeCount).map { coverageCoder(ofPlane: $0, ink: ink[$0], alpha: alpha) })
  }

  /// The way from coverages by a single shape to codes of a plane.
  func coverageCoder(ofPlane plane: Int, ink: Double, alpha: Double) -> CoverageCoder {
    let bare = sample(ofPlane: plane)
    return CoverageCoder(
      bare: bare, growth: bare.growth(towards: ink), ink: ink, alpha: alpha,
      coder: coder(ofPlane: plane))
  }
}

/// The way from coverages by a single shape to codes of one plane.
struct CoverageCoder {
  fileprivate let bare: BlendedSample
  fileprivate let growth: Double?
  fileprivate let ink: Double
  fileprivate let alpha: Double
  fileprivate let coder: SampleCoder

  /// The code of a sample that the shape covers partly.
  @inline(__always)
  func code(_ coverage: Float) -> UInt16 {
    // What `add` would come to, without its questions for each sample.
    if let growth {
      return coder.code(value: bare.value + growth * (alpha * Double(coverage)))
    }
    var sample = bare
    sample.add(ink, alpha: alpha, coverage: Double(coverage))
    return coder.code(sample)
  }
}

/// The way from blended values to codes of one plane.
struct SampleCoder {
  fileprivate let rounding: SampleRounding
  fileprivate let scale: Double

  /// The code that the plane holds for a sample.
  @inline(__always)
  func code(_ sample: BlendedSample) -> UInt16 { code(value: sample.value) }

  /// The code for a blended value.
  @inline(__always)
  func code(value: Double) -> UInt16 { rounding.code(value * scale) }

  /// The code for a blended value that something else than 1/2 is added to; see ``DitherPattern``.
  @inline(__always)
  func code(value: Double, offset: Double) -> UInt16 {
    rounding.code(value * scale + (offset - 0.5))
  }
}
