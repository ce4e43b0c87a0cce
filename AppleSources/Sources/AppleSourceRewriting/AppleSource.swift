/// A file of Swift source that was written for iOS.
public struct AppleSource: Equatable, Sendable {
  /// The path, as in compiler errors.
  public var path: String

  /// The text.
  public var text: String

  /// Creates a source.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A source in the form that compiles without Apple's frameworks.
public struct RewrittenSource: Equatable, Sendable {
  /// The path of the original.
  public var path: String

  /// The text to compile; its lines have the numbers of the original.
  public var text: String

  /// The parts that were not converted, in source order.
  public var remarks: [Remark]
}

/// A part of a source that was not converted, and the remedy.
public struct Remark: Equatable, Sendable, CustomStringConvertible {
  /// The path of the original.
  public var path: String

  /// The line, from 1.
  public var line: Int

  /// The column in bytes, from 1.
  public var column: Int

  /// The finding, and how to correct it.
  public var message: String

  /// The remark as compilers write theirs.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}
