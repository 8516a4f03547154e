/// The version of navsim, for `navsim --version`. No trace holds it.
public let navsimVersion = "0.1.0"
