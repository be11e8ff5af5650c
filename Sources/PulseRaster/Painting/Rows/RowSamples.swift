/// The samples of a row while things are laid over them: ``BlendedSample`` for all columns at once, with
/// the same arithmetic.
struct RowSamples {
  let blend: Blend
  let planes: Int
  let columns: Int
  /// The values of each plane, then alpha, then the part of the footprint in which a colour is defined.
  private(set) var memory: [Double]
  /// For each sample, whether its value comes from a gradient, and is to be dithered.
  private(set) var isGradual: [UInt8]

  init(blend: Blend, planes: Int, columns: Int) {
    (self.blend, self.planes, self.columns) = (blend, planes, columns)
    memory = Array(repeating: 0, count: (planes + 2) * columns)
    isGradual = Array(repeating: 0, count: columns)
  }

  /// Sets columns to the bare background.
  mutating func clear(_ range: Range<Int>, values: [Double], alpha: Double) {
    for plane in 0..<planes {
      for column in range { memory[plane * columns + column] = values[plane] }
    }
    let start = blend == .opaque ? 1 : alpha
    for column in range {
      memory[planes * columns + column] = start
      memory[(planes + 1) * columns + column] = start > 0 ? 1 : 0
      isGradual[column] = 0
    }
  }

  func value(_ column: Int, plane: Int) -> Double { memory[plane * columns + column] }

  /// Whether anything lies on a sample that has a colour.
  func isDefined(_ column: Int) -> Bool {
    blend == .alpha || memory[(planes + 1) * columns + column] > 0
  }

  /// Lays something over some columns.
  mutating func lay(_ ink: some RowInk, over range: Range<Int>, isGradual gradual: Bool) {
    lay(ink, range)
    for column in range {
      if gradual {
        isGradual[column] = 1
      } else if isGradual[column] != 0, ink.alpha(column) * ink.coverage(column) >= 1 {
        isGradual[column] = 0
      }
    }
  }

  /// Lays another row over this one, as something whose alpha is multiplied by `factors`.
  mutating func lay(_ group: inout RowSamples, over range: Range<Int>, factors: (Int) -> Double) {
    group.becomeInk(range, factors: factors)
    let (planes, columns) = (group.planes, group.columns)
    group.memory.withReadSlice { memory in
      lay(RowSamplesInk(memory: memory, columns: columns, planes: planes), range)
    }
    for column in range {
      let share = group.memory[planes * columns + column]
      if group.isGradual[column] != 0, share > 0 {
        isGradual[column] = 1
      } else if share * group.memory[(planes + 1) * columns + column] >= 1 {
        isGradual[column] = 0
      }
    }
  }

  /// Turns what has been laid over nothing into something to be laid over something else: the part in
  /// which a colour is defined becomes the coverage, and alpha the one within that part.
  private mutating func becomeInk(_ range: Range<Int>, factors: (Int) -> Double) {
    let (alphas, parts) = (planes * columns, (planes + 1) * columns)
    for column in range {
      switch blend {
      case .alpha:
        memory[alphas + column] = memory[column] * factors(column)
        memory[parts + column] = 1
      case .opaque, .straight:
        memory[alphas + column] *= factors(column)
        memory[parts + column] = 1
      case .extendedMean:
        let part = memory[parts + column]
        let alpha = part > 0 ? memory[alphas + column] / part : 0
        memory[alphas + column] = alpha * factors(column)
      }
    }
  }

  /// Sets a sample of a row that is made to be laid over another one.
  mutating func set(_ column: Int, values: [Double], alpha: Double, coverage: Double) {
    for plane in 0..<planes { memory[plane * columns + column] = values[plane] }
    memory[planes * columns + column] = alpha
    memory[(planes + 1) * columns + column] = coverage
  }

  /// Lays what has been set sample by sample over some columns.
  mutating func lay(set ink: RowSamples, over range: Range<Int>) {
    ink.memory.withReadSlice { memory in
      lay(
        RowSamplesInk(memory: memory, columns: ink.columns, planes: ink.planes), over: range,
        isGradual: true)
    }
  }

  // MARK: - Arithmetic

  @inline(__always)
  private mutating func lay(_ ink: some RowInk, _ range: Range<Int>) {
    let (blend, planes, columns) = (blend, planes, columns)
    memory.withWorkSlice { memory in
      let samples = Samples(memory: memory, planes: planes, columns: columns)
      switch blend {
      case .opaque: samples.layOpaque(ink, range)
      case .alpha: samples.layAlpha(ink, range)
      case .straight: samples.layStraight(ink, range)
      case .extendedMean: samples.layExtended(ink, range)
      }
    }
  }

  private struct Samples {
    let memory: WorkSlice<Double>
    let planes: Int
    let columns: Int

    @inline(__always)
    func layOpaque(_ ink: some RowInk, _ range: Range<Int>) {
      for plane in 0..<planes {
        let base = plane * columns
        for column in range {
          let share = ink.alpha(column) * ink.coverage(column)
          memory[base + column] = mix(
            memory[base + column], ink.value(column, plane: plane), share)
        }
      }
    }

    @inline(__always)
    func layAlpha(_ ink: some RowInk, _ range: Range<Int>) {
      for column in range {
        memory[column] = mix(memory[column], 1, ink.alpha(column) * ink.coverage(column))
      }
    }

    @inline(__always)
    func layStraight(_ ink: some RowInk, _ range: Range<Int>) {
      let (alphas, parts) = (planes * columns, (planes + 1) * columns)
      for column in range {
        let share = ink.alpha(column) * ink.coverage(column)
        let sum = share + memory[alphas + column] * (1 - share)
        guard sum > 0 else { continue }
        for plane in 0..<planes {
          let place = plane * columns + column
          memory[place] = mix(memory[place], ink.value(column, plane: plane), share / sum)
        }
        memory[alphas + column] = sum
        memory[parts + column] = 1
      }
    }

    @inline(__always)
    func layExtended(_ ink: some RowInk, _ range: Range<Int>) {
      let (alphas, parts) = (planes * columns, (planes + 1) * columns)
      for column in range {
        let (inkAlpha, coverage) = (ink.alpha(column), ink.coverage(column))
        let (alpha, defined) = (memory[alphas + column], memory[parts + column])
        let inside = inkAlpha + alpha * (1 - inkAlpha)
        let part = coverage + (1 - coverage) * defined
        guard inside > 0, part > 0, coverage > 0 else { continue }
        for plane in 0..<planes {
          let place = plane * columns + column
          let value = memory[place]
          let color = mix(
            value, ink.value(column, plane: plane), defined > 0 ? inkAlpha / inside : 1)
          memory[place] = mix(value, color, coverage / part)
        }
        memory[alphas + column] = coverage * inside + (1 - coverage) * alpha
        memory[parts + column] = part
      }
    }

    /// From `from` to `to` by a share, as in ``BlendedSample``.
    @inline(__always)
    private func mix(_ from: Double, _ to: Double, _ share: Double) -> Double {
      share >= 1 ? to : from + (to - from) * share
    }
  }
}
