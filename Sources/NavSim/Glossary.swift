/// What navsim's own texts call by a name that no line of a scenario has: the words of its messages
/// and pages, how a rule is known, and what an engineer looks for under another name.
enum Glossary {
  /// What stands behind the name and a colon.
  static let words = [
    "axis": """
    what a matrix varies

      Lines below 'matrix', a name and its values each: strategy, ios and device, or a name of your
      own. Lines with a guard exist for some values only.

        page A "A"
          [code=bug]  on viewDidLoad     bar barTintColor=red
          [code=fix]  on viewWillAppear  bar barTintColor=red
        scenario "a swipe that is taken back"
        matrix
          code  bug fix

      see       guard, cell, matrix
    """,
    "cell": """
    a scenario with one value of each axis

      Each is a run of its own, with a trace. --cell code=fix runs one, --cell 'code!=bug'
      and --cell 'code=fix|bug' some; test --filter takes the same.
      see       axis, guard
    """,
    "guard": """
    what stands in front of a line that some cells have

      [code=fix]      the cells with this value of an axis; [fix] where one axis alone has it
      [code!=fix]     all other cells; [!fix] and [!code=fix] say the same
      [code=bug|fix]  one of these values
      [ios>=15]       versions compare: = != < <= > >=
      [fix, ios>=15]  all of them hold
      where     before any line of a page, a strategy, an action or a claim
      see       axis, cell
    """,
    "claim": """
    what an 'expect' line says of a scope

      expect during push: bar.hidden = no     a value: navsim explain elements
      expect at end: top is B                 the stack: top is, stack is A > B
      expect always: no flash                 what detectors find: no NAME, some NAME, no finding
      expect after swipe: swipe is cancelled  what came of an action
      expect during push: events viewDidLoad(B), viewWillAppear(B)
      expect during push: count viewWillAppear(B) = 1
      expect during push: page.B.x falling    falling, rising, steady, smooth max X per frame
      see       scope, expect, known; docs/Claims.md has them all
    """,
    "scope": """
    when a claim holds

      at MOMENT        one frame: start, end, push+3, push@50%, push.end, swipe.release, 250ms
      during LABEL     all frames of an action's transition
      after LABEL      all frames from its end to the end of the run
      from X to Y      all frames between two moments
      always           all frames of the run
      sometime SCOPE   one frame of it at least
      see       claim, expect
    """,
    "moment": """
    a point in time, after 'at', 'from' and 'to'

      250ms             from the start of the run
      push.start        an action's edge: .start, .end, .release and .cancel of a swipe
      push@40%          its progress
      push+3, push.end+50ms   later by frames or by a time
      start, end        of the run, in a claim
      see       scope
    """,
    "when": """
    what stands between a hook and what it does

      if [not] CONDITION   for conditions: navsim explain conditions
      alongside, completion, interaction-change     blocks of the transition coordinator
      over D, within A..B, animations-off           animation blocks
      next-turn, after D, once                      later, or the first time alone

        on viewWillAppear  if not transitioning  bar barTintColor=red
    """,
    "declaration": """
    what stands above the first scenario

      ios, device, strategy, option, rule   what all cells have; a matrix varies them
      image NAME COLOUR, appearance NAME [opaque|transparent] name=value, proxy name=value
      page NAME "Title", navigation NAME, tabs, strategy NAME, checks NAME
      see       navsim explain NAME for each
    """,
    "owner": """
    whose thing a path names

      self (the page or controller whose line runs), from and to (the pages of the transition), top,
      root, below, or a page's name: from.view, B.item, top.fake.
    """,
    "lost write": """
    a write that finds nobody

      A page that is on no stack has no navigation controller: before its push, and in viewDidDisappear
      and didMove after its pop. What it writes to the bar, the gesture or the controller is lost. Write
      it in viewWillDisappear, or let each page say in viewWillAppear what it needs.
      The frame of a page's view is lost that code writes before UIKit frames it, in viewDidLoad or
      viewWillAppear: write it in viewIsAppearing or later.

        expect always: count logs "lost write" = 0

      see       viewDidDisappear, NAV113
    """,
    "block dropped": """
    a coordinator's block that nobody takes

      A block behind alongside or completion needs a transition. There is none without animation, and
      none in the callbacks that end a swipe that was taken back: the line does not run. Ask
      'if transitioning', or let each page say in viewWillAppear what it needs.
      see       alongside, transitioning, NAV127, lateBlocksRun
    """,
    "code": """
    what a page's callbacks do: lines that begin with 'on'

      Also a name that many files give the axis that holds a bug beside its fix.
      see       on, hook, axis, guard
    """,
    "documented":
      "how a rule of the model is known\n\n  Apple says so. navsim explain rules documented",
    "observed": "how a rule of the model is known\n\n  Published logs, traces and measurements show"
      + " it, or the sources of libraries record it.\n  navsim explain rules observed",
    "inferred": "how a rule of the model is known\n\n  It follows from what is documented and"
      + " observed, but nobody has published it.\n  navsim explain rules inferred",
    "choice": "how a rule of the model is known\n\n  Nothing settles it, or sources disagree: try"
      + " the other value with --rule.\n  navsim explain rules choice",
    "method": method, "call": method, "routine": method,
    "turn": """
    one round of the main run loop

      First what was called, then the layout of what asks for one, with which transitions start.
      What waits for the next turn comes after that: next-turn, DispatchQueue.main.async. A frame
      shows what all turns of its instant have left.
      see       next-turn, after, layout, queue
    """,
    "queue": """
    the main queue, the only one that there is

      on viewDidAppear  next-turn bar alpha=1     DispatchQueue.main.async
      on viewDidAppear  after 300ms bar alpha=1   asyncAfter, perform(_:with:afterDelay:), a timer
      see       next-turn, after, turn
    """,
    "label": """
    the name of an action, by which claims and moments speak of it

      at 0ms push B                 its verb, where nothing else is said: push; the next is push#2
      at 0ms push B as open         'as' gives it a name of its own
      expect during push: no flash  a scope: during, after
      at push.end+50ms pop          a moment: push.start, push@40%
      see       scope, moment, as
    """,
    "button": """
    a button of the bar: an item declares it, the bar shows it

      the item's  leftBarButtonItem, rightBarButtonItem, backBarButtonItem, backButtonTitle
      in a trace  left.A, right.A, back.A of page A; bar.content.back, the arrow of the back button
      its colour  bar.tintColor, or an appearance's buttonColor and backButtonColor
      a touch     tap left, tap right, tap back; code answers in 'on leftAction', 'on rightAction'
      see         item, tintColor, back, buttonColor
    """,
    "library": """
    code that changes how bars behave: a strategy here

      navsim explain strategies            which there are
      navsim compare FILE --strategy all   which of them has the glitch
      navsim run FILE --strategy 'fd + km' one of them, or two together
      see       strategy, native; docs/Strategies.md for your own
    """,
    "ci": """
    navsim test, where nobody looks

      navsim test                   0 as claimed, 1 where a claim fails, 2 for bad input
      navsim test --deny-findings   what a detector finds and no claim speaks of fails too
      navsim test --junit x.xml     or --sarif, --tap, --github; --html failed is a page
      see       claim, known, golden; docs/CI.md
    """,
    "console": console, "unbalanced": console,
    "trace": """
    what a run looks like frame by frame, as text

      navsim run FILE --trace          on a terminal, where the answer comes alone without it
      navsim run FILE --frame push+3   one frame with everything in it
      navsim run FILE --only 'eye.*'   some of it
      navsim run FILE -o x.trace       into a file, for navsim diff
      see       golden; docs/Trace.md
    """,
    "frame": """
    one picture of the screen: 60 in a second, or 120 where the device has them

      navsim run FILE --frame push+3            everything in it
      navsim why FILE eye.left --frame push+3   why it looks so
      navsim view FILE --open                   all of them, one by one
      see       moment, trace
    """,
    "network": network, "data": network,
    "version": version, "versions": version,
  ]

  private static let version = """
    of iOS: ios 15 in a file, or several below 'matrix'; of a library: strategy km@1.1.5

      ios 12 15 17                below 'matrix': one cell each
      [ios>=15] on viewDidLoad …  a line that some have
      navsim test FILE --ios 18   another one, whatever the file says
      strategy km@1.0.0 km        below 'matrix': a version of a library, and the newest
      navsim explain km --versions
      see       navsim explain ios, axis, guard, strategy
    """

  private static let console = """
    what UIKit prints, and how it is claimed

      expect always: no log-warning       none of UIKit's warnings
      expect during push: logs "nested"   one with this text
      expect at end: raises "text"        an exception
      see       log-warning, crash, lifecycle
    """

  private static let network = """
    what comes later is a line that runs later

      on viewDidLoad  after 300ms self.item title="Loaded"   code's own
      at push.start+100ms  B.item title="Loaded"             at a moment of the run
      see       after, at
    """

  private static let method =
    "a routine of a page\n\n  on NAME STATEMENT under a page says what it does, do NAME of"
    + " PAGE calls it.\n  navsim explain do"
}
