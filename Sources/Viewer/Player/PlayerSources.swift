/// The player: its parts in the order of their names. They are raw strings, since a resource that
/// SwiftPM embeds takes the compiler half a minute.
enum PlayerSources {
  /// One script, in a scope of its own.
  static let script =
    "\n\"use strict\";\n(() => {\n"
    + data01Script
    + cell02Script
    + composite03Script
    + draw04Script
    + dom05Script
    + state06Script
    + phone07Script
    + match08Script
    + timeline09Script
    + layers10Script
    + why11Script
    + panels12Script
    + lanes13Script
    + compare14Script
    + grid15Script
    + index16Script
    + scenario17Script
    + keys18Script
    + main99Script
    + "})();\n"

  /// One sheet of styles.
  static let style =
    "\n"
    + base20Style
    + layout21Style
    + stage22Style
    + time23Style
    + panels24Style
}
