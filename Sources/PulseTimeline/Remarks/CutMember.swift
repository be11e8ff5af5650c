/// A member of a group that lasts longer than the group, which cuts it off.
public struct CutMember: Hashable, Sendable {
  /// The name of the animation's layer.
  public var layer: String
  /// What the member moves.
  public var member: AnimationSubject
  /// When the member ends, in seconds of the group.
  public var end: Fraction
  /// How long the group lasts, in its own seconds.
  public var groupDuration: Fraction

  /// Makes one from its parts.
  public init(
    layer: String, member: AnimationSubject, end: Fraction, groupDuration: Fraction
  ) {
    (self.layer, self.member) = (layer, member)
    (self.end, self.groupDuration) = (end, groupDuration)
  }
}

extension CutMember: CustomStringConvertible {
  /// What is cut off and what to write so that it isn't, in one sentence without its full stop.
  public var description: String {
    "\(AnimationError.Place(layer: layer, subject: member)): it takes \(end.secondsText), and its group cuts "
      + "it off after \(groupDuration.secondsText); give the group a \"duration\" of \(end.decimalText())"
  }
}

extension Timeline {
  /// The members of groups that take longer than their group does, for which most often the group's
  /// duration was forgotten.
  ///
  /// Members that repeat without end are cut on purpose.
  public var cutMembers: [CutMember] {
    scene.tracks.flatMap { $0.animation.cutMembers(layer: $0.layer) }
  }
}

extension PreparedAnimation {
  /// The members of this group, and of groups within it, that it cuts off.
  fileprivate func cutMembers(layer: String) -> [CutMember] {
    guard case .group(let group) = content else { return [] }
    return group.members.flatMap { member in
      member.cut(after: timing.duration, layer: layer) + member.cutMembers(layer: layer)
    }
  }

  private func cut(after duration: Fraction, layer: String) -> [CutMember] {
    guard timing.isFinite, timing.speed != .zero,
      let span = timing.checkedActiveDuration?.checkedDividing(by: timing.speed.magnitude),
      let end = timing.beginTime.checkedAdding(span), end > duration
    else { return [] }
    return [CutMember(layer: layer, member: subject, end: end, groupDuration: duration)]
  }
}
