import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A document as an XML parser of the system sees it.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// An element with its attributes.
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []
  private(set) var text = ""

  /// Parses a document; `nil` where it is not well-formed.
  init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  /// The values of an attribute, in order.
  func values(_ attribute: String, of name: String? = nil) -> [String] {
    elements.filter { name == nil || $0.name == name }.compactMap { $0.attributes[attribute] }
  }
}
