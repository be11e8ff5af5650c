extension ContainerFormat {
  /// Tells the kind of a file by its first bytes; `nil` for any other.
  ///
  /// MP4, MOV and AVIF, and Matroska and WebM, are told apart later.
  init?(beginning bytes: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    let boxes = ["ftyp", "moov", "mdat", "free", "skip", "wide", "styp", "moof", "sidx", "pnot"]
    if boxes.contains(where: { has($0, at: 4) }) {
      self = .mp4
    } else if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .matroska
    } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      self = .gif
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .apng
    } else if has("RIFF", at: 0), has("WEBP", at: 8) {
      self = .webp
    } else if has("YUV4MPEG2 ", at: 0) {
      self = .y4m
    } else if has("RIFF", at: 0), has("AVI ", at: 8) {
      self = .avi
    } else if bytes.count > 376, [0, 188, 376].allSatisfy({ bytes[$0] == 0x47 }) {
      self = .mpegts
    } else {
      return nil
    }
  }
}
