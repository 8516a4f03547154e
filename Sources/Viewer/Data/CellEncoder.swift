import NavSimKernel
import NavSimPicture
import NavSimTrace

/// Writes a cell as one block of JSON. Frame 0 is the state before the first action, frame n + 1 the
/// n-th of the display.
struct CellEncoder {
  let cell: ViewerCell
  let paths: PathNames

  private var trace: Trace { cell.trace }

  /// The block.
  func encode(_ tables: inout SharedTables) -> [UInt8] {
    var json = JSONBytes()
    json.open("{")
    json.name("hz")
    json.add(trace.grid.framesPerSecond)
    json.name("n")
    json.add(trace.lastFrame + 2)
    writePhases(&json, &tables)
    var shapes = ShapeTracks()
    var reel = PictureReel(trace, screen: cell.screen)
    for frame in reel.keptFrames {
      shapes.add(reel.picture(at: frame), at: frame + 1, &tables)
    }
    shapes.write(&json, &tables)
    SlotTracks(trace, cell.stories, &tables).write(&json, &tables)
    json.name("st")
    json.list { json in
      for story in cell.stories {
        json.list { json in
          for (depth, text) in story.why { json.list([depth, tables.words.add(text)]) }
        }
      }
    }
    writeEvents(&json, &tables)
    writeFindings(&json, &tables)
    StoryEncoder(trace: trace, paths: paths).write(&json, &tables)
    json.close("}")
    return json.bytes
  }

  private func writePhases(_ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.name("ph")
    json.list { json in
      for (number, phase) in trace.phases.enumerated() {
        json.list { json in
          json.add(phase.firstFrame + 1)
          json.add(tables.words.add(trace.name(ofPhase: number)))
          json.add(tables.words.add(phase.title))
          json.add(raw: decimal(Double(phase.time.ticks) / Double(Time.ticksPerSecond) * 1000))
          var (kind, action) = (0, -1)
          switch phase.kind {
          case .start: break
          case .action(let index): (kind, action) = (1, index)
          case .end(let index): (kind, action) = (2, index)
          }
          json.add(kind)
          json.add(cell.actionLines.indices.contains(action) ? cell.actionLines[action] : 0)
        }
      }
    }
  }

  /// Callbacks, calls and marks, each at the first frame that is not before it.
  private func writeEvents(_ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.name("ev")
    json.list { json in
      // What a trace tells before its first frame line belongs to that frame.
      var waiting: [(text: String, cause: Int, kind: Int)] = []
      func flush(_ frame: Int, _ json: inout JSONBytes, _ tables: inout SharedTables) {
        for event in waiting {
          json.list([frame, tables.words.add(event.text), event.cause, event.kind])
        }
        waiting = []
      }
      for entry in trace.entries {
        switch entry {
        case .phase: continue
        case .mark(let index): waiting.append((trace.marks[index].text, -1, 2))
        case .event(let index):
          let event = trace.events[index]
          let words = ([event.name] + event.arguments).map { trace.text($0) }
          waiting.append((words.joined(separator: " "), Int(event.cause), 1))
        case .frame(let index):
          let frame = trace.frames[index]
          flush(frame.isKeyframe ? 0 : frame.number + 1, &json, &tables)
        }
      }
      flush(trace.lastFrame + 1, &json, &tables)
    }
  }

  private func writeFindings(_ json: inout JSONBytes, _ tables: inout SharedTables) {
    json.name("fi")
    json.list { json in
      for finding in cell.findings {
        json.list { json in
          for text in [finding.id, finding.kind, finding.subject] {
            json.add(tables.words.add(text))
          }
          json.add(finding.frame + 1)
          json.add(finding.frames)
          json.add(tables.words.add(finding.message))
          json.list { json in
            for (frame, value) in finding.witness {
              json.list([frame + 1, tables.words.add(value)])
            }
          }
          json.list { json in
            for (depth, text) in finding.why { json.list([depth, tables.words.add(text)]) }
          }
          json.add(finding.line)
        }
      }
    }
    json.name("bi")
    json.list { json in for habit in cell.byItself { json.add(tables.words.add(habit)) } }
    json.name("fa")
    json.list { json in
      for failure in cell.failures {
        json.list { json in
          json.add(tables.words.add(failure.place))
          json.add(tables.words.add(failure.message))
          json.add(failure.frame.map { $0 + 1 })
        }
      }
    }
  }
}
