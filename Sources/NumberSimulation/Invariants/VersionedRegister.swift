import NumberSelect

/// Within a store each version is one document, and versions rise one by one from where the store
/// began.
enum VersionedRegister {
  static let name = OverTheDocumentBefore.name

  static func flaw(in history: [HistoryEntry]) -> String? {
    for (before, after) in zip(history, history.dropFirst()) {
      let (old, new) = (before.document.tag, after.document.tag)
      if case .restored = after.cause {
        if old.store == new.store { return "a restored store keeps its name" }
      } else if new.store != old.store || new.version != old.version + 1 {
        return "\(words(for: new)) follows \(words(for: old))"
      }
    }
    return nil
  }
}
