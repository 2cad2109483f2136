/// What is sent is the newest act of the device, absolute.
enum SentAsChosen: SendInvariant {
  static let name = "sent as chosen"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    if request.save.choice == request.choice { return nil }
    let (sent, chosen) = (words(for: request.save.choice), words(for: request.choice))
    return "\(sent) is sent, and \(chosen) was chosen"
  }
}
