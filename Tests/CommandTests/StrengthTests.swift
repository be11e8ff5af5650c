import Foundation
import Testing

/// Exports of every kind that are stopped, or find no room: the old files stay whole, and nothing else.
@Suite("Stopped and starved, in every format")
struct StrengthTests {
  /// Exports what `$words` says into the folder `new`, and lists the files in `$files`.
  private static let beginning = """
    words="$1 -q"; case "$words" in *--preset*) ;; *) words="$words --size 96 --fps 10" ;; esac
    mkdir new; cd new || exit 90
    before=$(date +%s%N); "$0" export $words || exit 91; took=$(( $(date +%s%N) - before ))
    files=$(find . -type f | sort); cd ..
    # Seconds, of a share of the time that one export takes.
    after() { local t=$(( took * $1 / 100 )); printf '%d.%09d' $((t / 1000000000)) $((t % 1000000000)); }
    fill() { for f in $files; do mkdir -p "${f%/*}"; echo old > "$f"; done; }
    isOld() { for f in $files; do [ "$(cat "$f")" = old ] || return 1; done; }
    isNew() { for f in $files; do cmp -s "$f" "new/$f" || return 1; done; }
    isEither() { for f in $files; do cmp -s "$f" "new/$f" || [ "$(cat "$f")" = old ] || return 1; done; }
    isAlone() { [ "$(find . -path ./new -prune -o -type f -print | sort)" = "$files" ]; }

    """

  private func run(_ script: String, _ kind: String, _ words: [String] = []) throws
    -> Program.Result
  {
    let folder = try TemporaryFolder()
    let arguments = ([kind] + words).map { "'\($0)'" }.joined(separator: " ")
    return try Program.shell(
      "set -- \(arguments)\n\(Self.beginning)\(script)\nexit 0", in: folder.url)
  }

  @Test(
    "by a signal, at any moment", arguments: ExportKinds.all + ExportKinds.sequences,
    ["INT", "TERM", "HUP", "KILL"])
  func stopped(_ kind: String, _ signal: String) throws {
    let number = ["HUP": 1, "INT": 2, "KILL": 9, "TERM": 15][signal] ?? 0
    // A numbered sequence is replaced picture by picture.
    let isSequence = kind.hasPrefix("p-")
    let result = try run(
      """
      for share in 4 \(20 + number) \(45 + number) \(70 + number) 88 97; do
        fill
        timeout --foreground --preserve-status -s $2 $(after $share) "$0" export $words > said 2>&1; code=$?
        # Before it listens to signals, it ends without a word.
        [ $code = 0 ] || [ ! -s said ] || { grep -q "stopped by SIG$2" said && [ $(wc -l < said) = 1 ]; } \
          || { echo "$share: says $(cat said)" >&2; exit 8; }
        [ $code = 0 ] || [ $code = \(128 + number) ] || { echo "$share: code $code: $(cat said)" >&2; exit 1; }
        rm said
        [ $code != 0 ] || isNew || { echo "$share: finished, and not whole" >&2; exit 2; }
        isEither || { echo "$share: neither old nor new" >&2; exit 3; }
        [ $2 = KILL ] || [ $code = 0 ] || [ $3 = true ] || isOld || { echo "$share: some are new" >&2; exit 4; }
        [ $2 = KILL ] || isAlone || { echo "$share: left over: $(find . -type f)" >&2; exit 5; }
      done
      "$0" export $words || exit 6
      isNew && isAlone || { echo "not mended: $(find . -type f)" >&2; exit 7; }
      """, kind, [signal, "\(isSequence)"])
    #expect(result.status == 0, "\(kind), \(signal): \(result.messages)")
  }

  @Test("by a full disk, at any block", .enabled(if: getuid() == 0), arguments: ExportKinds.all)
  func fullDisk(_ kind: String) throws {
    let result = try run(
      """
      pages=0; olds=0
      for f in $files; do olds=$((olds + 1)); pages=$((pages + ($(stat -c %s "new/$f") + 4095) / 4096)); done
      # Without any room, with half of it, and with all but one page.
      for room in $olds $((olds + pages / 2)) $((olds + pages - 1)); do
        mkdir disk && mount -t tmpfs -o size=$((room * 4096)) tmpfs disk || exit 99
        cd disk; fill
        "$0" export $words 2> ../said; code=$?
        isOld; whole=$?; isAlone; alone=$?
        left=$(find . -type f); cd ..; umount disk; rmdir disk
        [ $code = 74 ] && grep -q 'No space left' said && [ $(wc -l < said) = 1 ] \\
          || { echo "$room of $((olds + pages)): code $code: $(cat said)" >&2; exit 1; }
        [ $whole = 0 ] || { echo "$room of $((olds + pages)): the old file is gone" >&2; exit 2; }
        [ $alone = 0 ] || { echo "$room of $((olds + pages)): left over: $left" >&2; exit 3; }
      done
      """, kind)
    #expect([0, 99].contains(result.status), "\(kind): \(result.messages)")
  }

