/// A save leaves only when the journal says so on the disk.
enum OnDiskBeforeSent: SendInvariant {
  static let name = "on disk before it is sent"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    guard let sent = scene.devices[request.device].journal.synced?.record.sent else {
      return "the journal knows of no save"
    }
    let isSame = sent.sequence == request.save.writer.sequence && sent.base.tag == request.save.base
    return isSame ? nil : "the journal knows of another save"
  }
}
