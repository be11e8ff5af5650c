import PulseEncode

extension Help {
  /// The endings of files and the codecs for each, the default first.
  var formats: String {
    let rows = FileFormat.all.map { format in
      let endings = format.endings.map { ".\($0)" }.joined(separator: " ")
      return (entry: endings, text: format.codecs.map(\.name).joined(separator: ", "))
    }
    return "Endings and their codecs, the default first:\n" + layout.table(rows)
  }
}
