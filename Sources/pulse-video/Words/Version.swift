/// What `--version` prints.
enum Version {
  /// The program's version, by semantic versioning.
  static let number = "0.1.0"

  static var text: String {
    """
    pulse-video \(number)

    """
  }
}
