/// Exports of every kind, as words of a command line.
enum ExportKinds {
  /// One file of each format and codec, then several at once.
  static let all = [
    "a.mp4", "a.mp4 --codec hevc", "a.mp4 --codec av1", "a.mp4 --codec vp9", "a.m4v",
    "a.mov", "a.mov --codec hevc", "a.mov --codec prores", "a.mov --codec qtrle",
    "a.mov --background transparent", "a.mov --codec png --background transparent",
    "a.webm --background transparent", "a.webm --codec vp8 --background transparent",
    "a.webm --codec av1", "a.mkv", "a.mkv --codec vp9", "a.gif",
    "a.gif --background transparent", "a.apng", "a.apng --background transparent", "a.webp",
    "a.webp --codec webp-lossy --background transparent", "a.avif",
    "a.avif --background transparent", "a.y4m", "a.md5",
    // Several files of one drawing; copies of packets; a search; rules; a page.
    "a.mp4 b.webm c.mov d.mkv e.gif f.apng g.webp h.avif i.y4m", "a.mp4 --loops 300",
    "a.webm --loops 100 --background transparent", "a.gif --loops 9", "a.mp4 --max-bytes 4KB",
    "a.webp --max-bytes 8KB --quality 60", "a.webm --preset telegram-video-emoji --effort fast",
    "--web page", "--web page --background transparent",
  ]

  /// Numbered pictures, which are replaced one by one.
  static let sequences = ["p-%d.png", "p-%03d.png --loops 2 --background transparent"]
}
