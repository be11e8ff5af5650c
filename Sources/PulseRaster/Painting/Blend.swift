/// How the shapes over a sample make its value; affine in the shapes' colours in every case.
package enum Blend: Hashable, Sendable {
  /// Colour in a layout without alpha: over an opaque background.
  case opaque
  /// Straight colour of samples that have an alpha of their own: weighted by alpha.
  case straight
  /// Straight colour of subsampled chroma: the mean of the extended colour, which is defined
  /// everywhere, and thus not weighted by alpha.
  case extendedMean
  /// Alpha itself.
  case alpha
}

/// The value of one sample while shapes are laid over it, from the back to the front.
struct BlendedSample {
  private let blend: Blend
  /// The value so far in code units, not rounded; without meaning where ``isDefined`` is false.
  private(set) var value: Double
  /// The mean alpha so far, from 0 to 1.
  private var alpha: Double
  /// The part of the footprint, from 0 to 1, in which a colour is defined.
  private var definedPart: Double

  /// The sample with nothing but the background; for ``Blend/alpha`` values are alphas.
  init(_ blend: Blend, background: Double, alpha: Double) {
    self.blend = blend
    self.value = background
    self.alpha = blend == .opaque ? 1 : alpha
    definedPart = self.alpha > 0 ? 1 : 0
  }

  /// Whether anything lies on the sample that has a colour.
  var isDefined: Bool { blend == .alpha || definedPart > 0 }

  /// Lays a shape of a colour value and an alpha over the part `coverage` of the footprint.
  mutating func add(_ ink: Double, alpha inkAlpha: Double, coverage: Double) {
    let share = inkAlpha * coverage
    switch blend {
    case .opaque:
      value = mix(value, ink, share)
    case .alpha:
      value = mix(value, 1, share)
    case .straight:
      let sum = share + alpha * (1 - share)
      if sum > 0 { value = mix(value, ink, share / sum) }
      alpha = sum
      definedPart = sum > 0 ? 1 : definedPart
    case .extendedMean:
      let inside = inkAlpha + alpha * (1 - inkAlpha)
      let part = coverage + (1 - coverage) * definedPart
      guard inside > 0, part > 0 else { return }
      let color = mix(value, ink, definedPart > 0 ? inkAlpha / inside : 1)
      value = mix(value, color, coverage / part)
      alpha = coverage * inside + (1 - coverage) * alpha
      definedPart = part
    }
  }

  /// How much the value grows with the share of a first shape, where it does so evenly.
  func growth(towards ink: Double) -> Double? {
    switch blend {
    case .opaque: ink - value
    case .alpha: 1 - value
    case .straight, .extendedMean: nil
    }
  }

  /// From `from` to `to` by a share; exactly `to` where the share is all, so that what is hidden can
  /// be left out.
  private func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
    share >= 1 ? to : from + (to - from) * share
  }
}
