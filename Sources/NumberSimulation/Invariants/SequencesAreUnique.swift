/// Under one name a sequence stands for one act.
enum SequencesAreUnique: SendInvariant {
  static let name = "sequences are unique"

  static func flaw(in request: Request, of scene: borrowing Scene) -> String? {
    let writer = request.save.writer
    let requests = scene.requests[scene.devices[request.device].firstRequest...]
    for earlier in requests.reversed() where earlier.device == request.device {
      guard earlier.save.writer.client == writer.client else { return nil }
      if earlier.save.writer == writer, earlier.act != request.act {
        return "sequence \(writer.sequence) is used for two acts"
      }
      if earlier.save.writer.sequence > writer.sequence {
        return "sequence \(writer.sequence) comes after \(earlier.save.writer.sequence)"
      }
      if earlier.act == request.act, earlier.choice == request.choice,
        earlier.save.writer != writer
      {
        return "one act is sent under two sequences"
      }
      return nil
    }
    return nil
  }
}
