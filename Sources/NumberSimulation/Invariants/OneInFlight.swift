/// No save leaves a device while another one is in flight.
enum OneInFlight: SendInvariant {
  static let name = "one request in flight"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    guard let awaited = scene.devices[request.device].awaited else { return nil }
    let sequence = scene.requests[awaited].save.writer.sequence
    return "sequence \(request.save.writer.sequence) leaves while \(sequence) is in flight"
  }
}
