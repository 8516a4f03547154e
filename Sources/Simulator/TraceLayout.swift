import NavSimNavigation
import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// What a trace has of elements and properties, and from where each is read. It follows from what a
/// program is built of, and not from what happens in it, so that the cells of a scenario, and each
/// cell with its run without code, have one in common: to name some hundred properties anew takes as
/// long as a short transition.
public struct TraceLayout: Sendable {
  private let structure: TraceStructure
  private var recorder: RecorderLayout
  private let probes: TraceProbes

  /// - Parameters:
  ///   - probes: those of the program, before the first frame.
  ///   - recorder: the one to which they were added.
  init(_ structure: TraceStructure, _ probes: TraceProbes, _ recorder: TraceRecorder) {
    self.structure = structure
    self.probes = probes
    self.recorder = recorder.layout
  }

  /// Notes what a run came to.
  mutating func note(_ trace: Trace) { recorder.expectedChanges = trace.changes.count }

  /// The probes for a program, whose elements the recorder gets; nil for one that is built otherwise.
  func probes(
    for program: Program, _ structure: TraceStructure, _ recorder: inout TraceRecorder
  ) -> TraceProbes? {
    guard structure == self.structure else { return nil }
    recorder.take(self.recorder)
    return probes.of(program)
  }
}

/// All that the elements of a trace follow from. What `TraceProbes` asks when it is made stands here.
struct TraceStructure: Equatable, Sendable {
  private struct Inner: Equatable {
    let name: String
    let host: Int?
    let isPresented: Bool
  }

  /// The name of each page; nil for one that is in no trace.
  private let pages: [String?]
  /// The wishes of strategies' own; nil for one that is a field's other name.
  private let wishes: [String?]
  private let inner: [Inner]
  private let presented: [String]
  private let windows: [String]
  private let rootPage: Int?
  private let container: ContainerKind?
  /// The pages in whose views controllers may lie.
  private let hosts: [Int]
  private let surroundings: [Bool]
  private let makesFullBars, makesPictures, movesRoots, hasEdgeEffect, hidesBars: Bool
  /// How many layers there are: which is which follows from the rest.
  private let layerCount: Int

  init(_ program: Program, _ navigator: Navigator) {
    pages = program.pages.map { $0.isNamed ? $0.name : nil }
    wishes = program.ownProperties.map { $0.field == nil ? $0.name : nil }
    inner = program.inner.map {
      Inner(name: $0.navigation.name, host: $0.host, isPresented: $0.isPresented)
    }
    presented = navigator.presentables.map(\.name)
    windows = program.windows.map(\.name)
    rootPage = program.rootPage
    container = program.container
    hosts = navigator.hosts
    surroundings = [Thing.toolbar, .tabBar, .statusBar, .keyboard].map(navigator.hasSurrounding)
    makesFullBars = navigator.facts.makesFullBars
    makesPictures = navigator.facts.makesPictures
    movesRoots = navigator.facts.movesRoots
    hidesBars = navigator.facts.hidesBars
    hasEdgeEffect = navigator.profile.bar.edgeEffect > 0
    layerCount = navigator.scene.layerCount
  }
}
