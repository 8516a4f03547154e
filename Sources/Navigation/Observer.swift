import NavSimKernel
import NavSimVocabulary

/// Who watches a simulation: the recorder of a trace. Times are counted from the scenario's zero.
public protocol SimulationObserver: AnyObject {
  /// An action begins: its phase opens.
  func actionStarted(_ index: Int, at time: Time)
  /// The transition of an action is over: a phase opens. -1 stands for a transition that no action
  /// asked for itself.
  func transitionEnded(action: Int, at time: Time)
  /// A transition that no action asked for itself has been asked for.
  func transitionOpened(_ title: String, at time: Time)
  /// The finger of an action left.
  func released(action: Int, cancelled: Bool, at time: Time)
  /// An action is over.
  func actionEnded(_ index: Int, outcome: ActionEnd, at time: Time)
  /// The progress of an action's transition.
  func progressed(action: Int, fraction: Double, at time: Time)
  /// A callback or a message of UIKit's.
  func event(_ name: EventName, _ arguments: [String], cause: Int32, at time: Time)
  /// A display frame.
  func frame(at time: Time)
}

/// How an action came to its end.
public enum ActionEnd: Sendable {
  case done, ignored, deferred, finished, cancelled
}
