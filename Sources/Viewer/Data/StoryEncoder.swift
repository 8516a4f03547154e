import NavSimKernel
import NavSimTrace

/// Writes who caused what: the chain behind each value and event, and which lines ran when.
struct StoryEncoder {
  let trace: Trace
  let paths: PathNames

  /// Members of the cell: `ca`, each cause with the one before it, its sentence, file, line and kind;
  /// `ra`, the lines that ran, each with the first frame that shows it.
  func write(_ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.name("ca")
    json.list { json in
      guard let story = trace.story else {
        for cause in trace.causes {
          json.list { json in
            json.add(-1)
            json.add(tables.words.add(cause))
            json.add(tables.words.add(""))
            json.add(0)
            json.add(1)
          }
        }
        return
      }
      for link in story.links {
        json.list { json in
          json.add(Int(link.parent))
          json.add(tables.words.add(Self.sentence(link)))
          json.add(tables.words.add(paths.short(link.file)))
          json.add(link.line)
          json.add(Self.kind(of: link))
        }
      }
    }
    json.name("ra")
    json.list { json in
      for ran in lines {
        json.list { json in
          json.add(ran.frame)
          json.add(tables.words.add(paths.short(ran.file)))
          json.add(ran.line)
        }
      }
    }
  }

  private static func kind(of link: TraceStory.Link) -> Int {
    switch link.kind {
    case .system: 0
    case .code: 1
    case .declaration: 2
    case .action: 3
    }
  }

  private static func sentence(_ link: TraceStory.Link) -> String {
    let text = link.text.split(separator: " ").joined(separator: " ")
    switch link.kind {
    case .system, .action: return text
    case .declaration:
      return "declared" + (link.page.isEmpty ? "" : " of \(link.page)")
    case .code:
      let forWhom = link.page.isEmpty || link.page == link.declaration ? "" : " for \(link.page)"
      return "\(link.declaration)\(forWhom): \(text)"
    }
  }

  /// The lines of code that ran, in the order of the frames that first show it.
  private var lines: [(frame: Int, file: String, line: Int)] {
    guard let story = trace.story else { return [] }
    var seen: Set<String> = []
    var found: [(frame: Int, file: String, line: Int)] = []
    func add(_ cause: Int32, _ time: Time) {
      guard story.links.indices.contains(Int(cause)) else { return }
      let link = story.links[Int(cause)]
      guard link.kind == .code, link.line > 0 else { return }
      let frame = time.ticks < 0 ? 0 : trace.grid.frame(atOrAfter: time) + 1
      if seen.insert("\(frame) \(link.line) \(link.file)").inserted {
        found.append((frame, link.file, link.line))
      }
    }
    for write in story.writes { add(write.cause, write.time) }
    for event in trace.events { add(event.cause, event.time) }
    for link in story.links.indices where story.links[link].kind == .code {
      add(Int32(link), story.links[link].time)
    }
    return found.enumerated().sorted {
      ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
    }
    .map(\.element)
  }
}