  @Test("a numbered sequence keeps its whole pictures", .enabled(if: getuid() == 0))
  func fullDiskOfPictures() throws {
    let result = try run(
      """
      for pages in 1 7 15; do
        mkdir disk && mount -t tmpfs -o size=$((pages * 4096)) tmpfs disk || exit 99
        cd disk; "$0" export $words 2> ../said; code=$?
        for f in $(find . -type f); do cmp "$f" "../new/$f" || code="$f is not whole"; done
        cd ..; umount disk; rmdir disk
        [ "$code" = 74 ] && [ $(wc -l < said) = 1 ] || { echo "code $code: $(cat said)" >&2; exit 1; }
      done
      """, "p-%d.png")
    #expect([0, 99].contains(result.status), "\(result.messages)")
  }

  @Test(
    "by a folder that can't be written to", .enabled(if: getuid() == 0),
    arguments: ExportKinds.all + ExportKinds.sequences)
  func readOnly(_ kind: String) throws {
    let result = try run(
      """
      mkdir disk && mount -t tmpfs tmpfs disk || exit 99
      cd disk; fill; mount -o remount,ro . || exit 99
      "$0" export $words 2> ../said; code=$?
      isOld; whole=$?; cd ..; umount disk
      [ $code = 73 ] && [ $(wc -l < said) = 1 ] || { echo "code $code: $(cat said)" >&2; exit 1; }
      [ $whole = 0 ] || exit 2
      """, kind)
    #expect([0, 99].contains(result.status), "\(kind): \(result.messages)")
  }

  @Test("a page that is stopped leaves no folder")
  func stoppedPage() throws {
    for share in [10, 40, 60, 80, 95] {
      let result = try run(
        """
        timeout --foreground --preserve-status -s INT $(after \(share)) "$0" export $words 2> /dev/null; code=$?
        if [ $code = 0 ]; then isNew && isAlone; else [ $code = 130 ] && [ "$(ls -A)" = new ]; fi \\
          || { echo "code $code: $(find .)" >&2; exit 1; }
        """, "--web page")
      #expect(result.status == 0, "\(share) %: \(result.messages)")
    }
  }

  @Test("a reader of the messages who has gone costs no file", arguments: ExportKinds.all)
  func closedPipe(_ kind: String) throws {
    let result = try run(
      """
      "$0" export ${words/ -q/} 2> said | true; code=${PIPESTATUS[0]}
      [ $code = 0 ] || [ $code = 141 ] || { echo "code $code: $(cat said)" >&2; exit 1; }
      rm said; isNew && isAlone || exit 2
      """, kind)
    #expect(result.status == 0, "\(kind): \(result.messages)")
  }

  /// Names that lead to one file, and what is asked to write there.
  static let clashes = [
    ("", "a.gif a.gif", "'a.gif' is named twice"),
    ("", "a.gif ./a.gif", "'./a.gif' is the same file as 'a.gif'"),
    ("mkdir d", "a.apng d/../a.apng", "'d/../a.apng' is the same file as 'a.apng'"),
    ("ln -s a.webp b.webp", "a.webp b.webp", "'b.webp' is the same file as 'a.webp'"),
    ("ln -s a.mov b.avif", "a.mov b.avif", "'b.avif' is the same file as 'a.mov'"),
    ("mkdir d; ln -s . e", "d/../a.mkv e/a.mkv", "'e/a.mkv' is the same file as 'd/../a.mkv'"),
    ("", "p-%d.png p-%01d.png", "would both write 'p-0.png'"),
    (
      "mkdir page; ln -s loop.webm page/loop.mp4", "--web page",
      "'page/loop.webm' is the same file as 'page/loop.mp4'"
    ),
  ]

  @Test("names that lead to one file are refused before anything is written", arguments: clashes)
  func clash(_ before: String, _ words: String, _ says: String) throws {
    let folder = try TemporaryFolder()
    let result = try Program.shell(
      "\(before.isEmpty ? ":" : before); \"$0\" export \(words) --size 64 --fps 5; code=$?; "
        + "[ -z \"$(find . -type f)\" ] || exit 1; exit $code", in: folder.url)
    #expect(result.status == 64, "\(words)")
    #expect(result.messages.contains(says), "\(result.messages)")
    #expect(result.messages.hasPrefix("pulse-video: error: "))
  }
}
