import NumberSelectFoundation
import Testing

@testable import Cart

@Suite("How the cart is getting on")
struct CartStatusTests {
  @Test("Everything is saved when every line is")
  func saved() {
    #expect(CartStatus([LineStatus]()) == .saved)
    #expect(CartStatus([line(.idle), line(.idle)]) == .saved)
  }

  @Test("What matters most is told")
  func order() {
    let lost = NumberActivity.failed(.unreachable(reason: ""))
    let refused = NumberActivity.failed(.rejected(status: 404, reason: ""))
    #expect(CartStatus([line(.idle), line(.saving)]) == .saving)
    #expect(CartStatus([line(.saving), line(.savingSlowly)]) == .savingSlowly)
    #expect(CartStatus([line(.savingSlowly), line(.loading)]) == .loading)
    #expect(CartStatus([line(.loading), line(lost)]) == .offline(isAnythingUnsaved: false))
    #expect(CartStatus([line(lost), chosen(lost)]) == .offline(isAnythingUnsaved: true))
    #expect(
      CartStatus([chosen(lost), line(refused)]) == .failed(product: "Tea", isUnsaved: false))
  }

  @Test("While the server is tried again and again, the cart does not flicker")
  func sticky() {
    var line = line(.failed(.unavailable(status: 503, retryAfter: nil)))
    line.take(.loading)
    #expect(line.isOffline)
    line.take(.failed(.unreachable(reason: "")))
    #expect(line.isOffline)
    line.take(.idle)
    #expect(!line.isOffline)
  }

  @Test("Trying again by hand is seen")
  func retry() {
    var line = chosen(.failed(.unreachable(reason: "")))
    #expect(CartStatus([line]).offersRetry)
    line.userRetries()
    #expect(CartStatus([line]) == .saving)
  }

  private func line(_ activity: NumberActivity) -> LineStatus {
    var line = LineStatus(product: "Tea")
    line.take(activity)
    return line
  }

  private func chosen(_ activity: NumberActivity) -> LineStatus {
    var line = line(.idle)
    line.isUnsaved = true
    line.take(activity)
    return line
  }
}
