import CGTK

// Each connection passes a Swift object, which it does not retain, as the last argument of the
// handler. `disconnect` it before it goes.

/// A handler of a signal without arguments.
package typealias PlainHandler =
  @convention(c) (_ instance: UnsafeMutableRawPointer, _ data: UnsafeMutableRawPointer) -> Void

/// A handler of a signal with one pointer or string, or of a property's notification.
package typealias PointerHandler =
  @convention(c) (
    _ instance: UnsafeMutableRawPointer, _ argument: UnsafeMutableRawPointer?,
    _ data: UnsafeMutableRawPointer
  ) -> Void

/// A handler of a click.
typealias ClickHandler =
  @convention(c) (
    _ gesture: UnsafeMutableRawPointer, _ count: gint, _ x: Double, _ y: Double,
    _ data: UnsafeMutableRawPointer
  ) -> Void

/// A handler of a key press.
typealias KeyHandler =
  @convention(c) (
    _ controller: UnsafeMutableRawPointer, _ key: guint, _ code: guint, _ state: GdkModifierType,
    _ data: UnsafeMutableRawPointer
  ) -> gboolean

/// A handler of a key release.
typealias KeyUpHandler =
  @convention(c) (
    _ controller: UnsafeMutableRawPointer, _ key: guint, _ code: guint, _ state: GdkModifierType,
    _ data: UnsafeMutableRawPointer
  ) -> Void

/// A handler of a turn of the wheel.
typealias ScrollHandler =
  @convention(c) (
    _ controller: UnsafeMutableRawPointer, _ x: Double, _ y: Double,
    _ data: UnsafeMutableRawPointer
  ) -> gboolean

extension UnsafeMutableRawPointer {
  package func connect(_ signal: String, to object: AnyObject, _ handler: PlainHandler) {
    connect(signal, to: object, callback: unsafeBitCast(handler, to: GCallback.self))
  }

  package func connectPointer(_ signal: String, to object: AnyObject, _ handler: PointerHandler) {
    connect(signal, to: object, callback: unsafeBitCast(handler, to: GCallback.self))
  }

  func connectClick(_ signal: String, to object: AnyObject, _ handler: ClickHandler) {
    connect(signal, to: object, callback: unsafeBitCast(handler, to: GCallback.self))
  }

  func connectKey(_ signal: String, to object: AnyObject, _ handler: KeyHandler) {
    connect(signal, to: object, callback: unsafeBitCast(handler, to: GCallback.self))
  }

  func connectKeyUp(_ signal: String, to object: AnyObject, _ handler: KeyUpHandler) {
    connect(signal, to: object, callback: unsafeBitCast(handler, to: GCallback.self))
  }

  func connectScroll(_ signal: String, to object: AnyObject, _ handler: ScrollHandler) {
    connect(signal, to: object, callback: unsafeBitCast(handler, to: GCallback.self))
  }

  package func connect(_ signal: String, to object: AnyObject, callback: GCallback) {
    let data = Unmanaged.passUnretained(object).toOpaque()
    g_signal_connect_data(self, signal, callback, data, nil, GConnectFlags(rawValue: 0))
  }

  /// Removes all handlers that were connected to the object.
  package func disconnect(from object: AnyObject) {
    let data = Unmanaged.passUnretained(object).toOpaque()
    g_signal_handlers_disconnect_matched(self, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, data)
  }

  /// The Swift object that a handler was connected to.
  package func object<Object: AnyObject>(_ type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(self).takeUnretainedValue()
  }
}
