/// Finds a black, white or empty frame at an end, unlike its neighbours.
enum BlankTest {
  /// The number of blank frames at the start and at the end.
  struct Result: Hashable {
    var atStart = 0
    var atEnd = 0
  }

  /// Looks at thumbnails in order; `first` and `last` may be the same pictures of a short film.
  static func result(first: [ReducedPicture], last: [ReducedPicture]) -> Result {
    guard first.count >= 4, last.count >= 4 else { return Result() }
    let (first, reversed) = (first.map(small), last.reversed().map(small))
    return Result(
      atStart: blanks(first, beyond: reversed[0]), atEnd: blanks(reversed, beyond: first[0]))
  }

  /// How many pictures at the beginning are blank, unlike what comes after and what lies `beyond`
  /// the seam.
  private static func blanks(_ pictures: [ReducedPicture], beyond: ReducedPicture) -> Int {
    let count = pictures.prefix { isBlank($0) && step($0, pictures[0]) < area }.count
    guard count > 0, count + 3 < pictures.count else { return 0 }
    let usual = (count..<pictures.count - 1).map { step(pictures[$0], pictures[$0 + 1]) }
    let largest = usual.max() ?? 0
    let inward = step(pictures[count - 1], pictures[count])
    let outward = step(pictures[0], beyond)
    return min(inward, outward) > 6 * largest && outward > 1 ? count : 0
  }

  /// Whether a picture is black, white or transparent all over.
  static func isBlank(_ picture: ReducedPicture) -> Bool {
    let parts = (0..<picture.channels).map { spread(picture.channel($0)) }
    guard parts.allSatisfy({ $0.deviation < 1.5 }) else { return false }
    let isClear = picture.hasAlpha && parts[picture.channels - 1].mean < 1
    return isClear || parts[0].mean < 20 || parts[0].mean > 231
  }

  /// A picture so small that what moves a little hardly changes it, while what vanishes does.
  private static func small(_ picture: ReducedPicture) -> ReducedPicture {
    var picture = picture
    while picture.area > Int(area) { picture = picture.halved() }
    return picture
  }

  /// The largest area of the pictures that are compared, in cells; also the squared difference of
  /// two blank ones that are still alike.
  private static let area = 64.0

  private static func spread(_ samples: ArraySlice<Float>) -> (mean: Float, deviation: Float) {
    let count = Float(max(1, samples.count))
    let mean = samples.reduce(0, +) / count
    let square = samples.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
    return (mean, square.squareRoot())
  }

  /// The squared difference of two pictures.
  private static func step(_ a: ReducedPicture, _ b: ReducedPicture) -> Double {
    zip(a.samples, b.samples).reduce(0) { $0 + Double(($1.0 - $1.1) * ($1.0 - $1.1)) }
  }
}
