import PulseEncode
import PulseMedia

/// What `--version` prints.
enum Version {
  /// The program's version, those of the libraries it runs with, and what their licence asks.
  static var text: String {
    """
    pulse-video \(ProgramVersion.number)
    \(MediaLibrary.versions.joined(separator: "\n"))
    libav's licence here: \(MediaLibrary.license)\(note)

    """
  }

  /// What follows from a libav under the GPL.
  private static var note: String {
    guard MediaLibrary.isGPL else { return "" }
    return """
      ;
      who passes this program on together with it does so under the GPL as well
      """
  }
}
