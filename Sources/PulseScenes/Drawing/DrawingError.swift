/// Why a drawing can't be made as described.
public enum DrawingError: Error, Hashable, Sendable {
  /// There is no such option; `suggestion` is the nearest one.
  case unknownOption(String, suggestion: String?)
  /// An option's value is refused; `must` says what it must be, `suggestion` what may be meant.
  case value(DrawingOption, text: String, must: String, suggestion: String?)
  /// The text of the scene's file is wrong.
  case sceneFile(SceneFileError)
  /// The scene has one name, and its file another.
  case sceneName(String, file: String)
  /// Both the size and the scale are given.
  case sizeAndScale
  /// An option's value is no colour.
  case color(DrawingOption, ColorTextError)
  /// The padding leaves no room for the scene.
  case padding(Padding, pixels: Double, width: Int, height: Int)
  /// The picture that follows from the scene's shape has a side beyond the largest one.
  case pictureSize(width: Double, height: Double, PictureSize)
}

extension DrawingError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what would be right.
  public var description: String {
    switch self {
    case .unknownOption(let name, let suggestion):
      return "a drawing has no option \(Wording.quoted(name))\(Wording.offer(suggestion))"
    case .value(let option, let text, let must, let suggestion):
      return "\(option.rawValue) must be \(must), not \(Wording.quoted(text))"
        + Wording.offer(suggestion) + Wording.noteOnDigits(of: text)
    case .sceneFile(let error):
      return "\(error)"
    case .sceneName(let name, let file):
      return "the scene is called \(Wording.quoted(name)), but its file has \(Wording.quoted(file))"
    case .sizeAndScale:
      return "a drawing has either a size or a scale, not both"
    case .color(let option, let error):
      return "\(option.rawValue): \(error)"
    case .padding(let padding, let pixels, let width, let height):
      let limit = DecimalNumber.text(Double(min(width, height)) / 2)
      let inPixels = DecimalNumber.text(pixels)
      if case .percent = padding {
        return "padding of \(padding.text), \(inPixels) pixels, leaves no room in a picture of "
          + "\(width)x\(height) pixels; it must be less than 50%"
      }
      return "padding of \(inPixels) pixels on every side leaves no room in a picture of "
        + "\(width)x\(height) pixels; it must be less than \(limit)"
    case .pictureSize(let width, let height, let size):
      let sides = "\(DecimalNumber.text(width))x\(DecimalNumber.text(height))"
      let largest = Canvas.largestSide
      let asked =
        switch size {
        case .width, .exact: "a size of \(size.text)"
        case .scale: "a scale of \(size.text)"
        }
      return "\(asked) makes a picture of \(sides) pixels; a side may have 1 to \(largest)"
    }
  }
}
