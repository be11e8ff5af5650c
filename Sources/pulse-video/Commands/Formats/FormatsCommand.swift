import PulseEncode
import PulseMedia
import PulseRaster

/// `pulse-video formats`: what this machine can write.
struct FormatsCommand {
  let arguments: Arguments

  func run() throws {
    try StandardStream.output.write(arguments.has(.json) ? document : table)
  }

  /// All formats and codecs for people.
  private var table: String {
    let formats = FileFormat.all.map { format in
      let endings = format.endings.map { ".\($0)" }.joined(separator: " ")
      let codecs = format.codecs.map(\.name).joined(separator: " ")
      return [format.name, endings, codecs, format.summary + mark(format.isAvailable)]
    }
    let codecs = Codec.all.map { codec in
      let alpha = codec.carriesAlpha ? "yes" : "no"
      let encoders = codec.encoders.map(\.name).joined(separator: " ")
      return [
        codec.name, encoders.isEmpty ? "-" : encoders, alpha,
        codec.summary + mark(codec.isAvailable),
      ]
    }
    return AlignedTable.text(
      rows: [["FORMAT", "ENDINGS", "CODECS", "GOOD FOR"]] + formats, leading: 4)
      + "\n"
      + AlignedTable.text(
        rows: [["CODEC", "ENCODER", "ALPHA", "WHAT IT IS"]] + codecs, leading: 4)
  }

  private func mark(_ isAvailable: Bool) -> String {
    isAvailable ? "" : " (missing on this machine)"
  }
}

extension FormatsCommand {
  /// All formats and codecs as one JSON document.
  private var document: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", 1)
      json.name("formats")
      json.array(lined: true) { json in
        for format in FileFormat.all { json.value(format) }
      }
      json.name("codecs")
      json.array(lined: true) { json in
        for codec in Codec.all { json.value(codec) }
      }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ format: FileFormat) {
    object { json in
      json.member("name", format.name)
      json.member("description", format.summary)
      json.name("endings")
      json.value(format.endings)
      json.name("codecs")
      json.value(format.codecs.map(\.name))
      json.name("transparent")
      json.value(format.codecs.filter(format.carriesAlpha(in:)).map(\.name))
      json.member("available", format.isAvailable)
      json.member("streams", format.streams)
      json.member("recipe", format.carriesRecipe)
    }
  }

  fileprivate mutating func value(_ codec: Codec) {
    object { json in
      json.member("name", codec.name)
      json.member("description", codec.summary)
      json.member("encoder", codec.encoder)
      json.name("encoders")
      json.value(codec.encoders.map(\.name))
      json.member("available", codec.isAvailable)
      json.member("alpha", codec.carriesAlpha)
      json.name("pixelFormats")
      json.value(codec.layouts.map(\.name))
    }
  }
}
