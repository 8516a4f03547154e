import NavSimReport
import Testing

@Suite struct MarkdownTests {
  @Test(
    "text from outside is no link, no mention, no mark",
    arguments: [
      ("[a](http://b.c)", #"\[a\](http\://b.c)"#), ("@team look", "@&#8203;team look"),
      ("a@b.c", "a@&#8203;b.c"), ("www.b.c", #"www\.b.c"#), ("![x](y)", #"![x\](y)"#),
      ("<b>&amp;", #"\<b>\&amp;"#), ("a | b", #"a \| b"#), ("# a", "\\# a"), ("- a", #"\- a"#),
      ("1. a", #"1\. a"#), ("1) a", #"1\) a"#), ("> a", #"\> a"#), ("===", #"\==="#),
      ("::error::", #"\::error\::"#), ("a\n# b\u{1B}", #"a\n# b\u{1B}"#),
      ("content-jump", "content-jump"),
      ("0.5 -> 1.5, bar.bg.alpha (x)", "0.5 -> 1.5, bar.bg.alpha (x)"),
      ("*a* _b_ `c` ~d~", #"\*a\* \_b\_ \`c\` \~d\~"#),
    ])
  func escaped(text: String, markdown: String) {
    #expect(Markdown.escaped(text) == markdown)
  }

  /// CommonMark: `_` inside a word, `*` and `<` before a blank, `[` without a link behind it, `&` without a
  /// name and a semicolon mean nothing; GitHub knows a mail address by the point behind its `@`.
  @Test(
    "nothing is escaped that means nothing",
    arguments: [
      "on_tap of a_b_c", "2 * 3", "ios<=14", "a < b", "a [ios=26] on viewWillAppear", "a & b",
      "push.navsim@strategy=native,ios=12", "page.flow.x", "a/b:c/d", "-0.5 -> +1", "C:/x",
      "#12", "key: value", "a\\b",
    ])
  func bare(text: String) {
    #expect(Markdown.escaped(text) == text)
  }

  @Test(
    "what stands beside something that opens it is escaped",
    arguments: [
      ("__a__", #"\_\_a\_\_"#), ("a](b)", #"a\](b)"#), ("x]", #"x\]"#), ("[^1] a", #"\[^1] a"#),
      ("<a", #"\<a"#), ("<", #"\<"#), ("&#64;", #"\&#64;"#), (#"\*"#, #"\\\*"#), ("x\\", #"x\\"#),
      ("hi @you", "hi @&#8203;you"), ("a@b_c.d", "a@&#8203;b_c.d"), ("- - -", #"\- - -"#),
      ("+ a", #"\+ a"#), ("* a", #"\* a"#), ("10) a", #"10\) a"#), ("http://a", #"http\://a"#),
    ])
  func marks(text: String, markdown: String) {
    #expect(Markdown.escaped(text) == markdown)
  }

  @Test("the summary tells nobody, and a fence holds what is in it")
  func summary() {
    var report = SuiteReport()
    report.problems = [
      FileProblem(file: "@a/x", message: "@b <i>", text: "@c\n```\n::error::\n\u{1B}")
    ]
    let text = report.markdown()
    #expect(text.contains("<b>@&#8203;a/x:1</b> @&#8203;b &lt;i&gt;</summary>"))
    #expect(text.contains("````text\n@c\n```\n\\u{3A}:error::\n\\u{1B}\n````"))
  }

  @Test("the colours of a text in a fence stand below it, each once")
  func swatches() {
    var report = SuiteReport()
    let told = "eye.left is #FF0000, not #0000FF\nbar #FF0000 at 80% #00FF0080 &#8203; #12 x#FF0000"
    report.problems = [FileProblem(file: "a", message: "b", text: told)]
    #expect(report.markdown().contains("```\n\n`#FF0000` `#0000FF` `#00FF0080`\n\n</details>"))
    report.problems = [FileProblem(file: "a", message: "b", text: "none")]
    #expect(report.markdown().contains("```\n\n</details>"))
  }
}
