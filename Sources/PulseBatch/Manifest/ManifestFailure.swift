import PulseMedia

/// Why a file could not be made at the last attempt.
struct ManifestFailure: Hashable, Sendable {
  /// The digest of its recipe.
  let recipe: ByteDigest
  /// The reason, in one sentence.
  let error: String
}
