import NavSimVocabulary

/// The stand-ins by page, and by the view that holds them.
struct StandIns {
  private var states = Noted<FakeState?>()
  /// What is asked of each in every frame, beside the whole, which is large.
  private var hosts: [FakeHost?] = []
  private var shadows: [Color] = []
  /// By the page in whose view, or in the private view around it, they lie; each in the order of
  /// declaration.
  private var inViews: [[Int]] = []
  private var inWrappers: [[Int]] = []
  private var inBar: [Int] = []
  private var overPages: [Int] = []
  /// The pages that have one.
  private(set) var made: [Int] = []
  /// Those that are bars which go or come.
  private var movers: [Int] = []

  var isEmpty: Bool { made.isEmpty }

  /// Adds a page that has none.
  mutating func appendPage() {
    states.append(nil)
    hosts.append(nil)
    shadows.append(.clear)
    inViews.append([])
    inWrappers.append([])
  }

  subscript(page: Int) -> FakeState? {
    @inline(__always) _read { yield states[page] }
    _modify {
      let wasMade = states[page] != nil
      let host = hosts[page]
      defer {
        let isMade = states[page] != nil
        if isMade != wasMade { made.keep(page, isMade) }
        shadows[page] = states[page]?.shadow ?? .clear
        let now = states[page]?.host
        if now != host {
          hosts[page] = now
          if let host { keep(page, in: host, false) }
          if let now { keep(page, in: now, true) }
        }
      }
      yield &states[page]
    }
  }

  /// The view that holds a page's; nil where it has none, or none holds it.
  func host(of page: Int) -> FakeHost? { hosts[page] }

  /// The colour of its hairline; clear where there is none.
  func shadow(of page: Int) -> Color { shadows[page] }

  /// Whether any was written since this was asked last.
  var hasNews: Bool { states.hasNews }

  /// The pages whose stand-ins lie in a view, in the order of declaration.
  func lying(in host: FakeHost) -> [Int] {
    switch host {
    case .view(let page): return inViews[page]
    case .wrapper(let page): return inWrappers[page]
    case .bar: return inBar
    case .navigation: return overPages
    }
  }

  private mutating func keep(_ page: Int, in host: FakeHost, _ isIn: Bool) {
    switch host {
    case .view(let owner): inViews[owner].keep(page, isIn)
    case .wrapper(let owner): inWrappers[owner].keep(page, isIn)
    case .bar: inBar.keep(page, isIn)
    case .navigation: overPages.keep(page, isIn)
    }
  }

  /// The bar of a page goes or comes.
  mutating func startMoving(_ page: Int) {
    if !movers.contains(page) { movers.append(page) }
  }

  /// The pages whose bars went or came on a timeline that is over.
  mutating func takeMovers(on timeline: Int) -> [Int] {
    let over = movers.filter { states[$0]?.full?.move == timeline }
    movers = movers.filter { states[$0]?.full?.move != nil && !over.contains($0) }
    return over
  }

  /// Names the pages whose stand-ins were written since this was asked last, and forgets them.
  mutating func takeLog(_ body: (Int) -> Void) { states.takeLog(body) }
}
