package import Foundation

#if canImport(FoundationXML)
  package import FoundationXML
#endif

/// A document as an XML parser of the system sees it.
package final class MarkupReader: NSObject, XMLParserDelegate {
  /// An element with its attributes.
  package struct Element {
    package let name: String
    package let attributes: [String: String]
  }

  package private(set) var elements: [Element] = []
  package private(set) var text = ""

  /// Parses a document; `nil` where it is not well-formed.
  package init?(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  package func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  /// The values of an attribute, in order.
  package func values(_ attribute: String, of name: String? = nil) -> [String] {
    elements.filter { name == nil || $0.name == name }.compactMap { $0.attributes[attribute] }
  }
}
