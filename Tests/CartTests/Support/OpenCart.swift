import DesktopTesting
import Foundation

/// A cart that was opened, and the hands and eyes of its user.
final class OpenCart {
  let program: Program
  private let desktop: Desktop
  private let window: Int

  init(_ server: ShopServer, environment: [String: String] = [:]) throws {
    desktop = try Desktop.shared.get()
    window = 0
    try desktop.screen.xdotool("mousemove", 1000, 750)
    var own = environment
    own["XDG_STATE_HOME"] = server.directory.path
    program = try Program(
      "cart", ["--server", server.url.absoluteString],
      environment: desktop.environment.merging(own) { $1 })
    try wait("there is a window") { !$0.lines.isEmpty }
    try desktop.screen.xdotool(
      "search", "--sync", "--onlyvisible", "--pid", program.processIdentifier, "windowfocus")
  }

  private init(_ program: Program, _ desktop: Desktop, window: Int) {
    self.program = program
    self.desktop = desktop
    self.window = window
  }

  /// Another window of the program. It is on top of the first until that is raised.
  func secondWindow() throws -> OpenCart {
    OpenCart(program, desktop, window: 1)
  }

  // MARK: Seeing

  func look() throws -> CartSight {
    CartSight(try desktop.tree.objects(of: program), window: window)
  }

  /// Hears from now on what assistive technology is told.
  func listen() throws -> AccessibleEvents {
    try AccessibleEvents(environment: desktop.environment)
  }

  /// Looks until something is so. If it never is, tells what was so instead.
  @discardableResult
  func wait(_ description: String, until condition: (CartSight) -> Bool) throws -> CartSight {
    var sight = CartSight([])
    do {
      try poll(description) {
        sight = try look()
        return condition(sight)
      }
    } catch {
      throw HarnessError("\(error) \(sight) \(program.output)")
    }
    return sight
  }

  func waitForNumber(_ number: String, of product: String) throws {
    try wait("\(product): \(number)") { $0[product]?.number == number }
  }

  func waitForStatus(_ status: String) throws {
    try wait("the status is “\(status)”") { $0.status == status }
  }

  // MARK: Doing

  func click(_ button: String, times: Int = 1) throws {
    let sight = try wait("“\(button)” can be clicked") { $0.button(button)?.isSensitive == true }
    guard let place = sight.button(button) else { return }
    try desktop.screen.xdotool("mousemove", place.x + place.width / 2, place.y + place.height / 2)
    for _ in 0..<times { try desktop.screen.xdotool("click", 1) }
  }

  /// Clicks into a number and types over it.
  func type(_ text: String, over product: String) throws {
    guard let place = try look()[product]?.field else {
      throw HarnessError("There is no \(product).")
    }
    try desktop.screen.xdotool("mousemove", place.x + place.width / 2, place.y + place.height / 2)
    try desktop.screen.xdotool("click", 1)
    try desktop.screen.xdotool("key", "ctrl+a")
    try desktop.screen.xdotool("type", "--delay", 1, text)
  }

  func key(_ name: String) throws {
    try desktop.screen.xdotool("key", name)
  }

  /// Closes the cart as its user would, and waits until it has ended.
  func close() throws {
    program.send(SIGTERM)
    let status = try program.waitForEnd()
    guard status == 0 else { throw HarnessError("The cart ended with status \(status).") }
  }

  func resize(width: Int, height: Int) throws {
    let windows = try desktop.screen.xdotool(
      "search", "--onlyvisible", "--pid", program.processIdentifier)
    for window in windows { try desktop.screen.xdotool("windowsize", window, width, height) }
  }

  /// Brings the first window to the top.
  func raise() throws {
    let windows = try desktop.screen.xdotool(
      "search", "--onlyvisible", "--pid", program.processIdentifier)
    guard let first = windows.compactMap({ Int($0) }).min() else {
      throw HarnessError("There is no window.")
    }
    try desktop.screen.xdotool("windowraise", first, "windowfocus", first)
  }

  /// Ends the cart like a power cut.
  func kill() throws {
    program.send(SIGKILL)
    _ = try program.waitForEnd()
  }

  func takePicture(to file: URL) throws {
    try desktop.screen.takePicture(to: file)
  }
}
