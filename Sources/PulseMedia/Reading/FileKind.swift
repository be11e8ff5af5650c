internal import CFFmpeg

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The kinds of file that we read, told by their first bytes.
///
/// libav's own guess is not asked: it also finds playlists and scripts, which make it open further
/// files.
package enum FileKind: CaseIterable {
  case mov, matroska, gif, apng, png, webp, mpegts, y4m, avi

  /// libav's name of the demuxer; `nil` for what libav can't read before its version 9.
  var demuxer: String? {
    switch self {
    case .mov: "mov"
    case .matroska: "matroska"
    case .gif: "gif"
    case .apng: "apng"
    case .png: "png_pipe"
    case .webp: nil
    case .mpegts: "mpegts"
    case .y4m: "yuv4mpegpipe"
    case .avi: "avi"
    }
  }

  /// Reads the beginning of a file.
  ///
  /// - Throws: ``MediaError`` where it can't be read, is no regular file, or is of no kind we take.
  init(ofFile path: String) throws(MediaError) {
    let beginning = try Self.beginning(of: path)
    guard let kind = FileKind(beginning: beginning) else {
      throw MediaError(
        .badInput,
        "\(path) is none of the files that can be read here: MP4, MOV, WebM, Matroska, GIF, PNG, "
          + "APNG, WebP, MPEG-TS, Y4M, AVI", file: path)
    }
    self = kind
  }

  /// Tells the kind by a file's first bytes; `nil` for any other.
  package init?(beginning bytes: [UInt8]) {
    func has(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    let boxes = ["ftyp", "moov", "mdat", "free", "skip", "wide", "styp", "moof", "sidx", "pnot"]
    if boxes.contains(where: { has($0, at: 4) }) {
      self = .mov
    } else if bytes.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) {
      self = .matroska
    } else if has("GIF87a", at: 0) || has("GIF89a", at: 0) {
      self = .gif
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = Self.isAnimated(png: bytes) ? .apng : .png
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

  /// Whether the chunk that says so comes before the first picture.
  private static func isAnimated(png bytes: [UInt8]) -> Bool {
    var offset = 8
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if name == "acTL" { return true }
      if name == "IDAT" { return false }
      offset += 12 + length
    }
    return false
  }

  private static func beginning(of path: String) throws(MediaError) -> [UInt8] {
    // Not blocking, should it be a pipe that nobody writes to.
    let descriptor = retrying { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else {
      throw MediaError(systemCall: "open", "cannot read \(path)", file: path)
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw MediaError(.badInput, "\(path) is not a regular file", file: path)
    }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &bytes, bytes.count)
    guard count >= 0 else {
      throw MediaError(systemCall: "read", "cannot read \(path)", file: path)
    }
    return Array(bytes.prefix(count))
  }
}
