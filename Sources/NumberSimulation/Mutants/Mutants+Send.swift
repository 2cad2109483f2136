import NumberSelect

// Faults in what leaves a device.
extension Mutant {
  static let sendMutants: [Mutant] = [
    Mutant(
      name: "a number that comes back is sent under its old sequence", breaks: "C5",
      editSend: { save, device, requests in
        let choice = save.choice
        let client = save.writer.client
        let earlier = requests.last { $0.save.writer.client == client && $0.save.choice == choice }
        if let earlier { save.writer.sequence = earlier.save.writer.sequence }
      }),
    Mutant(
      name: "every try has a sequence of its own", breaks: "C6",
      editSend: { save, _, requests in
        let client = save.writer.client
        let last = requests.last { $0.save.writer.client == client }?.save.writer.sequence ?? 0
        save.writer.sequence = max(save.writer.sequence, last + 1)
      }),
    Mutant(
      name: "the sequence is used twice", breaks: "rule 4",
      editSend: { save, _, _ in save.writer.sequence = (save.writer.sequence + 1) / 2 }),
    Mutant(
      name: "a difference is sent", breaks: "rule 1",
      editArriving: { save, document, history in
        guard case .number(let number) = save.choice, let present = document.number,
          let base = history.first(where: { $0.document.tag == save.base })?.document.number,
          let difference = number.subtracting(base), let sum = present.adding(difference)
        else { return }
        save.choice = .number(sum)
        save.base = document.tag
      }),
    Mutant(
      name: "If-Match is the newest version there is", breaks: "rule 7",
      editArriving: { save, document, _ in save.base = document.tag }),
    Mutant(
      name: "a save does not wait for quiet", breaks: "rule 3",
      editEvent: { event, device, _ in
        if device.view.intent != nil, case .pressed = event { event = .flushed }
      }),
  ]
}
