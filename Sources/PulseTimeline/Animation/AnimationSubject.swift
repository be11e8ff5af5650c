/// What an animation moves, as reports name it.
public enum AnimationSubject: Hashable, Sendable {
  /// One property.
  case property(AnimationKeyPath)
  /// Everything in a group; each property once, in the group's order.
  case group([AnimationKeyPath])
}

extension AnimationSubject: CustomStringConvertible {
  /// The property's name, or the names of all that the group moves.
  public var description: String {
    switch self {
    case .property(let keyPath): return keyPath.rawValue
    case .group(let keyPaths):
      if keyPaths.isEmpty { return "group" }
      let names = keyPaths.map(\.rawValue)
      guard names.count > 4 else { return "group (\(names.joined(separator: ", ")))" }
      return "group (\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more)"
    }
  }
}
