import NavSimTrace

/// What pages wanted at the last rest at which they wanted anything: carried from rest to rest.
struct LastWishes {
  private struct Wish {
    let page: String
    var value: TraceValue?
  }
  private var wishes: [String: [Wish]] = [:]
  /// Where wishes change, by the frame, and how many of them are read.
  private var changes: [(frame: Int, property: String, wish: Int)] = []
  private var count = 0

  init(_ evidence: Evidence) {
    for property in ["barTintColor", "tintColor", "titleColor"] {
      var asked: [Wish] = []
      for page in evidence.pages {
        guard let track = evidence.track(page + ".wants", property) else { continue }
        for entry in track.entries { changes.append((entry.frame, property, asked.count)) }
        asked.append(Wish(page: page, value: nil))
      }
      wishes[property] = asked
    }
    changes.sort { $0.frame < $1.frame }
  }

  mutating func note(at frame: Int, _ evidence: Evidence) {
    while count < changes.count, changes[count].frame <= frame {
      let (_, property, wish) = changes[count]
      count += 1
      guard let page = wishes[property]?[wish].page,
        let value = evidence.wish(page, property, at: frame)
      else { continue }
      wishes[property]?[wish].value = value
    }
  }

  /// The first page whose wish is so, in the trace's order.
  func first(of property: String, where isWanted: (String, TraceValue) -> Bool) -> String? {
    wishes[property]?.first { wish in wish.value.map { isWanted(wish.page, $0) } ?? false }?.page
  }
}
