import NavSimLanguage
import NavSimProgram
import NavSimVocabulary
import Testing

/// Names that stand where nothing else can be meant may be any word of the language.
@Suite("names that are words of the language")
struct AnyWordTests {
  /// The words that have the form of a name.
  static let words = LanguageWords.all.filter { word in
    word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
  static let hooks = Set(Hook.allCases.map(\.name))

  /// The words under which a text does not parse.
  private func refused(
    except: Set<String> = [], _ text: (String) -> String
  ) -> [String] {
    Self.words.filter { !except.contains($0) }.filter { !messages(text($0)).isEmpty }
  }

  @Test("there are words to try, those of the first readers among them")
  func all() {
    #expect(Self.words.count > 150)
    for word in [
      "once", "top", "same", "layout", "tap", "page", "restore", "image", "swipe", "animated",
    ] {
      #expect(Self.words.contains(word))
    }
  }

  @Test("axes; three are every scenario's, and 'skip' takes cells out")
  func axes() {
    #expect(
      refused(except: ["strategy", "ios", "device", "skip"]) {
        """
        page A
        page B
          [\($0)=one] on viewDidLoad  bar barTintColor=red
        scenario "x"
        matrix
          \($0)  one two
          skip   \($0)=two "of no interest"
        stack A
        at 0ms push B
        expect at end: top is B
        """
      } == [])
    #expect(
      messages(
        """
        page A
        scenario "x"
        matrix
          skip one two
        stack A
        at 0ms layout bar
        [one] expect at end: top is A
        """
      ).map(\.id).contains(.missingWord))
  }

  @Test("values of axes, bare in a guard too")
  func values() {
    #expect(
      refused {
        """
        page A
        page B
          [\($0)] on viewDidLoad  bar barTintColor=red
          [variant=\($0)] on viewDidLoad  bar alpha=0.5
        scenario "x"
        matrix
          variant  \($0) another-one
        stack A
        at 0ms push B
        expect at end: top is B
        """
      } == [])
  }

  @Test("options and their values")
  func options() {
    #expect(
      refused(except: ["strategy", "ios", "device"]) {
        """
        page A
        page B
        strategy mine
          option \($0) \($0) another-one
          [\($0)=\($0)] on viewWillAppear  bar barTintColor=red
        strategy mine \($0)=another-one
        scenario "x"
        stack A
        at 0ms push B
        expect at end: top is B
        """
      } == [])
  }

  @Test("labels, in moments and scopes and with an outcome")
  func labels() throws {
    for word in Self.words {
      let text = """
        page A
        page B
        scenario "x"
        stack A
        at 0ms push B as \(word)
        at \(word).end+50ms pop as second
        expect during \(word): bar visible
        expect at \(word).end: top is B
        expect from \(word)@40% to second.end: bar visible
        expect at end: \(word) is finished
        """
      #expect(messages(text).map(\.text) == [], "\(word)")
      guard messages(text).isEmpty else { continue }
      let program = try program(text)
      #expect(program.actions.map(\.label) == [word, "second"])
      guard case .action(0, .finished) = program.expectations[3].claim else {
        Issue.record("'\(word) is finished' is not about the action")
        continue
      }
    }
  }

  @Test("routines; the names of hooks are hooks")
  func routines() {
    #expect(
      refused(except: Self.hooks) {
        """
        page A
        page B
          on viewWillAppear  do \($0)
          on \($0)  bar barTintColor=red
        scenario "x"
        stack A
        at 0ms push B
        expect at end: top is B
        """
      } == [])
  }

  @Test("saved values")
  func saved() {
    #expect(
      refused {
        """
        page A
        page B
          on viewWillAppear     save bar.barTintColor as \($0)
          on viewDidAppear      forget \($0)
          on viewWillDisappear  restore \($0)
        scenario "x"
        stack A
        at 0ms push B
        expect at end: top is B
        """
      } == [])
  }

  @Test("check sets and their claims")
  func checks() {
    #expect(
      refused {
        """
        checks \($0)
          always: bar visible as \($0)
          at end: top is B
        page A
        page B
        scenario "x"
        stack A
        at 0ms push B
        check \($0) except \($0)
        """
      } == [])
  }

  /// A page with a value saved under a name, and a line that uses it.
  private func page(_ saved: String, _ name: String, _ line: String) -> String {
    """
    page A
    page B
      on viewWillAppear  save \(saved) as \(name)
      on viewDidAppear   \(line)
    scenario "x"
    stack A
    at 0ms push B
    expect at end: top is B
    """
  }

  @Test("a saved value is read where a word of its name can mean nothing else")
  func read() throws {
    for name in ["top", "bar", "layout", "restore", "page"] {
      let found = try program(page("bar.barTintColor", name, "bar barTintColor=\(name)"))
      let line = found.pages[1].chain[0].lines.values.joined().compactMap { line -> Reference? in
        guard case .write(_, let assignments) = line.statement,
          case .read(let reference) = assignments[0].value
        else { return nil }
        return reference
      }
      guard case .saved(nil, _)? = line.first else {
        Issue.record("\(name) is not read")
        continue
      }
    }
  }

  @Test(
    "where it could mean both, it is refused",
    arguments: [
      ("bar.barTintColor", "red", "bar barTintColor=red"),
      ("bar.hidden", "yes", "bar hidden=yes"),
      ("bar.barTintColor", "nil", "bar barTintColor=nil"),
      ("bar.barTintColor", "bar", "save bar as other"),
    ])
  func both(saved: String, name: String, line: String) {
    #expect(messages(page(saved, name, line)).map(\.id) == [.reservedName])
  }

  @Test("the end of the run and a label of that name are told apart")
  func ends() {
    let text = """
      page A
      page B
      scenario "x"
      stack A
      at 0ms push B as end
      expect at end: top is B
      expect at end.end: top is B
      """
    #expect(messages(text).isEmpty)
  }

  @Test("a label that an unlabelled action would have keeps it")
  func numbers() throws {
    let found = try program(
      """
      page A
      page B
      page C
      scenario "x"
      stack A
      at 0ms push B as push
      then push C
      expect at push.end: top is B
      expect at push#2.end: top is C
      """)
    #expect(found.actions.map(\.label) == ["push", "push#2"])
  }
}
