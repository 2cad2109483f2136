#if canImport(UIKit)
import Foundation
import NumberSelectFoundation
import TestSupport
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

  @Test("Another locale is told on the main actor, wherever the system says so")
  func otherLocale() async {
    let center = NotificationCenter()
    var heard: [AppPhase] = []
    let phases = AppPhases(center: center) { heard.append($0) }
    await Task.detached {
      center.post(name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }.value
    #expect(await comesAbout { heard == [.otherLocale] })
    withExtendedLifetime(phases) {}
  }

  @Test("A selector goes along with the user's locale unless the host has set another")
  func followsLocale() {
    let locale = Locale(identifier: "ar-EG")
    let view = NumberSelectView(frame: .zero)
    view.currentNumber = 3
    view.language = .of(locale)
    view.follow(.otherLocale)
    #expect(view.locale == .current)
    #expect(view.accessibilityValue == NumberLanguage.of(.current).symbols.text(3))
    view.locale = locale
    view.follow(.otherLocale)
    #expect(view.locale == locale)
    #expect(view.accessibilityValue == "٣")
    view.locale = .autoupdatingCurrent
    #expect(view.locale == .current)
    #expect(!view.hasOwnLocale)
  }
}
#endif
