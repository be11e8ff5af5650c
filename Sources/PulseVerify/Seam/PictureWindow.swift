/// Keeps what a verdict needs of a film of any length: the pictures at both ends, and thumbnails.
///
/// Up to ``thumbnailLimit`` frames have thumbnails; of longer films, the first and the last half as
/// many. So memory is bounded, whatever the film's length.
package struct PictureWindow {
  /// How many pictures are kept at each end.
  package static let endCount = 16
  /// How many frames have thumbnails at most.
  package static let thumbnailLimit = 3_600
  /// The largest thumbnail, in cells.
  static let thumbnailArea = 1_024

  /// How many pictures were added.
  private(set) var count = 0
  /// The first pictures.
  private(set) var first: [ReducedPicture] = []
  /// Thumbnails of the first frames.
  private(set) var firstThumbnails: [ReducedPicture] = []
  /// How often thumbnails were halved.
  private(set) var thumbnailLevel = 0

  /// The thumbnail of the picture that was added last.
  private(set) var newestThumbnail: ReducedPicture?

  private var lastRing: [ReducedPicture] = []
  private var thumbnailRing: [ReducedPicture] = []

  /// Starts without pictures.
  package init() {}

  /// How many numbers are kept, some of them in two places.
  package var keptSamples: Int {
    [first, lastRing, firstThumbnails, thumbnailRing].joined().reduce(0) { $0 + $1.samples.count }
  }

  /// Adds the next picture.
  package mutating func add(_ picture: ReducedPicture) {
    if first.count < Self.endCount { first.append(picture) }
    Self.add(picture, to: &lastRing, limit: Self.endCount, at: count)
    var thumbnail = picture
    thumbnailLevel = 0
    while thumbnail.area > Self.thumbnailArea {
      thumbnail = thumbnail.halved()
      thumbnailLevel += 1
    }
    newestThumbnail = thumbnail
    if firstThumbnails.count < Self.thumbnailLimit / 2 {
      firstThumbnails.append(thumbnail)
    } else {
      let index = count - Self.thumbnailLimit / 2
      Self.add(thumbnail, to: &thumbnailRing, limit: Self.thumbnailLimit / 2, at: index)
    }
    count += 1
  }

  /// The last pictures, in order.
  var last: [ReducedPicture] { Self.ordered(lastRing, count: count) }

  /// Thumbnails in unbroken runs: one, or two of a film that is too long.
  var thumbnailRuns: [[ReducedPicture]] {
    let beyond = count - firstThumbnails.count
    let later = Self.ordered(thumbnailRing, count: beyond)
    return beyond <= later.count ? [firstThumbnails + later] : [firstThumbnails, later]
  }

  private static func add(
    _ picture: ReducedPicture, to ring: inout [ReducedPicture], limit: Int, at index: Int
  ) {
    if ring.count < limit { ring.append(picture) } else { ring[index % limit] = picture }
  }

  private static func ordered(_ ring: [ReducedPicture], count: Int) -> [ReducedPicture] {
    guard !ring.isEmpty, count > ring.count else { return ring }
    let start = count % ring.count
    return Array(ring[start...] + ring[..<start])
  }
}
