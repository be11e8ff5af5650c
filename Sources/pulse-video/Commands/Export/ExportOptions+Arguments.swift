import PulseEncode

extension ExportOptions {
  /// The wishes that the command line states; what it doesn't name stays as it is by default.
  ///
  /// The values are judged by ``PulseEncode/ExportOptions/set(_:to:)``, which serves tables as well.
  init(_ arguments: Arguments) throws(ExportError) {
    self.init()
    for option in StorageOption.allCases {
      guard let declared = Option.named(option.rawValue), arguments.has(declared) else { continue }
      try set(option, to: declared.value == nil ? "true" : arguments[declared] ?? "")
    }
    codecOptions = arguments.pairs(.codecOption).map { CodecOption($0.key, $0.value) }
  }
}
