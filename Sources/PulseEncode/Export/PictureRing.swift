import PulseMedia
import PulseRaster
import PulseTimeline

/// Pictures of one kind that are painted in turn, each knowing what it holds.
///
/// Encoders may keep a picture for a while; one that is still kept is never painted over. Nearly
/// always one picture is enough, and it stays in the processor's cache.
struct PictureRing {
  private struct Slot {
    let picture: VideoFrame
    var painting: Painting?
  }

  private var painter: Painter
  private var slots: [Slot] = []
  private let makePicture: () throws -> VideoFrame

  init(painter: Painter, makePicture: @escaping () throws -> VideoFrame) {
    self.painter = painter
    self.makePicture = makePicture
  }

  /// A picture of `snapshot`; valid until the next call.
  mutating func picture(of snapshot: Snapshot) throws -> VideoFrame {
    let index = try freeSlot()
    let picture = slots[index].picture
    let previous = slots[index].painting
    slots[index].painting = painter.paint(snapshot, on: picture, replacing: previous)
    return picture
  }

  private mutating func freeSlot() throws -> Int {
    if let index = slots.firstIndex(where: { !$0.picture.isShared }) { return index }
    slots.append(Slot(picture: try makePicture(), painting: nil))
    return slots.count - 1
  }
}
