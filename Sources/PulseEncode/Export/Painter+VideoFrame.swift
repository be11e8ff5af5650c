import PulseMedia
import PulseRaster
import PulseTimeline

extension Painter {
  /// Paints a snapshot on a picture of libav's: the one place where the rasterizer's planes and the
  /// C room's memory meet.
  ///
  /// - Parameters:
  ///   - snapshot: what is visible.
  ///   - picture: of this painter's layout and size.
  ///   - previous: what the picture holds, from the last call for it; `nil` if that is unknown.
  /// - Returns: what the picture now holds.
  mutating func paint(
    _ snapshot: Snapshot, on picture: VideoFrame, replacing previous: Painting?
  ) -> Painting {
    picture.withPlanes { memory in
      let planes = memory.map { unsafe Plane(bytes: $0.bytes, stride: $0.stride) }
      return paint(snapshot, into: planes, replacing: previous)
    }
  }
}
