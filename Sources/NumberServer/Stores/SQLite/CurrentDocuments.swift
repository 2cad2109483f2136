import NumberContract

/// Reads documents over one connection, and keeps those that it has read for as long as nobody has
/// changed the database.
///
/// Before each answer it looks whether the database is still the one that the kept documents were read
/// from (``SQLiteState``). So it never answers with anything but what is there now, whichever process
/// writes; it only spares SQLite the locks and the search.
final class CurrentDocuments {
  let reader: SQLiteReader
  private var state: SQLiteState?
  private var documents: [NumberKey: NumberDocument] = [:]

  /// The most documents that are kept.
  private static let most = 1_024

  init(_ reader: SQLiteReader) throws(StoreError) {
    self.reader = reader
    try reader.connection.followState()
  }

  func document(of key: NumberKey) throws(StoreError) -> NumberDocument? {
    let now = reader.connection.state
    if let document = kept(now, key) { return document }
    let document = try reader.document(of: key)
    if let document { keep([document], of: key.owner, ifStill: now) }
    return document
  }

  /// The documents of those ids that are known, all of one moment.
  func documents(of ids: [String], owner: Owner) throws(StoreError) -> [NumberDocument] {
    let now = reader.connection.state
    let all = ids.compactMap { kept(now, NumberKey(owner: owner, id: $0)) }
    if all.count == ids.count { return all }
    let read = try reader.documents(of: ids, owner: owner)
    keep(read, of: owner, ifStill: now)
    return read
  }

  private func kept(_ now: SQLiteState?, _ key: NumberKey) -> NumberDocument? {
    now != nil && now == state ? documents[key] : nil
  }

  /// Keeps documents that were read after the database was in a state, if it still is.
  private func keep(_ read: [NumberDocument], of owner: Owner, ifStill before: SQLiteState?) {
    guard let before, before == reader.connection.state else { return }
    if before != state || documents.count + read.count > Self.most {
      documents.removeAll(keepingCapacity: true)
      state = before
    }
    for document in read { documents[NumberKey(owner: owner, id: document.id)] = document }
  }
}
