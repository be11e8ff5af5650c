/// The working memory of sweeps, kept from one to the next.
struct SweepMemory: Sendable {
  private var active: [ActiveChain] = []
  private var cursors: [ConvexSweep.Cursor] = []
  private var points: [OutlinePoint] = []
  private var sums: [Double] = []
  private var runs: [Mask.Run] = []
  private var coverages: [Float] = []

  /// What a sweep works on.
  struct Slices {
    /// The edges along the outlines.
    let edges: WorkSlice<Edge>
    /// The chains of edges, linked by the row in which they begin.
    let chains: WorkSlice<Chain>
    /// The first chain that begins in each row, or -1.
    let firstChains: WorkSlice<Int32>
    /// Room for the chains that reach into a row.
    let active: WorkSlice<ActiveChain>
    /// Room for the chains of a convex outline that reach into a row.
    let cursors: WorkSlice<ConvexSweep.Cursor>
    /// Room for their points in the row.
    let points: WorkSlice<OutlinePoint>
    /// The row's covered areas.
    let sums: AreaSums
    /// Room for runs that are to be added to the mask, at least for those of a row.
    let runs: WorkSlice<Mask.Run>
    /// Room for coverages that are to be added to the mask, at least for those of a row.
    let coverages: WorkSlice<Float>
  }

  /// Makes room for a sweep over so many columns with so many edges in its fullest row.
  mutating func fit(columns: Int, fullestRow: Int, isConvex: Bool = false) {
    func grow<Element>(_ array: inout [Element], to count: Int, _ filler: Element) {
      guard array.count < count else { return }
      array.append(contentsOf: repeatElement(filler, count: count - array.count))
    }
    if isConvex {
      grow(&cursors, to: fullestRow, ConvexSweep.Cursor.none)
    } else {
      grow(&active, to: fullestRow, ActiveChain.none)
    }
    grow(&points, to: 2 * fullestRow, OutlinePoint(x: 0, y: 0))
    grow(&sums, to: columns + 2, 0)
    grow(&runs, to: columns + 4096, Mask.Run(start: 0, end: 0, offset: 0))
    grow(&coverages, to: columns + 4096, 0)
  }

  /// Lends the memory, and the builder's edges, to `body`.
  mutating func withSlices<Result>(
    of builder: inout EdgeBuilder, _ body: (Slices) -> Result
  ) -> Result {
    builder.withOutline { edges, chains, firstChains in
      active.withWorkSlice { active in
        cursors.withWorkSlice { cursors in
          points.withWorkSlice { points in
            sums.withWorkSlice { sums in
              runs.withWorkSlice { runs in
                coverages.withWorkSlice { coverages in
                  body(
                    Slices(
                      edges: edges, chains: chains, firstChains: firstChains, active: active,
                      cursors: cursors, points: points, sums: AreaSums(cells: sums), runs: runs,
                      coverages: coverages))
                }
              }
            }
          }
        }
      }
    }
  }
}
