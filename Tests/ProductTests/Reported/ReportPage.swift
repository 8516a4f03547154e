import NavSim

/// docs/Reported.md and the rows of `navsim explain reports`, made from the heads of the files.
enum ReportPage {
  /// What a person sees, and the detectors that find it.
  static let symptoms: [(seen: String, detectors: [String])] = [
    ("The bar flashes another colour", ["flash", "drift"]),
    (
      "The bar jumps to its colour at once, early or late", ["snap", "untied", "missing-animation"]
    ),
    ("A text cannot be read", ["unreadable"]),
    ("The bar keeps a look that is not this page's", ["style-leak", "unmet-wish", "stuck"]),
    ("Something changes that nobody asked for", ["unasked"]),
    ("A black or empty place", ["black-gap"]),
    ("Two bars, or a bar that is not whole", ["double-bar", "bar-geometry", "shadow"]),
    ("The bar is hidden or shown against the page's wish", ["hidden-mismatch"]),
    ("Content jumps, or lies wrong", ["content-jump", "sudden-content", "misplaced-content"]),
    (
      "A title or button jumps, is missing or stays",
      ["title-jump", "item-visibility", "sudden-item"]
    ),
    ("The status bar or the tab bar", ["status-bar", "tab-bar"]),
    ("It is frozen, it crashes, UIKit warns", ["frozen", "crash", "log-warning"]),
    (
      "Pages and items do not agree, callbacks come in a wrong order",
      ["stack-mismatch", "lifecycle"]
    ),
  ]

  /// The table that the tool has: a row a line, its fields apart by tabs.
  static func rows(_ files: [ReportFile]) -> String {
    let lines = files.map { file in
      "    "
        + [
          file.id, "\(file.state)", file.detectors.joined(separator: ","), file.title,
          file.fields["Systems"] ?? "", file.fields["Source"] ?? "",
        ].joined(separator: "\\t") + "\n"
    }
    return """
      // Made from the heads of Scenarios/reported: NAVSIM_UPDATE=1 swift test --filter ReportedTests

      extension ReportedGlitch {
        static let table = \"\"\"

      """ + lines.joined() + "    \"\"\"\n}\n"
  }

  static func text(_ files: [ReportFile]) -> String {
    let counts = ReportedGlitch.State.allCases.map { state in
      (state, files.count { $0.state == state })
    }
    let found = files.count { $0.state != .told && !$0.detectors.isEmpty }
    var text = """
      # Reported glitches

      Glitches of navigation bars that people have reported in public, told as scenarios: `Scenarios/reported` has a file for
      each, with the set-up, the code, what is seen, and the fix. This page is made from the heads of these files; its films
      have the glitch above, and below what it is held against.
      \(files.count) reports: \(counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")).
      Of those that are shown a detector finds \(found) unprompted; a claim of its own shows the others.

      ```console
      $ navsim explain reports G056
      …
      ```

      `navsim run Scenarios/reported/G056.navsim` runs one, `navsim view` plays it. From your own file, or from what you see, to the
      reports that look like it:

      ```console
      $ navsim like stuck of title in cancelled swipe --most 1
      …
      G092  After a swipe that was taken back the title has the colour of the page below.
      …
      ```

      [By what you see](#by-what-you-see) · [Reports](#reports) · [Not shown, or in part](#not-shown-or-in-part)

      ## By what you see

      A report stands under each symptom that a detector finds in it.

      """
    for symptom in symptoms {
      let named = files.filter { file in
        file.state != .told && symptom.detectors.contains(where: file.detectors.contains)
      }
      if named.isEmpty { continue }
      text += "\n**\(symptom.seen)** (\(symptom.detectors.joined(separator: ", ")))\n\n"
      for file in named { text += "- \(file.title) [\(file.id)](#reports)\n" }
    }
    let others = files.filter { $0.state != .told && $0.detectors.isEmpty }
    if !others.isEmpty {
      text += "\n**Something that only a claim of its own shows**\n\n"
      for file in others { text += "- \(file.title) [\(file.id)](#reports)\n" }
    }
    text += """

      ## Reports

      | report | seen on | state | film | found by | source |
      | --- | --- | --- | --- | --- | --- |

      """
    for file in files {
      text +=
        "| [\(file.id)](../Scenarios/reported/\(file.id).navsim) | \(cell(file.fields["Systems"]))"
      text += " | \(file.state.rawValue) | \(film(file))"
      text += " | \(file.detectors.joined(separator: ", "))"
      text += " | \(cell(file.fields["Source"])) |\n"
    }
    let lacking = files.filter { $0.state == .told || $0.state == .part }
    if !lacking.isEmpty {
      text += "\n## Not shown, or in part\n\n| report | what should be seen | what is missing |\n"
      text += "| --- | --- | --- |\n"
      for file in lacking {
        let missing = file.fields["Not shown"] ?? file.fields["Shown in part"]
        text += "| \(file.id) | \(cell(file.title)) | \(cell(missing)) |\n"
      }
    }
    return text
  }

  /// The glitch, and below it the cure.
  private static func film(_ file: ReportFile) -> String {
    file.state == .told ? "" : "[film](pictures/\(file.id).svg)"
  }

  /// A text in a cell of a table.
  private static func cell(_ text: String?) -> String {
    (text ?? "").replacing("|", with: "\\|")
  }
}
