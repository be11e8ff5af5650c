package import PulseTimeline

/// How a plane's samples lie over the picture.
///
/// `transform` takes picture pixels to "cells": the footprint of the sample in column j and row k is
/// the unit square from (j, k) to (j + 1, k + 1). Luma's cells are the pixels themselves.
package struct PlaneGeometry: Hashable, Sendable {
  /// The samples in a row.
  package let columns: Int
  /// The rows.
  package let rows: Int
  /// The way from picture pixels to cells.
  package let transform: AffineTransform
  /// The left end of the picture, in cells; inside the first column.
  package let left: Double
  /// The top of the picture, in cells; inside the first row.
  package let top: Double
  /// The right end of the part of the picture that has samples, in cells.
  package let right: Double
  /// The bottom of the part of the picture that has samples, in cells.
  package let bottom: Double

  /// The geometry of a plane that is as large as the picture.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, shiftX: 0, shiftY: 0, siting: .center)
  }

  /// The geometry of a plane with one column for 2^shiftX pixels and one row for 2^shiftY.
  package init(width: Int, height: Int, shiftX: Int, shiftY: Int, siting: ChromaSiting) {
    let (stepX, stepY) = (Double(1 << shiftX), Double(1 << shiftY))
    columns = (max(width, 0) + (1 << shiftX) - 1) >> shiftX
    rows = (max(height, 0) + (1 << shiftY) - 1) >> shiftY
    // A sample that sits on pixel column n j has its footprint centred there, at n j + 1/2.
    let offsetX = siting.isOnColumn ? (stepX - 1) / 2 : 0
    let offsetY = siting.isOnRow ? (stepY - 1) / 2 : 0
    transform = AffineTransform(
      a: 1 / stepX, b: 0, c: 0, d: 1 / stepY, tx: offsetX / stepX, ty: offsetY / stepY)
    left = offsetX / stepX
    top = offsetY / stepY
    right = min((Double(max(width, 0)) + offsetX) / stepX, Double(columns))
    bottom = min((Double(max(height, 0)) + offsetY) / stepY, Double(rows))
  }

  /// The part of the column's cells that lies within the picture, from 0 to 1.
  package func weight(ofColumn column: Int) -> Double {
    min(right, Double(column + 1)) - max(left, Double(column))
  }

  /// The part of the row's cells that lies within the picture, from 0 to 1.
  package func weight(ofRow row: Int) -> Double {
    min(bottom, Double(row + 1)) - max(top, Double(row))
  }
}
