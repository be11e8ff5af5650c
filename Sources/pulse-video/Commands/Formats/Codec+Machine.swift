import PulseEncode
import PulseMedia

extension Codec {
  /// Every codec that some format holds, each once, in the formats' order.
  static var all: [Codec] {
    var seen: Set<String> = []
    return FileFormat.all.flatMap(\.codecs).filter { seen.insert($0.name).inserted }
  }

  /// Whether this machine's libav has one of the encoders.
  var isAvailable: Bool {
    encoders.isEmpty || encoders.contains { MediaLibrary.hasEncoder(named: $0.name) }
  }
}

extension FileFormat {
  /// Whether this machine's libav has the muxer and one of the encoders.
  var isAvailable: Bool {
    guard codecs.contains(where: \.isAvailable) else { return false }
    return switch layout {
    case .container(let muxer): MediaLibrary.hasMuxer(named: muxer)
    case .animation, .numberedPictures, .discarded: true
    }
  }
}
