import PulseScenes

extension DrawingError {
  /// The description, with the option written as it is typed.
  var sentence: String {
    switch self {
    case .value, .color: "--\(description)"
    case .unknownOption, .sizeAndScale, .padding, .pictureSize, .sceneFile, .sceneName: description
    }
  }
}
