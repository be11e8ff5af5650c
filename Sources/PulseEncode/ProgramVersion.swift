/// The version of this program and its libraries.
public enum ProgramVersion {
  /// The number: major, minor and patch, as semantic versioning has them.
  public static let number = "0.1.0"

  /// The program's name and number, as recipes carry it.
  public static let name = "pulse-video \(number)"
}
