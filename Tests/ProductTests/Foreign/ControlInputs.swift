import Foundation

/// Files whose texts, names and values hold whatever a terminal or a build machine would obey, and
/// command lines that read or name each of them.
struct ControlInputs {
  /// In texts: ESC, BEL, C1, bidi, a line separator.
  static let text = "E\u{1B}]0;x\u{7}\u{9B}2J\u{202E}\u{2028}\u{7F}"
  /// In names of files and in arguments: line ends too.
  static let name = "a\u{1B}[2Jb\n::error::c\u{9B}\n##[error]d"
  /// In JSON.
  static let json = #"\u001b[1m\n::error::\u009b\u202e\u0000\n##[group]"#

  let scratch: Scratch
  /// The scenario with the worst name, and its folder.
  let file: String
  let folder = "dir\u{1B}[1m\n::warning::q"

  static let plain = """
    page A
    page B
    scenario "one"
    stack A
    at 0ms push B
    expect at end: top is B

    """

  init() throws {
    scratch = try Scratch()
    file = folder + "/" + Self.name + ".navsim"
    try scenarios()
    try recordings()
    try traces()
    try shards()
  }

  private func scenarios() throws {
    let evil = Self.text
    try scratch.write(
      """
      /// doc \(evil)
      /// ::error::doc
      strategy own like km // \(evil)
        on viewWillAppear  bar.alpha = 0

      /// page \(evil)
      page A "T" // \(evil)
      page B
        on viewWillAppear  bar.isHidden = yes // \(evil)

      /// ::error::x
      scenario "one"
      matrix strategy: own native
      stack A
      at 0ms push B // c \(evil)
      expect at end: top is A // ::error:: \(evil)
      golden

      """, to: file)
    try scratch.write(Self.plain, to: "ok.navsim")
    try scratch.write(
      "page A\u{1B}\npage \"B\u{202E}\"\nscenario \"x\u{9B}\" \"\\\u{1B}\"\n::error::x\n"
        + "use \"p\\\u{1B}q\"\n", to: "bad.navsim")
    try scratch.write(Data(Array("page A".utf8) + [0xFF, 0x1B, 10]), to: "bytes.navsim")
  }

  private func recordings() throws {
    try scratch.write(
      "HomeVC viewDidLoad\n\u{1B}[31mHome\u{7}: viewWillAppear\u{9B}\n::error::z\n"
        + "##[error]foo\nxx\u{202E} viewDidAppear\n", to: "log.txt")
    try scratch.write(
      "frame,ms,phase,k,element,property,value\n"
        + "0,0,\"::error::\u{1B}\",0,bar,title,\"\u{1B}[1m\n::error::\"\n1,16,p,1,b\u{1B}ar,x,1\n",
      to: "t.csv")
    try scratch.write(
      "{\"navsim\":\"samples\",\"version\":1,\"hz\":60}\n\u{1B}noise\n::error::x\n"
        + "{\"us\":0,\"event\":\"viewWillAppear\",\"args\":[\"\(Self.json)\"]}\n"
        + "{\"us\":10,\"set\":{\"bar\":{\"title\":{\"text\":\"\(Self.json)\"}}}}\n",
      to: "s.jsonl")
    try scratch.write(
      "{\"navsim\":\"trace\",\"version\":1,\"scenario\":\"\(Self.json)\",\"cell\":{},\"hz\":60}\n",
      to: "t.jsonl")
  }

