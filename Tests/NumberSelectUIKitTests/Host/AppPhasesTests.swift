#if canImport(UIKit)
import Foundation
import Testing
import UIKit

@testable import NumberSelectUIKit

@MainActor
@Suite("The phases of an app")
struct AppPhasesTests {
  @Test("Each phase is told while somebody listens, and not after")
  func phases() {
    let center = NotificationCenter()
    var heard: [AppPhase] = []
    var phases: AppPhases? = AppPhases(center: center) { heard.append($0) }
    let names = [
      UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification,
    ]
    for name in names { center.post(name: name, object: nil) }
    #expect(heard == [.inactive, .background, .foreground])
    #expect(phases != nil)
    phases = nil
    center.post(name: names[0], object: nil)
    #expect(heard.count == 3)
  }
}
#endif
