#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The program: understands its arguments, runs one command, and says how that ended.
@main enum PulseVideo {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(Session(words: words, brokenWord: BrokenWord.first).run().number)
  }
}
