import NavSimNavigation
import NavSimScene
import NavSimVocabulary

extension TraceProbes {
  /// One element with its slots.
  struct Element {
    let number: Int
    let presence: Presence
    /// In whose view it lies.
    let place: Place
    var probes: [Probe] = []
    /// Those of them that may change while no code runs.
    var moving: [Probe] = []
    /// Whether it can come or go while no code runs: by the opacity of a layer.
    var comesByLayer: Bool {
      switch presence {
      case .title, .part, .edge, .full: return true
      default: return false
      }
    }
    /// Whether it stands in a bar, from whose corner its places are counted wherever that bar lies.
    var isInBar: Bool {
      switch presence {
      case .title, .part: return true
      default: return false
      }
    }
    /// Whether its places go where the view goes in which it lies.
    var isCarried: Bool {
      if case .screen = place { return false }
      return !isInBar
    }
    /// The layers on which its values rest.
    var layers: [LayerID] = []
    /// Whether it may change although no layer and no code does.
    var isVolatile = false
    /// Whether the bar's own back indicator shows in it.
    var hasIndicator = false
  }

  /// The view in which an element lies, from whose corner its places are counted.
  enum Place {
    /// The screen, and the scenario's own controller.
    case screen
    /// A controller by number; the controller that shows a page.
    case controller(Int)
    case page(Int)
  }
}
