// Every subcommand with random options that are valid by themselves, and what each may write.

enum AttackCommands {
  private static let strategies = ["native", "km", "fd", "hbd", "meituan", "qmui", "fd + km"]
  private static let versions = ["9", "11", "12", "13", "15", "17", "18"]
  private static let devices = ["iphone-8", "iphone-15", "iphone-x", "ipad-pro-11"]
  private static let patterns = ["bar*", "eye.*", "page.B.x", "*.alpha", "title.*", "*", "nothing"]
  private static let frames = [
    "push+3", "push end+0", "start", "end", "50ms", "0.5s", "30f", "x+1",
  ]

  /// Commands that read a scenario file.
  static let forScenario = [
    "run", "test", "check", "fmt", "explain", "why", "frame", "export", "compare", "diff",
    "conform",
  ]
  /// Commands that read a trace.
  static let forTrace = ["why", "frame", "export", "diff", "read", "check"]

  /// A command for a file with random options.
  static func words(_ command: String, _ file: String, _ draw: inout AttackDraw) -> [String] {
    switch command {
    case "run": return [command, file] + run(&draw)
    case "test": return [command, file] + test(&draw)
    case "check": return [command, file] + check(&draw)
    case "explain" where draw.chance(50):
      let topic = draw.pick(["strategies", "scenarios", "scenarios", "detectors", "ios", "rules"])
      return [command, topic] + (["strategies", "scenarios"].contains(topic) ? [file] : [])
        + some(["--json"], &draw)
    case "explain":
      let name = draw.pick(["km", "push", "golden", "bar.alpha", "NAV005", "nothing", "native"])
      return [command, name, file] + some(["--table"], &draw)
    case "why":
      return [command, file, draw.pick(["bar.alpha", "page.B.x", "eye.left", "bar"])]
        + draw.pick([["--frame", draw.pick(frames)], ["--until", "bar.bg.alpha < 1"], []])
        + some(["--json"], &draw)
        + cell(&draw)
    case "frame":
      return ["run", file, "--frame", draw.pick(frames)] + cell(&draw) + some(["--json"], &draw)
        + draw.pick([[], ["--only", draw.pick(patterns)], ["--against", file]])
    case "export":
      return [
        command, file, "-f", draw.pick(["jsonl", "csv", "chrome", "dot", "mermaid", "trace"]),
      ]
        + cell(&draw)
        + draw.pick([
          [], ["--wide"], ["--only", draw.pick(patterns)], ["--no-events"], ["-o", "out.txt"],
        ])
    case "compare":
      return [command, file]
        + draw.pick([
          ["--strategy", "native,km"], ["--ios", "12,17"], ["--device", "iphone-8,iphone-15"],
          ["--strategy", "native,km", "--by", "file"],
        ])
        + draw.pick([
          [], ["--format", "markdown"], ["--json"], ["--places"], ["-j", "2"],
        ])
    case "diff": return diff(file, &draw)
    case "conform", "read":
      return (command == "read" ? ["conform", file] : ["conform", "x.log", file])
        + draw.pick([[], ["--map", "HomeViewController=A,DetailViewController=B"]])
    default: return [command, file] + some(["--all-errors", "--quiet"], &draw)
    }
  }

  private static func some(_ options: [String], _ draw: inout AttackDraw) -> [String] {
    options.filter { _ in draw.chance(30) }
  }

  private static func cell(_ draw: inout AttackDraw) -> [String] {
    switch draw.below(6) {
    case 0: ["--strategy", draw.pick(strategies)]
    case 1: ["--ios", draw.pick(versions)]
    case 2: ["--device", draw.pick(devices)]
    case 3: ["--cell", "ios=" + draw.pick(versions)]
    default: ["--strategy", draw.pick(strategies), "--ios", draw.pick(versions)]
    }
  }

  private static func run(_ draw: inout AttackDraw) -> [String] {
    (draw.chance(60) ? cell(&draw) : [])
      + draw.pick([
        [], ["--tracks"], ["--full"], ["--only", draw.pick(patterns)], ["--every", "7"],
        ["--causes"], ["--json"], ["--look"], ["--no-events"],
        ["-o", "out.trace"], ["-o", "traces"],
      ]) + some(["--all-errors", "--quiet"], &draw)
  }

  private static func test(_ draw: inout AttackDraw) -> [String] {
    var words = ["--jobs", "\(1 + draw.below(3))"]
    words += draw.pick([
      [], ["--filter", "ios=12"], ["--shard", "1/2"], ["--fail-fast"], ["--list"],
      ["--slowest", "3"],
      ["--update"], ["--update=missing"], ["--check"], ["--orphans", "reject"], ["--tap"],
      ["--quiet"],
      ["--orphans", "delete"], ["--times", "--json", "out.json"],
    ])
    if draw.chance(30) { words += ["--junit", "out.xml"] }
    if draw.chance(30) { words += ["--sarif", "out.sarif"] }
    if draw.chance(20), !words.contains("out.json") { words += ["--json", "out.jsonl"] }
    return words
  }

  private static func check(_ draw: inout AttackDraw) -> [String] {
    draw.pick([
      [], ["--only", "NAV104"], ["--ignore", "unused-ignore"], ["--json"], ["--no-advice"],
      ["--all-errors"], ["--quiet"],
      ["--sarif", "out.sarif"],
      ["--sarif", "-"],
    ])
  }

  private static func diff(_ file: String, _ draw: inout AttackDraw) -> [String] {
    let operands = draw.pick([
      [file, file], [file, "other.trace"], [file + "@strategy=native", file + "@strategy=km"],
      [file, file + "@ios=12"],
    ])
    return ["diff"] + operands
      + draw.pick([
        [], ["--tolerance", "alpha=0.002,x=0.5pt,color=1,time=1f"],
        ["--ignore", draw.pick(patterns)],
        ["--only", draw.pick(patterns)], ["--format", "json"], ["--format", "markdown"],
        ["--unified"],
        ["--first"], ["--max", "3"],
      ])
  }

  /// What a run with these words may write.
  static func writes(_ words: [String]) -> [Bytes] {
    var paths: [String] = []
    for (option, value) in zip(words, words.dropFirst()) {
      if ["-o", "--output", "--junit", "--sarif", "--json"].contains(option) {
        paths += [value, value + "/"]
      }
    }
    switch words.first {
    case "test":
      if !words.contains("--check") && !words.contains("--list") {
        paths += ["__traces__/", "Scenarios/__traces__/", "S/__traces__/"]
        if words.contains(where: { $0.hasPrefix("--update") }) { paths.append("*.navsim") }
      }
    case "review":
      paths += ["__traces__/", "Scenarios/__traces__/", "*.navsim"]
    case "fmt": if !words.contains("--check") { paths.append("*.navsim") }
    case "reproduce": paths += words.dropFirst().map { $0 + ".navsim" }
    default: break
    }
    return paths.map { Bytes($0.utf8) }
  }
}
