import Foundation
import FoundationXML

/// An element of an Interface Builder document.
final class XibElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XibElement] = []

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  func child(_ name: String, key: String? = nil) -> XibElement? {
    children.first { $0.name == name && (key == nil || $0["key"] == key) }
  }

  /// The root of a document, or `nil` if it is not XML.
  static func root(of data: Data) -> XibElement? {
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    return parser.parse() ? builder.root : nil
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XibElement?
    private var path: [XibElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XibElement(name: name, attributes: attributes)
      if let parent = path.last { parent.children.append(element) } else { root = element }
      path.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      path.removeLast()
    }
  }
}
