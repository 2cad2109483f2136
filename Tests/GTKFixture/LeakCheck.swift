import CGTK
import NumberSelectGTK

/// Makes views and counts what is left of them when they are released.
@MainActor
enum LeakCheck {
  private static var finalized = 0

  static func cycle(_ count: Int) -> Int {
    finalized = 0
    for _ in 0..<count { makeAndRelease() }
    return count - finalized
  }

  private static func makeAndRelease() {
    let view = NumberSelectView()
    g_object_weak_ref(
      UnsafeMutableRawPointer(view.widget).assumingMemoryBound(to: GObject.self),
      { _, _ in LeakCheck.finalized += 1 }, nil)
  }
}
