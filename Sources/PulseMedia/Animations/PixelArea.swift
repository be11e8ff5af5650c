/// A rectangle of pixels.
struct PixelArea: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var rows: Range<Int> { y..<y + height }
  var columns: Range<Int> { x..<x + width }
  var pixelCount: Int { width * height }

  /// The smallest rectangle around both.
  func union(_ other: PixelArea) -> PixelArea {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}

extension PixelGrid {
  /// The smallest rectangle around all pixels that differ; `nil` where none does.
  func changedArea(from other: PixelGrid) -> PixelArea? {
    area { left, right, y in
      let (ours, theirs) = (self.row(y), other.row(y))
      while left < right, ours[left] == theirs[left] { left += 1 }
      while left < right, ours[right - 1] == theirs[right - 1] { right -= 1 }
    }
  }

  /// The smallest rectangle around all pixels that are visible here and not in `next`.
  func erasedArea(before next: PixelGrid) -> PixelArea? {
    area { left, right, y in
      let (ours, theirs) = (self.row(y), next.row(y))
      while left < right, ours[left] == 0 || theirs[left] != 0 { left += 1 }
      while left < right, ours[right - 1] == 0 || theirs[right - 1] != 0 { right -= 1 }
    }
  }

  /// The smallest rectangle around what is left of each row by `narrow`.
  private func area(
    _ narrow: (_ left: inout Int, _ right: inout Int, _ y: Int) -> Void
  ) -> PixelArea? {
    var result: PixelArea?
    for y in 0..<height {
      var (left, right) = (0, width)
      narrow(&left, &right, y)
      guard left < right else { continue }
      let part = PixelArea(x: left, y: y, width: right - left, height: 1)
      result = result?.union(part) ?? part
    }
    return result
  }

  /// Calls `body` with each run of pixels in a row that differ from those of `canvas`; with whole rows
  /// where there is none.
  func forEachRun(
    changingFrom canvas: PixelGrid?, in area: PixelArea,
    _ body: (_ pixels: UnsafePointer<UInt32>, _ count: Int) -> Void
  ) {
    for y in area.rows {
      let row = row(y)
      guard let canvas else {
        body(row + area.x, area.width)
        continue
      }
      let (shown, end) = (canvas.row(y), area.columns.upperBound)
      var x = area.x
      while x < end {
        let start = x
        if shown[x] == row[x] {
          repeat { x += 1 } while x < end && shown[x] == row[x]
        } else {
          repeat { x += 1 } while x < end && shown[x] != row[x]
          body(row + start, x - start)
        }
      }
    }
  }
}
