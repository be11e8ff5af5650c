import Foundation
import Testing

/// The same recipe gives the same bytes, whatever the machine is doing.
@Suite("Same bytes, in every format")
struct SameBytesTests {
  @Test(
    "on one processor, with another heap, and four at a time",
    arguments: ExportKinds.all + ExportKinds.sequences)
  func everywhere(_ kind: String) throws {
    let folder = try TemporaryFolder()
    let options = kind.contains("--preset") ? "-q" : "--size 320 --fps 12.5 -q"
    // A search for so few bytes at this size would fail.
    let words = kind.replacing(#/(\d)KB/#) { "\($0.output.1)0KB" }
    let result = try Program.shell(
      """
      export_into() { mkdir $1; (cd $1; shift; "$@" \(words) \(options)) || exit 1; }
      export_into plain "$0" export
      export_into narrow taskset -c 0 env MALLOC_PERTURB_=85 "$0" export
      for i in 1 2 3 4; do export_into beside$i env MALLOC_PERTURB_=165 "$0" export & done
      wait
      for i in narrow beside1 beside2 beside3 beside4; do diff -r plain $i || exit; done
      """, in: folder.url)
    #expect(result.status == 0, "\(kind): \(result.output)\(result.messages)")
    // A transparent page says that its MP4 has a ground; nothing of an encoder's own may come.
    #expect(result.messages == "", "\(kind)")
  }
}
