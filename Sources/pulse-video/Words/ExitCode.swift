/// How the program ends, after sysexits.h and the shell's habits.
package enum ExitCode: Hashable, Sendable {
  /// Everything asked for is done.
  case done
  /// The answer is no: a file that was looked at is defective, or some of a batch could not be made.
  case no
  /// The command line is wrong, or asks for what contradicts itself.
  case usage
  /// What was read makes no sense: no common period, an unreadable scene.
  case badInput
  /// A file to be read is not there.
  case missingInput
  /// An encoder, or a feature of it, is missing on this machine.
  case unavailable
  /// The program found itself in a state that it excludes.
  case internalFault
  /// An output can't be made where it was asked for.
  case cannotCreate
  /// Reading or writing failed on the way.
  case inputOutput
  /// Whoever read standard output has closed it, as `head` does.
  case closedPipe
  /// A signal stopped the work; its number.
  case signal(Int32)

  /// The number that the shell sees.
  package var number: Int32 {
    switch self {
    case .done: 0
    case .no: 1
    case .usage: 64
    case .badInput: 65
    case .missingInput: 66
    case .unavailable: 69
    case .internalFault: 70
    case .cannotCreate: 73
    case .inputOutput: 74
    case .closedPipe: 141
    case .signal(let signal): 128 + signal
    }
  }
}
