import NavSimVocabulary

/// A pattern over the names of a trace's elements and properties.
public typealias TracePattern = NamePattern
