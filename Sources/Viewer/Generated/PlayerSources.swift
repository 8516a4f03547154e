// Written by .ci/player from the names in Player.

/// The player: its parts in the order of their names.
enum PlayerSources {
  /// One script, in a scope of its own.
  static let script =
    "\n\"use strict\";\n(() => {\n"
    + data01Script
    + cell02Script
    + composite03Script
    + draw04Script
    + main99Script
    + "})();\n"

  /// One sheet of styles.
  static let style =
    "\n"
    + base20Style
}
