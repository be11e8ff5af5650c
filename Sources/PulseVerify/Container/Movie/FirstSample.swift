/// Whether decoding can start with the first sample of a track.
struct FirstSample {
  let track: Track
  let source: ByteSource

  /// `nil` where neither the index nor the sample's beginning says so.
  var isKey: Bool? {
    get throws(ContainerError) {
      let samples = track.samples
      guard samples.count > 0 else { return nil }
      let isMarked = !samples.hasSyncTable || samples.firstSync == 1
      guard let place = samples.firstPlace, let entry = track.entry else { return isMarked }
      let bytes = try source.read(at: place, length: min(samples.firstSize, 65_536))
      let kind =
        switch entry.type {
        case "avc1", "avc3": NALUnits(bytes, lengthSize: entry.lengthSize).h264Kind
        case "hvc1", "hev1": NALUnits(bytes, lengthSize: entry.lengthSize).hevcKind
        default: nil as NALUnits.Kind?
        }
      switch kind {
      case .key: return true
      case .dependent: return false
      case nil: return isMarked
      }
    }
  }
}
