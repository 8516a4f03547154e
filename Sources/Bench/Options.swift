/// What the command line asks for.
enum Options {
  case run(rounds: Int)
  case help
  case wrong(String)

  static let helpText = """
    usage: navsim-bench [--rounds N]
           navsim-bench mutate [--seed N] [--count N] [--input N] [FOLDER]
           navsim-bench attack [--seed N] [--seconds S] [--input N] [--navsim PATH]
           navsim-bench verify [NAME]... [--seed N] [--count N] [FOLDER]
           navsim-bench differences [--seed N] [--count N] [--only N] [FOLDER]
           navsim-bench diff [--rounds N] [--giant MB]
           navsim-bench against COMMIT [--rounds N]
           navsim-bench eye [--every N] [FOLDER]
           navsim-bench pictures [ROOT]

    Measures navsim beside references that do the same work, in turn, and prints the medians.
    With `mutate`, runs damaged scenarios instead, to see that none of them crashes it.
    With `attack`, attacks the built tool from outside; `navsim-bench attack --help` has the options.
    With `verify`, makes checks of unit tests over everything; `navsim-bench verify --help` has them.
    With `differences`, plants differences into traces and has them compared.
    With `diff`, measures `navsim diff` beside GNU diff and cmp.
    With `against`, builds the tool of another commit and measures this one beside it.
    With `eye`, compares what pictures show with what traces say, in every Nth frame.
    With `pictures`, draws the pictures of README.md and docs anew.

      --rounds N   measure N rounds, 7 to 1000 (default 9)
      --help       print this text

    Build it with `swift build -c release`; a debug build measures the debugger.
    Exit status: 0 when every ratio is at or above its floor, 1 when one is below, 2 for bad flags.
    """

  init(_ arguments: some Collection<String>) {
    var rounds = 9
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--rounds":
        guard let text = rest.popFirst() else {
          self = .wrong("--rounds needs a number; write --rounds 9")
          return
        }
        guard let number = Int(text), (7...1000).contains(number) else {
          self = .wrong("--rounds takes a number from 7 to 1000, not '\(text)'")
          return
        }
        rounds = number
      default:
        self = .wrong("unknown argument '\(argument)'; see navsim-bench --help")
        return
      }
    }
    self = .run(rounds: rounds)
  }
}
