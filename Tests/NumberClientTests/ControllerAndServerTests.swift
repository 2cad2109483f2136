import Foundation
import NumberContract
import NumberSelect
import NumberSelectFoundation
import TestSupport
import Testing

@MainActor
@Suite("A selector and a real number server")
struct ControllerAndServerTests {
  private let server: ServerUnderTest

  init() throws {
    server = try ServerUnderTest(
      """
      [{ "id": "beans", "rule": { "default": "1", "minimum": "1", "maximum": "10" } }]
      """)
  }

  /// The number of a device, which keeps its own journals.
  private func beans(device: String) -> HTTPNumberSource {
    NumberService.forTest(server.url, journals: JournalFolder(server.file(device)))
      .number("beans")
  }

  private func bound(device: String = "phone") async -> NumberSelectController {
    let controller = NumberSelectController()
    controller.bind(to: beans(device: device))
    #expect(await comesAbout { controller.activity == .idle })
    return controller
  }

  @Test("The default appears, goes up, is saved and is there for the next who asks")
  func roundTrip() async throws {
    let controller = await bound()
    #expect(controller.appearance.number == 1)
    #expect(!controller.appearance.canStepDown)
    for _ in 1...3 { controller.send(.stepped(.up)) }
    #expect(controller.activity == .saving)
    #expect(await comesAbout { controller.activity == .idle })
    #expect(try await beans(device: "other").load().number == 4)
    let next = await bound(device: "tablet")
    #expect(next.appearance.number == 4)
  }

  @Test("A choice made while the server is gone arrives when it is back, and nobody has to ask")
  func serverGone() async throws {
    let controller = await bound()
    server.kill()
    controller.send(.stepped(.up))
    #expect(
      await comesAbout {
        if case .failed(.unreachable) = controller.activity { true } else { false }
      })
    #expect(controller.appearance.number == 2)
    #expect(controller.appearance.canStepUp)
    controller.send(.stepped(.up))
    try server.start()
    #expect(await comesAbout { controller.activity == .idle })
    #expect(try await beans(device: "other").load().number == 3)
  }

  @Test("S25: a choice that was made just before the app ended is sent when it starts again")
  func restarted() async throws {
    server.kill()
    var controller: NumberSelectController? = NumberSelectController()
    controller?.bind(to: beans(device: "phone"))
    #expect(await comesAbout { controller?.activity != .loading })
    controller?.send(.numberSet(6))
    controller = nil
    #expect(await comesAbout { await keptChoice(device: "phone") == .number(6) })
    try server.start()
    let next = await bound()
    #expect(next.appearance.number == 6)
    #expect(try await beans(device: "other").load().number == 6)
  }

  /// What a journal that nobody holds has kept to be sent.
  private func keptChoice(device: String) async -> NumberChoice? {
    await beans(device: device).makeJournal().open()?.intent?.choice
  }

  @Test("Two devices: each sees the other's number after a reload, and the later choice stands")
  func twoDevices() async throws {
    let phone = await bound(device: "phone")
    let tablet = await bound(device: "tablet")
    phone.send(.numberSet(5))
    #expect(await comesAbout { phone.activity == .idle })
    tablet.send(.numberSet(8))
    #expect(await comesAbout { tablet.activity == .idle })
    #expect(tablet.appearance.number == 8)
    phone.reload()
    #expect(await comesAbout { phone.appearance.number == 8 })
  }
}
