// The part of Foundation that the benches, the tests and the sample package use, in the shape that
// it has on macOS and iOS, with the versions that Apple's documentation names. .ci/apple-types
// compiles against it; nothing here is ever run.
@_exported import Darwin

public struct Data: Equatable, Sendable, RandomAccessCollection {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var atomic: WritingOptions { WritingOptions(rawValue: 1) }
  }
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { 0 }
  public mutating func append(_ other: Data) {}
}

public struct URL: Hashable, Sendable {
  @available(macOS 13, iOS 16, *)
  public enum DirectoryHint: Sendable { case isDirectory, notDirectory, checkFileSystem, inferFromPath }
  public init(fileURLWithPath path: String) {}
  public init(fileURLWithPath path: String, isDirectory: Bool) {}
  @available(macOS 13, iOS 16, *)
  public init(
    filePath path: String, directoryHint: DirectoryHint = .inferFromPath, relativeTo base: URL? = nil
  ) {}
  @available(macOS 13, iOS 16, *)
  public func appending<S: StringProtocol>(
    path: S, directoryHint: DirectoryHint = .inferFromPath
  ) -> URL { self }
  public func appendingPathComponent(_ component: String) -> URL { self }
  public func deletingLastPathComponent() -> URL { self }
  public func resolvingSymlinksInPath() -> URL { self }
  public var lastPathComponent: String { "" }
  public var path: String { "" }
}

public struct FileAttributeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let posixPermissions = FileAttributeKey(rawValue: "")
  public static let size = FileAttributeKey(rawValue: "")
}

open class NSNumber {
  open var boolValue: Bool { false }
  open var intValue: Int { 0 }
  open var int64Value: Int64 { 0 }
  open var doubleValue: Double { 0 }
}

open class NSEnumerator: Sequence, IteratorProtocol {
  public func next() -> Any? { nil }
}

open class FileManager {
  open class DirectoryEnumerator: NSEnumerator {}
  public class var `default`: FileManager { FileManager() }
  open var temporaryDirectory: URL { URL(fileURLWithPath: "") }
  open func contentsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] { [] }
  open func enumerator(atPath path: String) -> DirectoryEnumerator? { nil }
  open func contents(atPath path: String) -> Data? { nil }
  open func fileExists(atPath path: String) -> Bool { false }
  open func isExecutableFile(atPath path: String) -> Bool { false }
  open func removeItem(at url: URL) throws {}
  open func copyItem(at from: URL, to other: URL) throws {}
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { [:] }
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
  open func moveItem(at from: URL, to other: URL) throws {}
  open func moveItem(atPath from: String, toPath other: String) throws {}
  open func linkItem(at from: URL, to other: URL) throws {}
  open func linkItem(atPath from: String, toPath other: String) throws {}
  open func createSymbolicLink(at url: URL, withDestinationURL other: URL) throws {}
  open func createSymbolicLink(atPath path: String, withDestinationPath other: String) throws {}
  open func destinationOfSymbolicLink(atPath path: String) throws -> String { "" }
  open func createDirectory(
    at url: URL, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult open func createFile(
    atPath path: String, contents: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool { false }
}

open class FileHandle: @unchecked Sendable {
  open class var nullDevice: FileHandle { FileHandle() }
  open var fileDescriptor: Int32 { 0 }
  public convenience init(fileDescriptor fd: Int32) { self.init() }
  public convenience init(forReadingFrom url: URL) throws { self.init() }
  public convenience init(forWritingTo url: URL) throws { self.init() }
  public convenience init?(forWritingAtPath path: String) { self.init() }
  open func write(_ data: Data) {}
  @available(macOS 10.15.4, iOS 13.4, *)
  public func write<D: Sequence>(contentsOf data: D) throws where D.Element == UInt8 {}
  @available(macOS 10.15, iOS 13, *) public func close() throws {}
  @available(macOS 10.15, iOS 13, *) public func seek(toOffset offset: UInt64) throws {}
  open func readDataToEndOfFile() -> Data { Data() }
}

open class Pipe: @unchecked Sendable {
  public init() {}
  open var fileHandleForReading: FileHandle { FileHandle() }
  open var fileHandleForWriting: FileHandle { FileHandle() }
}

public typealias TimeInterval = Double

open class Thread {
  open class func sleep(forTimeInterval seconds: TimeInterval) {}
}

@available(iOS, unavailable)
open class Process {
  public enum TerminationReason: Int, Sendable { case exit = 1, uncaughtSignal }
  public init() {}
  open var executableURL: URL?
  open var arguments: [String]?
  open var environment: [String: String]?
  open var currentDirectoryURL: URL?
  open var standardInput: Any?
  open var standardOutput: Any?
  open var standardError: Any?
  open func run() throws {}
  open func waitUntilExit() {}
  open var terminationStatus: Int32 { 0 }
  open var terminationReason: TerminationReason { .exit }
}

open class ProcessInfo {
  public class var processInfo: ProcessInfo { ProcessInfo() }
  open var environment: [String: String] { [:] }
  open var processIdentifier: Int32 { 0 }
}

open class Bundle {
  public class var allBundles: [Bundle] { [] }
  open var bundleURL: URL { URL(fileURLWithPath: "") }
}

public struct UUID: Sendable {
  public init() {}
  public var uuidString: String { "" }
}

open class JSONSerialization {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
  }
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
}

