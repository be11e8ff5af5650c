import PulseEncode
import PulseMedia
import PulseScenes
import PulseTimeline

/// Reads a preset's file.
struct PresetReader {
  /// What is wrong with it, and where.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private let members: [JSONNode.Member]

  /// Reads the whole of it.
  static func preset(_ bytes: [UInt8]) throws -> Preset {
    try PresetReader(try JSONReader.read(bytes)).preset()
  }

  private init(_ node: JSONNode) throws(Problem) {
    guard case .object(let members) = node.value else {
      throw Problem(description: "\(node.position): an object must stand here")
    }
    self.members = members
  }

  private func preset() throws -> Preset {
    try checkKeys([
      "name", "title", "files", "documentation", "set", "encoder", "groupTime", "editLists",
      "sound",
      "lengths", "rules", "sources", "notes",
    ])
    return Preset(
      name: try required("name"), title: try required("title"), endings: try texts("files"),
      obstacle: try text("documentation"), settings: try settings(),
      encoderOptions: try options(), groupTime: try number("groupTime"),
      avoidsEditLists: try flag("editLists") == false,
      sound: try flag("sound") == true ? SilentSound() : nil,
      lengths: try texts("lengths").map(Self.fraction), rules: try nodes("rules").map(Self.rule),
      sources: try nodes("sources").map(Self.source), notes: try texts("notes"))
  }

  private func settings() throws -> [PresetSetting] {
    try object("set").map { member in
      switch member.node.value {
      case .string(let text): PresetSetting(option: member.key, texts: [text])
      case .array(let items): PresetSetting(option: member.key, texts: try items.map(Self.string))
      default: throw Self.wrong(member.node, "a text or a list of texts")
      }
    }
  }

  private func options() throws -> [CodecOption] {
    try object("encoder").map { CodecOption($0.key, try Self.string($0.node)) }
  }

  private static func source(_ node: JSONNode) throws -> PresetSource {
    let reader = try PresetReader(node)
    try reader.checkKeys(["url", "date"])
    return PresetSource(address: try reader.required("url"), date: try reader.required("date"))
  }

  private static func rule(_ node: JSONNode) throws -> PresetRule {
    let reader = try PresetReader(node)
    try reader.checkKeys([
      "subject", "atLeast", "atMost", "below", "above", "is", "whole", "advice", "target", "when",
      "unconfirmed", "note",
    ])
    let name = try reader.required("subject")
    guard let subject = RuleSubject(rawValue: name) else {
      throw Problem(description: "\(node.position): no rule is about '\(name)'")
    }
    var rule = PresetRule(subject)
    rule.atLeast = try reader.number("atLeast")
    rule.atMost = try reader.number("atMost")
    rule.below = try reader.number("below")
    rule.above = try reader.number("above")
    rule.values = try reader.texts("is")
    rule.isWhole = try reader.flag("whole") ?? false
    rule.isAdvice = try reader.flag("advice") ?? false
    rule.target = try reader.number("target")?.floor
    rule.conditions = try reader.nodes("when").map(Self.rule)
    rule.unconfirmed = try reader.text("unconfirmed")
    rule.note = try reader.text("note")
    return rule
  }
}

// MARK: - Values

extension PresetReader {
  private func node(_ key: String) -> JSONNode? { members.first { $0.key == key }?.node }

  private func checkKeys(_ known: [String]) throws(Problem) {
    for member in members where !known.contains(member.key) {
      throw Problem(description: "\(member.position): nothing is called '\(member.key)'")
    }
  }

  private func required(_ key: String) throws(Problem) -> String {
    guard let text = try text(key) else { throw Problem(description: "'\(key)' is missing") }
    return text
  }

  private func text(_ key: String) throws(Problem) -> String? {
    guard let node = node(key) else { return nil }
    return try Self.string(node)
  }

  private func nodes(_ key: String) throws(Problem) -> [JSONNode] {
    guard let node = node(key) else { return [] }
    guard case .array(let items) = node.value else { throw Self.wrong(node, "a list") }
    return items
  }

  private func texts(_ key: String) throws -> [String] { try nodes(key).map(Self.string) }

  private func object(_ key: String) throws(Problem) -> [JSONNode.Member] {
    guard let node = node(key) else { return [] }
    guard case .object(let members) = node.value else { throw Self.wrong(node, "an object") }
    return members
  }

  private func flag(_ key: String) throws(Problem) -> Bool? {
    guard let node = node(key) else { return nil }
    guard case .boolean(let flag) = node.value else { throw Self.wrong(node, "true or false") }
    return flag
  }

  /// A number, or a text such as `1/2`.
  private func number(_ key: String) throws(Problem) -> Fraction? {
    guard let node = node(key) else { return nil }
    if case .number(let digits) = node.value, let number = Fraction(parsing: digits) {
      return number
    }
    return try Self.fraction(try Self.string(node))
  }

  private static func fraction(_ text: String) throws(Problem) -> Fraction {
    guard let number = Fraction(parsing: text) else {
      throw Problem(description: "'\(text)' is no number")
    }
    return number
  }

  private static func string(_ node: JSONNode) throws(Problem) -> String {
    guard case .string(let text) = node.value else { throw wrong(node, "a text") }
    return text
  }

  private static func wrong(_ node: JSONNode, _ wanted: String) -> Problem {
    Problem(description: "\(node.position): \(wanted) must stand here, not \(node.kindName)")
  }
}