  private func traces() throws {
    let trace = try Binary.run(["run", "ok.navsim", "--quiet"], in: scratch.url).out
    try scratch.write(trace, to: "ok.trace")
    try scratch.write(
      trace.replacingOccurrences(
        of: "! viewDidLoad B", with: #"! viewDidLoad "B\u{1B}\n::error::\u{202E}""#), to: "x.trace")
    let raw = Array("\u{1B}[1m\n::error::\u{9B}".utf8) + [0x9B, 0] + Array("end frames".utf8)
    try scratch.write(Data(Array(trace.utf8) + raw), to: "raw.trace")
    try scratch.write(Self.plain + "golden\n", to: "Scenarios/g.navsim")
    _ = try Binary.run(["test", "--update", "Scenarios"], in: scratch.url)
    let folder = "Scenarios/__traces__/"
    try scratch.write(
      trace.replacingOccurrences(of: "alpha=1", with: "alpha=0.5"),
      to: folder + "g/one.trace.new")
    try scratch.write(trace, to: folder + Self.name + ".trace")
    try scratch.write("navsim-fingerprints 2\n" + Self.name, to: folder + "g/fingerprints.txt")
  }

  private func shards() throws {
    let version = try Binary.run(["--version"]).out.split(separator: " ")[1].dropLast()
    let lines = [
      #"{"event":"start","format":1,"navsim":"\#(version)","part":{"number":1,"count":1,"#
        + #""planned":1,"plan":"x","endsAtFailure":false},"rejectsOrphans":true}"#,
      #"{"event":"problem","file":"%","line":1,"column":1,"message":"%","text":"%"}"#,
      #"{"event":"warning","file":"%","line":1,"column":1,"message":"%","text":"%"}"#,
      #"{"event":"cell","index":0,"file":"f%","line":1,"scenario":"%","cell":{"a%":"%"},"#
        + #""outcome":"failed","failures":[{"rule":"%","file":"%","line":1,"column":1,"text":"%","#
        + #""message":"%","place":"%","frames":"%","cause":"%","notes":["%"]}],"remarks":["%"]}"#,
      #"{"event":"orphan","file":"%"}"#,
      #"{"event":"left","kind":"fingerprint","file":"%","line":1,"name":"%"}"#,
      #"{"event":"end","cells":1,"passed":0,"failed":1,"skipped":0,"stopped":0,"known":0,"#
        + #""problems":1,"warnings":1,"orphans":1,"left":1}"#,
    ]
    let shard = lines.map { $0.replacingOccurrences(of: "%", with: Self.json) + "\n" }.joined()
    try scratch.write(shard, to: "shard.jsonl")
    try scratch.write(
      shard.replacingOccurrences(of: "\"planned\"", with: "\"planned\u{1B}\""), to: "shard2.jsonl")
    try scratch.write(
      shard.replacingOccurrences(of: "\"failed\",", with: "\"\(Self.json)\",")
        .replacingOccurrences(of: "\"orphan\"", with: "\"\(Self.json)\""), to: "shard3.jsonl")
  }
}

extension ControlInputs {
  /// Every subcommand, with what it reads and what may be said about it.
  var commands: [[String]] {
    suites + comparisons + questions + others
  }

  private var suites: [[String]] {
    let (f, a) = (file, Self.name)
    return [
      ["run", f], ["run", "-o", "out" + a, f], ["run", f, "--only", a],
      ["run", f, "--strategy", a],
      ["run", a], ["run", "--" + a], ["run", f, "--cell", a + "=" + a],
      ["run", f, "--scenario", a],
      ["test", folder], ["test", folder, "--tap"], ["test", folder, "--junit", "-"],
      ["test", folder, "--sarif", "-"], ["test", folder, "--json", "-"], ["test", "bad.navsim"],
      ["test"], ["test", "--check"], ["test", folder, "--list"], ["test", folder, "--filter", a],
      ["test", "--shard", a], ["test", "--update=" + a], ["test", folder, "--slowest", "2"],
      ["test", folder, "--junit", a + "/j.xml"], ["review"], ["review", a],
      ["review", "--accept", a],
      ["review", "--reject", a], ["test", "--merge", "shard.jsonl"],
      ["test", "--merge", "shard.jsonl", "--tap"],
      ["test", "--merge", "shard.jsonl", "--junit", "-"],
      ["test", "--merge", "shard.jsonl", "--sarif", "-"],
      ["test", "--merge", "shard.jsonl", "--json", "-"],
      ["test", "--merge", "shard.jsonl", "shard2.jsonl", "shard3.jsonl", f],
      ["test", "--merge", a],
    ]
  }

  private var comparisons: [[String]] {
    let (f, a) = (file, Self.name)
    let both = ["compare", folder, "--strategy", "native,own"]
    return [
      ["diff", "ok.trace", "x.trace"], ["diff", "ok.trace", "x.trace", "--unified"],
      ["diff", "ok.trace", "raw.trace", "--unified"], ["diff", "raw.trace", "x.trace"],
      ["diff", "ok.trace", "x.trace", "--format", "json"],
      ["diff", "ok.trace", "x.trace", "--format", "markdown"],
      ["diff", f + "@strategy=own", f + "@strategy=native"], ["diff", a, a],
      ["diff", f + "@strategy=own", f + "@strategy=native", "--unified"],
      ["diff", "git:" + a + ":" + a, a], ["diff", f + "@" + a + "=1", "ok.trace"],
      ["diff", "ok.trace", "x.trace", "--tolerance", a],
      ["diff", "ok.trace", "x.trace", "--ignore", a], both, both + ["--format", "markdown"],
      both + ["--format", "json"], ["compare", a], ["compare", folder, "--strategy", a],
      ["compare", "bad.navsim", "--strategy", "native,km"],
    ]
  }

  private var questions: [[String]] {
    let (f, a) = (file, Self.name)
    return [
      ["like", f], ["like", a], ["like", "snap", "of", a], ["like", "snap", "--json"],
      ["why", f, "bar.alpha", "--frame", "push+1", "--strategy", "own"],
      ["why", "x.trace", "bar.bg.alpha", "--frame", a], ["why", "x.trace", a, "--frame", "end"],
      ["why", "x.trace", "--until", a], ["why", "x.trace", "bar.bg.alpha", "--frame", "end"],
      ["why", f, "bar.bg.alpha", "--frame", "end"], ["run", "x.trace", "--frame", "push+0"],
      ["run", f, "--frame", "push+0"], ["run", a], ["run", "x.trace", a],
      ["film", f], ["film", f, "--format", "svg"], ["film", "x.trace"], ["film", a],
      ["film", "raw.trace", "-f", "ansi", "--colors", "none"], ["film", f, "--frames", a],
      ["view", f, "-o", "view.html"], ["view", "x.trace", "-o", "view.html"], ["view", a],
      ["view", f, "-o", a], ["view", "bad.navsim", "-o", "view.html"],
      ["film", f, "--rows", a], ["film", "x.trace", "--format", a, "--crop", a],
      ["conform", "log.txt", "ok.navsim"], ["conform", "s.jsonl", "ok.navsim"],
      ["conform", "s.jsonl", f], ["conform", "t.csv", "ok.navsim"],
      ["conform", "log.txt", "ok.navsim", "--events", a],
      ["conform", "log.txt", "ok.navsim", "--map", "Home=" + a],
      ["check", f], ["check", "bad.navsim"], ["check", "bytes.navsim"], ["check", folder],
      ["check", f], ["check", folder, "--json"], ["check", folder, "--sarif", "-"],
      ["check", "--only", a, f],
    ]
  }

  private var others: [[String]] {
    let (f, a) = (file, Self.name)
    let formats = ["csv", "jsonl", "chrome", "dot", "mermaid"]
    return formats.map { ["export", "x.trace", "-f", $0] } + [
      ["export", f, "-f", a], ["export", a, "-f", "csv"], ["export", "raw.trace", "-f", "csv"],
      ["conform", "log.txt"], ["conform", "t.csv"], ["conform", "s.jsonl"], ["conform", "t.jsonl"],
      ["conform", a], ["conform", "log.txt", "--map", a + "=A"], ["conform", f],
      ["fmt", "--check", f], ["fmt", "bad.navsim"], ["fmt", a], ["explain", "strategies", f],
      ["explain", "scenarios", folder], ["explain", "scenarios", folder, "--json"], ["explain", a],
      ["explain", "ios", a], ["explain", "own", f], ["explain", "own", f, "--table"],
      ["explain", a], ["reproduce", a], ["reproduce", "x\u{202E}"],
      ["reproduce", "r1", "--style", a], ["reproduce", "r2", "--steps", a],
      ["reproduce", "r3", "--seen", a], ["help", a], ["help", "completion", a],
      ["help", "completion", "bash"], ["help", "completion", "fish"], ["help", "man"], [a],
      ["--" + a], ["--version", a], ["serve", "--stdio"],
      ["serve", a],
    ]
  }
}
