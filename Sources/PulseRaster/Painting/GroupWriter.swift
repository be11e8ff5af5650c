/// Writes the planes of a group, row after row, touching only samples that differ from what they hold.
struct GroupWriter {
  let planes: [Plane]
  let columns: Int
  let rows: Int
  let bytesPerSample: Int

  /// Writes all rows of a table to planes that hold what `old` says, or anything.
  func write(_ table: SpanTable, over old: SpanTable?) {
    table.withViews { views in
      withViews(of: old) { oldViews in
        for row in 0..<rows {
          let oldRuns = old?.runIndices(inRow: row)
          for plane in planes.indices {
            let view = views[plane]
            let runs = table.runIndices(inRow: row)
            if let oldRuns {
              view.write(
                runs, firstOffset: 0, to: line(plane, row), over: oldViews[plane], oldRuns)
            } else {
              view.write(runs, firstOffset: 0, to: line(plane, row))
            }
          }
        }
      }
    }
  }

  /// Lends the views of a table, or none.
  func withViews<Result>(
    of table: SpanTable?, _ body: ([SpanView<StoredCodes>]) -> Result
  ) -> Result {
    if let table { table.withViews(body) } else { body([]) }
  }

  /// A row's samples of a plane.
  @inline(__always)
  func line(_ plane: Int, _ row: Int) -> PlaneRow {
    planes[plane].row(row, columns: columns, bytesPerSample: bytesPerSample)
  }
}
