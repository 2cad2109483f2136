import CGTK
import NumberSelectGTK

/// The objects of a builder file that comes with the program.
@MainActor
final class Interface {
  private let builder: OpaquePointer

  init(_ xml: [UInt8]) {
    builder = gtk_builder_new()
    var error: UnsafeMutablePointer<GError>?
    let text = String(decoding: xml, as: UTF8.self)
    guard gtk_builder_add_from_string(builder, text, -1, &error) != 0 else {
      preconditionFailure(error.map { String(cString: $0.pointee.message) } ?? "unknown")
    }
  }

  isolated deinit {
    g_object_unref(builder.raw)
  }

  /// An object of a type that Swift knows only by name.
  subscript(id: String) -> OpaquePointer {
    guard let object = gtk_builder_get_object(builder, id) else {
      preconditionFailure("there is no \(id) in the builder file")
    }
    return object.opaque
  }

  func pointer<Object>(_ id: String) -> UnsafeMutablePointer<Object> {
    self[id].raw.assumingMemoryBound(to: Object.self)
  }

  func widget(_ id: String) -> WidgetPointer { pointer(id) }
}
