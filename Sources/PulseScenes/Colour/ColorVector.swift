/// Three components of a colour in some space, in the order in which CSS writes them.
typealias ColorVector = SIMD3<Double>

/// A linear map between spaces of colour, row by row.
struct ColorMatrix {
  /// The rows.
  var rows: (ColorVector, ColorVector, ColorVector)

  /// Makes a map from its rows.
  init(_ first: ColorVector, _ second: ColorVector, _ third: ColorVector) {
    rows = (first, second, third)
  }

  /// The map that scales each component by its own factor.
  init(diagonal: ColorVector) {
    self.init(
      ColorVector(diagonal.x, 0, 0), ColorVector(0, diagonal.y, 0), ColorVector(0, 0, diagonal.z))
  }

  /// The columns, as rows.
  var transposed: ColorMatrix {
    let (first, second, third) = rows
    return ColorMatrix(
      ColorVector(first.x, second.x, third.x), ColorVector(first.y, second.y, third.y),
      ColorVector(first.z, second.z, third.z))
  }

  /// The map back, by cofactors; the matrices here are far from singular.
  var inverse: ColorMatrix {
    func cross(_ left: ColorVector, _ right: ColorVector) -> ColorVector {
      ColorVector(
        left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
        left.x * right.y - left.y * right.x)
    }
    let (first, second, third) = rows
    let determinant = (first * cross(second, third)).sum()
    return ColorMatrix(
      cross(second, third) / determinant, cross(third, first) / determinant,
      cross(first, second) / determinant
    ).transposed
  }

  /// What the map makes of a vector.
  static func * (matrix: ColorMatrix, vector: ColorVector) -> ColorVector {
    ColorVector(
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum())
  }

  /// The map that applies `right` first.
  static func * (left: ColorMatrix, right: ColorMatrix) -> ColorMatrix {
    let columns = right.transposed.rows
    return ColorMatrix(left * columns.0, left * columns.1, left * columns.2).transposed
  }
}
