import Foundation

/// Checks that go over very many cases make every few of them, or all where `NAVSIM_WHOLE` is set,
/// as in `.ci/run`.
public enum Whole {
  /// Whether all are asked for.
  public static let isAsked = ProcessInfo.processInfo.environment["NAVSIM_WHOLE"] != nil

  /// All of them, or every `step`th from the first: the same each time.
  public static func of<Case>(_ cases: [Case], every step: Int) -> [Case] {
    isAsked ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
  }

  /// So many, or one in ten.
  public static func count(_ count: Int) -> Int { isAsked ? count : count / 10 }
}
