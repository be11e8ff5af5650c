/// Sums over long rows of numbers, in lanes: the hot loops of the statistics.
package enum Vector {
  /// The inner product of two vectors of equal length.
  package static func product(_ a: [Float], _ b: [Float]) -> Double {
    a.lend { a in
      b.lend { b in
        let count = min(a.count, b.count)
        var lanes = SIMD8<Float>(repeating: 0)
        for index in stride(from: 0, to: count & ~7, by: 8) {
          lanes += a.eight(from: index) * b.eight(from: index)
        }
        var sum = Double(lanes.sum())
        for rest in count & ~7..<count { sum += Double(a[rest] * b[rest]) }
        return sum
      }
    }
  }

  /// The square of the distance of two vectors of equal length, each part weighted before it is
  /// squared.
  package static func distance(_ a: [Float], _ b: [Float], weights: [Float]) -> Double {
    let count = min(a.count, b.count, weights.count)
    return a.lend { a in
      b.lend { b in
        weights.lend { weights in
          var lanes = SIMD8<Float>(repeating: 0)
          add(a, b, weights, (0, 0), weightsFrom: 0, count: count & ~7, to: &lanes)
          var sum = Double(lanes.sum())
          for rest in count & ~7..<count {
            let difference = (a[rest] - b[rest]) * weights[rest]
            sum += Double(difference * difference)
          }
          return sum
        }
      }
    }
  }

  /// The square of the distance of two vectors of equal length.
  ///
  /// Lanes are emptied now and then, so that none grows so large that small parts get lost.
  package static func distance(_ a: [Float], _ b: [Float]) -> Double {
    let count = min(a.count, b.count)
    return a.lend { a in
      b.lend { b in
        var sum = 0.0
        for begin in stride(from: 0, to: count & ~7, by: 1024) {
          var lanes = SIMD8<Float>(repeating: 0)
          for index in stride(from: begin, to: min(begin + 1024, count & ~7), by: 8) {
            let difference = a.eight(from: index) - b.eight(from: index)
            lanes += difference * difference
          }
          sum += Double(lanes.sum())
        }
        for rest in count & ~7..<count {
          let difference = a[rest] - b[rest]
          sum += Double(difference * difference)
        }
        return sum
      }
    }
  }

  /// The step from one vector to another of equal length, each part weighted.
  package static func step(from a: [Float], to b: [Float], weights: [Float]) -> [Float] {
    var step = b
    let count = min(a.count, b.count, weights.count)
    step.lendWork { step in
      a.lend { a in
        weights.lend { weights in
          for index in stride(from: 0, to: count & ~7, by: 8) {
            let difference = step.eight(from: index) - a.eight(from: index)
            step.set(difference * weights.eight(from: index), from: index)
          }
          for rest in count & ~7..<count { step[rest] = (step[rest] - a[rest]) * weights[rest] }
        }
      }
    }
    return step
  }

  /// Adds the squares of the parts of a step.
  package static func addSquares(from a: [Float], to b: [Float], into sums: inout [Float]) {
    let count = min(a.count, b.count, sums.count)
    sums.lendWork { sums in
      a.lend { a in
        b.lend { b in
          for index in stride(from: 0, to: count & ~7, by: 8) {
            let step = b.eight(from: index) - a.eight(from: index)
            sums.set(sums.eight(from: index) + step * step, from: index)
          }
          for rest in count & ~7..<count {
            let step = b[rest] - a[rest]
            sums[rest] += step * step
          }
        }
      }
    }
  }

  /// Adds the squares of weighted differences; `places` are those of the first ones.
  @inline(__always)
  fileprivate static func add(
    _ a: LentFloats, _ b: LentFloats, _ weights: LentFloats, _ places: (Int, Int),
    weightsFrom: Int, count: Int, to lanes: inout SIMD8<Float>
  ) {
    for index in stride(from: 0, to: count, by: 8) {
      let difference =
        (a.eight(from: places.0 + index) - b.eight(from: places.1 + index))
        * weights.eight(from: weightsFrom + index)
      lanes += difference * difference
    }
  }
}

extension Vector {
  /// How many parts of each vector are looked at together; those of all fit into a processor's cache.
  private static let tile = 512

  /// The distances of all pairs of vectors, as by ``distance(_:_:weights:)``; `[a][b]` for a < b, else
  /// 0.
  package static func distances(_ vectors: [[Float]], weights: [Float]) -> [[Double]] {
    let count = min(weights.count, vectors.map(\.count).min() ?? 0)
    let whole = count & ~7
    let side = vectors.count
    var lanes = Array(repeating: SIMD8<Float>(repeating: 0), count: side * side)
    var parts: [Float] = []
    parts.reserveCapacity(side * tile)
    for begin in stride(from: 0, to: whole, by: tile) {
      let size = min(tile, whole - begin)
      parts.removeAll(keepingCapacity: true)
      for vector in vectors { parts += vector[begin..<begin + size] }
      parts.lend { parts in
        weights.lend { weights in
          for a in 0..<side {
            for b in a + 1..<max(a + 1, side) {
              add(
                parts, parts, weights, (a * size, b * size), weightsFrom: begin, count: size,
                to: &lanes[a * side + b])
            }
          }
        }
      }
    }
    return vectors.indices.map { a in
      vectors.indices.map { b in
        guard a < b else { return 0 }
        var sum = Double(lanes[a * side + b].sum())
        for rest in whole..<count {
          let difference = (vectors[a][rest] - vectors[b][rest]) * weights[rest]
          sum += Double(difference * difference)
        }
        return sum
      }
    }
  }
}
