import PulseBatch
import Testing

@Suite("Shards")
struct ShardTests {
  @Test("are read as I/N", arguments: [("0/1", 0, 1), ("3/8", 3, 8)])
  func reading(_ text: String, _ index: Int, _ count: Int) {
    #expect(Shard(parsing: text) == Shard(index: index, count: count))
    #expect(Shard(parsing: text)?.description == text)
  }

  @Test("need an index below their count", arguments: ["8/8", "-1/2", "1", "/", "1/0", "a/b", "0/1/2"])
  func refused(_ text: String) { #expect(Shard(parsing: text) == nil) }
}
