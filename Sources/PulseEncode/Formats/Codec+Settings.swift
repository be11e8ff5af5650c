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
    switch pixels {
    case ..<(160 * 160): return 1
    case ..<(640 * 640): return 2
    case ..<(2560 * 1600): return 4
    default: return 8
    }
  }

  /// The encoder for pictures of this layout and size: the first one on this machine that takes them,
  /// else the first one anywhere; `nil` where none does.
  func encoder(for layout: PixelLayout, width: Int, height: Int) -> CodecEncoder? {
    let able = encoders.filter { $0.takes(layout, width: width, height: height) }
    return able.first { MediaLibrary.hasEncoder(named: $0.name) } ?? able.first
  }
}
