import NavSimVocabulary

/// A part of a bar's look.
private struct LookKey: Hashable {
  let controller: Int
  let part: LookPart
}

/// The causes of a run by number, and who wrote or took away what no layer shows.
final class CauseBook {
  private var all: [Cause] = []
  private var index: [Cause: Int32] = [:]
  /// Who asked for what, where a run is asked to keep it.
  private(set) var journal: CauseJournal?
  private var writers: [WrittenField: Int32] = [:]
  /// Who has set what of the appearances that fields hold, where it is not who wrote the field.
  private var authors: [WrittenField: AppearanceAuthors] = [:]
  /// The same of what is about to be written, and the field's property.
  private var coming: (property: Property, authors: AppearanceAuthors)?
  /// What a line of code has written that another had written before, since somebody asked.
  private var rewritten: [WrittenField] = []
  /// From which field each part of a bar's look comes, and what of it has changed since somebody asked.
  private var looks: [LookKey: LookNote] = [:]
  private var newLooks: [LookNote] = []
  private var removers: [RemovedThing: Int32] = [:]

  var count: Int { all.count }

  subscript(id: Int32) -> Cause? { id >= 0 && Int(id) < all.count ? all[Int(id)] : nil }

  /// Whether a cause names no line: nobody is to blame but UIKit, or nobody is known.
  func isSystem(_ id: Int32) -> Bool { id < 0 || all[Int(id)].origin < 0 }

  /// The number of a cause; the same for the same.
  func id(of cause: Cause) -> Int32 {
    if let known = index[cause] { return known }
    index[cause] = Int32(all.count)
    all.append(cause)
    return Int32(all.count - 1)
  }

  // MARK: - The journal

  func keepJournal() { journal = CauseJournal() }

  /// Whether the journal takes more. Nothing else may own it while it is written: a second owner
  /// would have every link copied for each new one.
  var takesNotes: Bool { journal?.isFull == false }

  /// Whether it takes lines that were left out.
  var takesSkips: Bool { journal?.takesSkips == true }

  /// A number of its own for a cause that arose under another.
  func add(_ cause: Cause, _ link: CauseLink) -> Int32 {
    all.append(cause)
    journal?.links.append(link)
    return Int32(all.count - 1)
  }

  func note(_ write: WriteNote) { journal?.writes.append(write) }

  func note(_ missed: MissedNote) { journal?.add(missed) }

  /// A layout that is asked for is the doing of whoever asks first.
  func noteCommit(by cause: Int32) {
    if journal != nil, journal?.commitCause ?? -1 < 0 { journal?.commitCause = cause }
  }

  /// Who asked for the layout that comes now.
  func takeCommitCause() -> Int32? {
    guard let cause = journal?.commitCause else { return nil }
    journal?.commitCause = -1
    return cause
  }

  // MARK: - Writers

  /// Who wrote a field last, or -1.
  func writer(of field: WrittenField) -> Int32 { writers[field] ?? -1 }

  /// Says who has set what of the appearance that is written next to a property; nil for who writes it.
  func expect(_ authors: AppearanceAuthors?, in property: Property) {
    coming = authors.map { (property, $0) }
  }

  /// Says that what was said of the next write holds no longer.
  func expectNothing() { coming = nil }

  /// Who has set what of the appearance that a field holds; nil where nobody is known.
  func authors(of field: WrittenField) -> AppearanceAuthors? {
    if let known = authors[field] { return known }
    let writer = writer(of: field)
    return writer < 0 ? nil : AppearanceAuthors(whole: writer)
  }

  func note(_ field: WrittenField, by cause: Int32) {
    if field.property.kind == .appearance {
      authors[field] = coming?.property == field.property ? coming?.authors : nil
      coming = nil
    }
    guard let before = writers.updateValue(cause, forKey: field), before != cause,
      !isSystem(cause)
    else { return }
    rewritten.append(field)
  }

  /// What a line of code has written that another had written before, since this was asked last.
  func takeRewritten() -> [WrittenField] {
    defer { rewritten.removeAll(keepingCapacity: true) }
    return rewritten
  }

  func note(_ look: LookNote) {
    let key = LookKey(controller: look.controller, part: look.part)
    if looks.updateValue(look, forKey: key) != look { newLooks.append(look) }
  }

  /// Who wrote the field from which a part of a controller's bar comes, or -1.
  func writer(ofLook part: LookPart, _ controller: Int) -> Int32 {
    looks[LookKey(controller: controller, part: part)]?.writer ?? -1
  }

  /// What has changed since this was asked last of where looks come from.
  func takeLooks() -> [LookNote] {
    defer { newLooks.removeAll(keepingCapacity: true) }
    return newLooks
  }

  /// Who took a thing away last, or -1.
  func remover(of thing: RemovedThing) -> Int32 { removers[thing] ?? -1 }

  func note(_ thing: RemovedThing, by cause: Int32) { removers[thing] = cause }
}
