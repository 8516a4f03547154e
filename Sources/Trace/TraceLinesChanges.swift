/// Changes as lines: one element per line.
extension TraceLines {
  /// Whether a change is asked for.
  func isShown(_ change: TraceChange) -> Bool {
    change.isPresence
      ? labels.isElementShown[Int(~change.slot)] : labels.isShown[Int(change.slot)]
  }

  /// An element that goes, or that is there without any property to show.
  mutating func presence(_ change: TraceChange) {
    if change.value == .flag(true) {
      beginElement(Int(~change.slot))
      endElement()
    } else {
      absent(Int(~change.slot))
    }
  }

  /// Writes the changes of one element from `first` on; gives the index of the first that belongs
  /// to another.
  mutating func changes(of element: Int, from first: Int, to end: Int) -> Int {
    var index = first
    var hasBegun = false
    while index < end {
      let change = trace.changes[index]
      if change.isPresence || labels.element(ofSlot: Int(change.slot)) != element { break }
      index += 1
      guard labels.showsAll || labels.isShown[Int(change.slot)] else { continue }
      if !hasBegun { beginElement(element) }
      hasBegun = true
      property(Int(change.slot), change.value)
    }
    if hasBegun { endElement() }
    return index
  }

  /// The causes of the changes of one element, each once with the properties it changed.
  mutating func causes(_ range: some Collection<Int>) {
    var done: Set<Int32> = []
    for index in range where isShown(trace.changes[index]) {
      let cause = trace.changes[index].cause
      guard trace.cause(cause) != nil, done.insert(cause).inserted else { continue }
      let names = range.filter { trace.changes[$0].cause == cause && isShown(trace.changes[$0]) }
        .compactMap { index -> String? in
          let change = trace.changes[index]
          return change.isPresence ? nil : trace.slots[Int(change.slot)].name
        }
      self.cause(cause, of: names)
    }
  }
}
