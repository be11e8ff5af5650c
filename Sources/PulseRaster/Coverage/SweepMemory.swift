/// The working memory of sweeps, kept from one to the next.
struct SweepMemory: Sendable {
  private var active: [Int32] = []
  private var pieces: [Piece] = []
  private var sums: [Double] = []
  private var runs: [Mask.Run] = []
  private var coverages: [Float] = []

  /// What a sweep works on.
  struct Slices {
    /// The edges, linked by the row in which they begin.
    let edges: WorkSlice<Edge>
    /// The first edge that begins in each row, or -1.
    let firstEdges: WorkSlice<Int32>
    /// Room for the edges that reach into a row, as indices.
    let active: WorkSlice<Int32>
    /// Room for the parts of the active edges within a row.
    let pieces: WorkSlice<Piece>
    /// The row's covered areas.
    let sums: AreaSums
    /// Room for the runs of a row.
    let runs: WorkSlice<Mask.Run>
    /// Room for the coverages of a row.
    let coverages: WorkSlice<Float>
  }

  /// Makes room for a sweep over so many columns with so many edges in its fullest row.
  mutating func fit(columns: Int, fullestRow: Int) {
    func grow<Element>(_ array: inout [Element], to count: Int, _ filler: Element) {
      guard array.count < count else { return }
      array.append(contentsOf: repeatElement(filler, count: count - array.count))
    }
    grow(&active, to: fullestRow, 0)
    grow(&pieces, to: fullestRow, Piece.none)
    grow(&sums, to: columns + 2, 0)
    grow(&runs, to: columns + 1, Mask.Run(start: 0, end: 0, offset: 0))
    grow(&coverages, to: columns + 1, 0)
  }

  /// Lends the memory, and the builder's edges, to `body`.
  mutating func withSlices<Result>(
    of builder: inout EdgeBuilder, _ body: (Slices) -> Result
  ) -> Result {
    builder.withEdges { edges, firstEdges in
      active.withWorkSlice { active in
        pieces.withWorkSlice { pieces in
          sums.withWorkSlice { sums in
            runs.withWorkSlice { runs in
              coverages.withWorkSlice { coverages in
                body(
                  Slices(
                    edges: edges, firstEdges: firstEdges, active: active, pieces: pieces,
                    sums: AreaSums(cells: sums), runs: runs, coverages: coverages))
              }
            }
          }
        }
      }
    }
  }
}
