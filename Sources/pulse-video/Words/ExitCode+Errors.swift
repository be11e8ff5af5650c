import PulseBatch
import PulseEncode
import PulseMedia
import PulseTimeline

extension ExitCode {
  /// How the program ends after an error of a file, an encoder or a library.
  init(_ kind: MediaError.Kind) {
    self =
      switch kind {
      case .missingEncoder: .unavailable
      case .missingFile: .missingInput
      case .cannotCreate, .alreadyExists: .cannotCreate
      case .readOrWrite, .diskFull, .refusedByLibrary: .inputOutput
      case .closedPipe: .closedPipe
      case .interrupted: .signal(Interruption.signal ?? 2)
      case .badInput: .badInput
      case .badSetting: .usage
      }
  }

  /// How the program ends where a batch can't be run.
  init(_ kind: BatchError.Kind) {
    self =
      switch kind {
      case .usage: .usage
      case .badInput: .badInput
      case .folder: .cannotCreate
      }
  }

  /// How the program ends where an export can't be made.
  init(_ kind: ExportError.Kind) {
    self =
      switch kind {
      case .usage: .usage
      case .unavailable: .unavailable
      case .unreachable: .no
      }
  }

  /// How the program ends where a scene can't become a loop.
  ///
  /// What another option would cure is wrong usage; what lies in the scene is bad input.
  init(_ error: LoopPlanError) {
    self =
      switch error {
      case .notWhole, .tooManyFrames, .tooFarFromWhole, .startOutsideLoop,
        .maximumPeriodNotPositive:
        .usage
      case .animation, .tooLong, .runTooLong, .accumulatesWithoutEnd, .numbersTooFine: .badInput
      }
  }
}
