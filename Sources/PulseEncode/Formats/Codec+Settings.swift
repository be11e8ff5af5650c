import PulseMedia
import PulseRaster

extension Codec {
  /// The encoder's threads where the user names no number.
  ///
  /// By the picture's size and never by the machine: x264 codes differently with another number
  /// of threads, and the same recipe must give the same bytes everywhere. Small pictures have too
  /// few rows for several threads to work on.
  func defaultThreads(pixels: Int) -> Int {
    guard rateControl != nil || self == .prores else { return 1 }
    let useful =
      switch pixels {
      case ..<(160 * 160): 1
      case ..<(640 * 640): 2
      case ..<(2560 * 1600): 4
      default: 8
      }
    return min(useful, mostThreads)
  }

  /// The most threads that its encoder can be trusted with.
  ///
  /// Those of libvpx's VP8 now and then wait for each other for ever: one spins until a row of the picture
  /// is done, which another was never told to do.
  var mostThreads: Int { self == .vp8 ? 1 : 64 }

  /// The encoder for pictures of this layout and size: the first one on this machine that takes them,
  /// else the first one anywhere; `nil` where none does.
  func encoder(for layout: PixelLayout, width: Int, height: Int) -> CodecEncoder? {
    let able = encoders.filter { $0.takes(layout, width: width, height: height) }
    return able.first { MediaLibrary.hasEncoder(named: $0.name) } ?? able.first
  }
}
