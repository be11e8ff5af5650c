/// Why a file can't be taken apart.
public enum ContainerError: Error, Hashable, Sendable {
  /// The file ends where more must come; the offset is where it ends, in bytes.
  case breaksOff(at: Int)
  /// Something at an offset, in bytes, can't be as it is.
  case broken(String, at: Int)
  /// Something is larger than is read; the text says what, and how large it may be.
  case tooLarge(String)
  /// The system can't open or read the file; the text says why.
  case system(String)
  /// The file begins like none that is known here.
  case unknownFormat
}

extension ContainerError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .breaksOff(let offset):
      "the file breaks off after \(offset) bytes, though more must come; copy or export it again"
    case .broken(let what, let offset):
      "the file is damaged at byte \(offset): \(what); export it again"
    case .tooLarge(let what): what
    case .system(let reason): reason
    case .unknownFormat:
      "this is none of the files that can be read here: MP4, MOV, AVIF, WebM, Matroska, GIF, PNG, "
        + "APNG, WebP, Y4M, AVI, MPEG-TS"
    }
  }
}
