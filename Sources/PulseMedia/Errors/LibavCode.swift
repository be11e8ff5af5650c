internal import CFFmpeg

/// A return code of libav's functions: negative for an error, else a success.
///
/// A structure rather than an enumeration: a code of a later libav is still a value.
struct LibavCode: RawRepresentable, Hashable {
  let rawValue: CInt

  /// No more data will come: a state, not an error.
  static var endOfFile: LibavCode { LibavCode(rawValue: pulse_error_end_of_file()) }

  /// Nothing to be had before more is given: a state, not an error.
  static var again: LibavCode { LibavCode(rawValue: pulse_error_again()) }

  /// libav's own words for the code, such as `No space left on device`.
  var text: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(AV_ERROR_MAX_STRING_SIZE)) {
      guard let start = $0.baseAddress else { return "error \(rawValue)" }
      _ = av_strerror(rawValue, start, $0.count)
      return String(cString: start)
    }
  }

  /// The sort of trouble that the code means in a call that touches a file.
  var kindForFiles: MediaError.Kind {
    switch pulse_errno_from_error(rawValue) {
    case ENOSPC, EDQUOT, EFBIG: return .diskFull
    case EPIPE: return .closedPipe
    case ENOENT: return .missingFile
    case EACCES, EPERM, EROFS, ENOTDIR, EISDIR, ELOOP, ENAMETOOLONG: return .cannotCreate
    case EIO, EBADF, ENXIO, EMFILE, ENFILE, ESTALE: return .readOrWrite
    default: break
    }
    switch rawValue {
    case pulse_error_exit(): return .interrupted
    case pulse_error_invalid_data(): return .badInput
    case pulse_error_no_encoder(), pulse_error_no_muxer(): return .missingEncoder
    case pulse_error_no_option(): return .badSetting
    default: return .refusedByLibrary
    }
  }
}
