// Written by .ci/player from Player/99-main.js; edit that.

extension PlayerSources {
  static let main99Script = #"""
document.title;

"""#
}