public let NSNotFound = Int.max

public struct NSRange: Hashable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}

open class NSTextCheckingResult {
  open var numberOfRanges: Int { 0 }
  open func range(at index: Int) -> NSRange { NSRange(location: 0, length: 0) }
}

open class NSRegularExpression: @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public struct MatchingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var withTransparentBounds: MatchingOptions { MatchingOptions(rawValue: 8) }
    public static var withoutAnchoringBounds: MatchingOptions { MatchingOptions(rawValue: 16) }
  }
  public init(pattern: String, options: Options = []) throws {}
  open func firstMatch(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { nil }
}

public struct CharacterSet: SetAlgebra, Sendable {
  public init() {}
  public static var whitespaces: CharacterSet { [] }
  public static var whitespacesAndNewlines: CharacterSet { [] }
  public static var punctuationCharacters: CharacterSet { [] }
  public func contains(_ member: Unicode.Scalar) -> Bool { false }
  public func union(_ other: CharacterSet) -> CharacterSet { self }
  public func intersection(_ other: CharacterSet) -> CharacterSet { self }
  public func symmetricDifference(_ other: CharacterSet) -> CharacterSet { self }
  public mutating func formUnion(_ other: CharacterSet) {}
  public mutating func formIntersection(_ other: CharacterSet) {}
  public mutating func formSymmetricDifference(_ other: CharacterSet) {}
  public mutating func insert(
    _ new: Unicode.Scalar
  ) -> (inserted: Bool, memberAfterInsert: Unicode.Scalar) { (true, new) }
  public mutating func remove(_ member: Unicode.Scalar) -> Unicode.Scalar? { nil }
  public mutating func update(with new: Unicode.Scalar) -> Unicode.Scalar? { nil }
}

public struct Locale: Sendable {}

extension String {
  public struct Encoding: Sendable { public static let utf8 = Encoding() }
  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let backwards = CompareOptions(rawValue: 4)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }
  public init(contentsOf url: URL, encoding: Encoding) throws { self.init() }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func replacingOccurrences<Target: StringProtocol, Other: StringProtocol>(
    of target: Target, with other: Other, options: String.CompareOptions = [],
    range: Range<Index>? = nil
  ) -> String { "" }
  public func range<T: StringProtocol>(
    of text: T, options: String.CompareOptions = [], range: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? { nil }
  public func padding<T: StringProtocol>(
    toLength length: Int, withPad text: T, startingAt index: Int
  ) -> String { "" }
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}
