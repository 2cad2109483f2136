import NumberSelect

/// Something that is going to happen. What concerns a device concerns one of its lives.
enum Occurrence {
  /// Somebody does something somewhere.
  case userMoves
  /// The second part of what a user does.
  case userGoesOn(device: Int, life: Int, UserAct.Continuation)
  case journalRead(device: Int, life: Int)
  case saveArrives(request: Int)
  case saveAnswered(request: Int, Reply)
  case waitIsOver(request: Int)
  case documentPushed(device: Int, life: Int, entry: Int)
  case loadArrives(device: Int, life: Int, load: Int)
  case loadAnswered(device: Int, life: Int, load: Int, entry: Int)
  case loadFails(device: Int, life: Int, load: Int)
  case nameMade(device: Int, life: Int)
  case wakesUp(device: Int, life: Int)
  case sourceIsBack
}
