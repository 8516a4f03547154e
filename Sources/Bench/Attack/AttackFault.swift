/// Something that must not be, found by an attack.
struct AttackFault: Equatable {
  enum Kind: String, CaseIterable {
    case signal, hang, time, memory
    case code = "exit code"
    case control = "control characters"
    case bidi = "bidi characters"
    case order = "orders to CI"
    case file = "files"
    case text = "text"
  }

  let kind: Kind
  /// The step, from 0.
  let step: Int
  let expected: String
  let seen: String
}
