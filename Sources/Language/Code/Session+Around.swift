import NavSimProgram
import NavSimVocabulary

extension Session {
  /// Statements about what stands around the bar: animators, tabs, presentations, children, the window;
  /// nil for another verb.
  func aroundTheBar(
    _ verb: Word, _ cursor: inout Cursor, _ context: CodeContext
  ) throws -> Statement? {
    switch verb.text {
    case "animator": return try animator(&cursor)
    case "complete": return try complete(&cursor)
    case "driver": return try driver(verb, &cursor, context)
    case "select": return try select(&cursor, byTouch: false)
    case "present": return try present(&cursor, context)
    case "dismiss": return .dismiss(try callFlag(&cursor, context))
    case "add-child": return try addChild(&cursor, context)
    case "remove-child":
      return .removeChild(try ownerWord(&cursor, "remove-child", context))
    case "begin-appearance": return try beginAppearance(&cursor, context)
    case "end-appearance":
      return .endAppearance(try ownerWord(&cursor, "end-appearance", context))
    case "set-root": return try setRoot(&cursor)
    case "make-key": return try makeKey(&cursor)
    case "app": return try app(&cursor)
    default: return nil
    }
  }
}
