extension Transform3D {
  /// The map that applies this one first and `next` afterwards, as `CATransform3DConcat`.
  public func concatenating(_ next: Transform3D) -> Transform3D {
    let (r1, r2, r3, r4) = rows
    let (n1, n2, n3, n4) = next.rows
    func row(_ row: SIMD4<Double>) -> SIMD4<Double> {
      var sum: SIMD4<Double> = n1 * row[0]
      sum += n2 * row[1]
      sum += n3 * row[2]
      sum += n4 * row[3]
      return sum
    }
    return Transform3D(row(r1), row(r2), row(r3), row(r4))
  }

  /// The map that undoes this one; `nil` where there is none, or where it is too large to be
  /// written down.
  public var inverted: Transform3D? {
    var left = [rows.0, rows.1, rows.2, rows.3]
    let unit = Transform3D.identity.rows
    var right = [unit.0, unit.1, unit.2, unit.3]
    for column in 0..<4 {
      // Gauss and Jordan, with the largest number of the column as the pivot.
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column] != 0 else { return nil }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = left[column][column]
      left[column] /= factor
      right[column] /= factor
      for other in 0..<4 where other != column {
        let share = left[other][column]
        left[other] -= share * left[column]
        right[other] -= share * right[column]
      }
    }
    let result = Transform3D(right[0], right[1], right[2], right[3])
    return result.isFinite ? result : nil
  }

  /// Whether all sixteen numbers are ordinary: no infinity, no "not a number".
  public var isFinite: Bool {
    let (r1, r2, r3, r4) = rows
    // Zero times anything that is not finite is no number, and so is its sum.
    var zeros: SIMD4<Double> = r1 * 0
    zeros += r2 * 0
    zeros += r3 * 0
    zeros += r4 * 0
    return zeros.sum() == 0
  }

  /// The four rows.
  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44)
    )
  }

  /// Makes a map from its four rows.
  init(
    _ r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    self.init(
      m11: r1[0], m12: r1[1], m13: r1[2], m14: r1[3], m21: r2[0], m22: r2[1], m23: r2[2],
      m24: r2[3], m31: r3[0], m32: r3[1], m33: r3[2], m34: r3[3], m41: r4[0], m42: r4[1],
      m43: r4[2], m44: r4[3])
  }
}

extension Transform3D {
  /// A shift of the plane first, this map afterwards.
  func afterShift(by shift: Point) -> Transform3D {
    let (r1, r2, r3, r4) = rows
    return Transform3D(r1, r2, r3, r4 + r1 * shift.x + r2 * shift.y)
  }

  /// This map first, a shift afterwards.
  func beforeShift(x: Double, y: Double, z: Double) -> Transform3D {
    concatenating(.translation(x: x, y: y, z: z))
  }

  /// This map about a point of the plane instead of the origin.
  func about(_ point: Point) -> Transform3D {
    afterShift(by: .zero - point).beforeShift(x: point.x, y: point.y, z: 0)
  }
}
