/// A text as XMP, the only place for texts that WebP and AVIF have.
public enum XMPPacket {
  /// The box with which an AVIF, or any file of boxes, may end: its kind is 'uuid', its number that of XMP.
  ///
  /// ISO 16684-3 gives the number.
  public static func box(_ text: String) -> [UInt8] {
    let packet = Array(self.text(text).utf8)
    var bytes: [UInt8] = []
    bytes.appendBig(UInt32(packet.count + 24))
    bytes += Array("uuid".utf8)
    bytes.appendBig(0xBE7A_CFCB_97A9_42E8 as UInt64)
    bytes.appendBig(0x9C71_9994_91E3_AFAC as UInt64)
    return bytes + packet
  }

  /// The packet that describes a picture with `text`.
  static func text(_ text: String) -> String {
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
      + "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">"
      + "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"
      + "<dc:description><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li></rdf:Alt>"
      + "</dc:description></rdf:Description></rdf:RDF></x:xmpmeta>"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
