/// How a batch is run; none of this decides about bytes.
public struct BatchOptions: Hashable, Sendable {
  /// How many variants are made at once; at least 1.
  public var jobs = 1
  /// Whether each file is looked at when it is complete.
  public var verifies = false
  /// Whether finished files are read again, rather than their lengths and times believed.
  public var rehashes = false
  /// Whether files that the manifest knows and the table no longer names are removed.
  public var prunes = false
  /// The part of the batch that is made; `nil` for all of it.
  public var shard: Shard?

  /// Makes the default options: one job, all of the batch.
  public init() {}
}
