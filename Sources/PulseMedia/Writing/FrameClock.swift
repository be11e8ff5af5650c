internal import CFFmpeg

/// Frame numbers as times of a container's clock.
struct FrameClock {
  let rate: MediaRatio

  /// The moment at which frame `index` begins, in ticks, rounded once (to the nearest; halves up).
  func ticks(ofFrame index: Int, _ tick: AVRational) -> Int64 {
    guard let rate = rate.libav else { return Int64(index) }
    let frame = AVRational(num: rate.den, den: rate.num)
    let rounding = AVRounding(rawValue: AV_ROUND_NEAR_INF.rawValue)
    return av_rescale_q_rnd(Int64(index), frame, tick, rounding)
  }

  /// Ticks a second for MP4 and QuickTime files in which every frame is a whole number of ticks:
  /// 60,000 where that fits, else the smallest multiple of the rate's numerator from 10,000 on.
  var exactTimescale: Int {
    let numerator = max(1, rate.numerator)
    if 60_000 % numerator == 0 { return 60_000 }
    return numerator * max(1, (10_000 + numerator - 1) / numerator)
  }

  /// What a muxer must be told so that times are exact and the index comes first.
  func containerOptions(_ container: String) -> [(key: String, value: String)] {
    switch container {
    case "mp4", "mov", "ipod":
      [
        (key: "movflags", value: "+faststart"),
        (key: "video_track_timescale", value: "\(exactTimescale)"),
        // The file's and the edit list's durations are in these, rounded up; libav's default is 1,000.
        (key: "movie_timescale", value: "\(exactTimescale)"),
      ]
    default: []
    }
  }
}
