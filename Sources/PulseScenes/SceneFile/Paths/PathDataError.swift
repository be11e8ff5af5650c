/// Why a text is no path data.
struct PathDataError: Error, Hashable, Sendable {
  /// What is wrong, with the place in characters from 1.
  let problem: String
}
