import FoundationEssentials
import NumberContract

/// One file of the pages, ready to be sent.
struct PageFile: Sendable {
  /// The bytes of the file, or of its compressed twin.
  struct Form: Sendable {
    let bytes: [UInt8]

    /// A strong tag, made from the bytes alone.
    let tag: EntityTag

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      tag = EntityTag(opaque: String(SHA256.hexadecimal(of: bytes).prefix(32)))
    }
  }

  let type: PageType
  let plain: Form

  /// The file as gzip, if that is shorter.
  let compressed: Form?

  /// Reads a file, and the one that is named like it with `.gz` behind, if there is one.
  init(type: PageType, at url: URL) throws {
    let bytes = Array(try Data(contentsOf: url))
    let twin = try? Data(contentsOf: url.appendingPathExtension("gz"))
    self.type = type
    plain = Form(bytes)
    compressed = twin.flatMap { $0.count < bytes.count ? Form(Array($0)) : nil }
  }
}

/// What kind of file a page may consist of.
enum PageType: String, Sendable {
  case html = "text/html; charset=utf-8"
  case css = "text/css; charset=utf-8"
  case javaScript = "text/javascript; charset=utf-8"
  case json = "application/json"
  case webAssembly = "application/wasm"
  case svg = "image/svg+xml"
  case png = "image/png"

  /// - Returns: `nil` for a file that is no part of a page.
  init?(fileExtension: String) {
    switch fileExtension {
    case "html": self = .html
    case "css": self = .css
    case "js": self = .javaScript
    case "json": self = .json
    case "wasm": self = .webAssembly
    case "svg": self = .svg
    case "png": self = .png
    default: return nil
    }
  }
}
