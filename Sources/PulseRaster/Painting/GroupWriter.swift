/// Writes the planes of a group, row after row, touching only samples that differ from what they hold.
struct GroupWriter {
  let planes: [Plane]
  let columns: Int
  let rows: Int
  let bytesPerSample: Int

  /// Writes all rows of a table to planes that hold what `old` says, or anything.
  func write(_ table: SpanTable, over old: SpanTable?) {
    table.withViews { views in
      if let old {
        old.withViews { oldViews in
          for row in 0..<rows {
            for plane in planes.indices {
              views[plane].write(
                table.runIndices(inRow: row), to: line(plane, row), over: oldViews[plane],
                old.runIndices(inRow: row))
            }
          }
        }
      } else {
        for row in 0..<rows {
          for plane in planes.indices {
            views[plane].write(table.runIndices(inRow: row), to: line(plane, row))
          }
        }
      }
    }
  }

  /// A row's samples of a plane.
  @inline(__always)
  func line(_ plane: Int, _ row: Int) -> PlaneRow {
    planes[plane].row(row, columns: columns, bytesPerSample: bytesPerSample)
  }
}
