// Written by .ci/player from Player/20-base.css; edit that.

extension PlayerSources {
  static let base20Style = #"""
body{margin:0}

"""#
}
