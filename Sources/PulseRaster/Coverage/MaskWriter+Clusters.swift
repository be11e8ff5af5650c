/// Rows in which clusters may share cells: what a cluster adds is written when the next one is known.
extension MaskWriter {
  /// Begins a row of clusters, with the part of the cells' height that lies in the picture.
  mutating func beginClusters(height: Double) {
    self.height = height
    (pendingStart, pendingEnd) = (0, 0)
    (areaBefore, areaAfter) = (0, 0)
  }

  /// Makes ready for a cluster in the cells from `start` to `end`; writes what it can't change.
  mutating func advance(from start: Int, to end: Int) {
    if pendingStart < pendingEnd, start <= pendingEnd {
      pendingEnd = max(pendingEnd, end)
      return
    }
    endClusters()
    if areaBefore > 0 { appendFull(to: start) }
    (pendingStart, pendingEnd) = (start, end)
  }

  /// Notes the area of the cells to the right of a cluster.
  mutating func leave(area: Double) { areaAfter = area }

  /// Writes the cells that wait.
  ///
  /// The sum of the cell after them only leads to `areaAfter`.
  mutating func endClusters() {
    guard pendingStart < pendingEnd else { return }
    appendBorderCells(pendingStart, pendingEnd - 1, areaBefore: areaBefore, height: height)
    areaBefore = areaAfter
    skip(to: pendingEnd, isInside: areaAfter > 0)
    pendingStart = pendingEnd
  }
}
