extension MediaError {
  /// The sorts of trouble that a program answers in different ways.
  public enum Kind: Hashable, Sendable {
    /// This libav has no such encoder, muxer or feature.
    case missingEncoder

    /// A file to be read does not exist.
    case missingFile

    /// The output can't be created: no such folder, no permission, not a regular file.
    case cannotCreate

    /// The output exists and must not be replaced.
    case alreadyExists

    /// Reading or writing failed half-way.
    case readOrWrite

    /// The disk, the quota or the largest file size is exhausted.
    case diskFull

    /// Whoever read our output has closed it.
    case closedPipe

    /// A signal asked the program to stop.
    case interrupted

    /// The file or picture to be read is broken, or is nothing we take.
    case badInput

    /// A setting that the encoder or container doesn't know or doesn't take.
    case badSetting

    /// libav refused for a reason of its own, which the text gives.
    case refusedByLibrary
  }
}
