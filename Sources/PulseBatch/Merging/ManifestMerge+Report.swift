extension ManifestMerge {
  /// What came of a merge.
  public struct Report: Hashable, Sendable {
    /// Files that are there and that the merged manifest knows.
    public var files = 0
    /// Parts of which no manifest was found.
    public var missingShards: [Shard] = []
    /// Parts that have fewer files than they were to make: the part, its files, and those it was to make.
    public var unfinishedShards: [UnfinishedShard] = []
    /// Names of files that are not there, as far as they are known: from the table, or from failures.
    public var missingFiles: [String] = []
    /// What a user should know; one sentence each.
    public var notes: [String] = []

    /// Whether nothing is missing.
    public var isComplete: Bool {
      missingShards.isEmpty && unfinishedShards.isEmpty && missingFiles.isEmpty
    }
  }

  /// A part that has not made all of its files.
  public struct UnfinishedShard: Hashable, Sendable {
    /// The part.
    public let shard: Shard
    /// Files that it made.
    public let made: Int
    /// Files that it was to make.
    public let planned: Int
  }
}
