import NavSimScene
import NavSimVocabulary

/// Between what code set and what the bar paints: changes wait for a transition's start or end.
struct StylingState {
  /// The style whose fields are painted; a field that waits still has its old value here.
  var shown = BarStyle()
  /// The page whose item overrides the bar's appearances and whose content is at its edge or not.
  var page: Int?
  /// Fields that change with the transition whose start is awaited.
  var atStart: [Property] = []
  /// Fields that change when the animation is over, or when the bar is laid out inside one.
  var atEnd: [Property] = []
  /// The newest transition whose start has painted the bar, by id.
  var startedTransition = 0
  /// The opacity that UIKit gave the second copy of the background last.
  var edgeAlpha = 0.0
  /// The part of the transition in which what is being painted changes.
  var window = AnimationShape.whole
  /// How the background moves beside a page without one.
  var slide = Slide.none
  /// Whether an animation left the layers with other model values than a bar at rest has.
  var needsSettling = false

  /// The ways in which a background moves with a page.
  enum Slide: Hashable {
    case none
    /// The new one comes in.
    case entering
    /// The old one goes: it stays painted until the end.
    case leaving
  }
}
