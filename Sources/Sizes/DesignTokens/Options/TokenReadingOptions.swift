public import JSONText

/// The rules by which token files are read.
public struct TokenReadingOptions: Hashable, Sendable {
  /// The forms that are accepted.
  public enum Mode: Hashable, Sendable, CaseIterable {
    /// The Design Tokens Format Module 2025.10 alone; each deviation is an error.
    case strict

    /// Older drafts and the dialects of Style Dictionary and Tokens Studio, too.
    ///
    /// Each deviation that is understood is a warning.
    case lenient
  }

  /// The forms that are accepted.
  public var mode: Mode

  /// The depth and size beyond which a file is refused.
  public var limits: JSONLimits

  /// The number of tokens and groups beyond which nothing more is read, as `$extends` can multiply them.
  public var maximumCount: Int

  /// The depth of groups, after `$extends`, and of references inside values that is read.
  public var maximumDepth: Int

  /// Creates rules.
  public init(
    mode: Mode = .lenient,
    limits: JSONLimits = JSONLimits(),
    maximumCount: Int = 1 << 20,
    maximumDepth: Int = 64
  ) {
    self.mode = mode
    self.limits = limits
    self.maximumCount = maximumCount
    self.maximumDepth = maximumDepth
  }
}

/// A token file with its bytes.
public struct TokenSource: Hashable, Sendable {
  /// The path of the file, for findings and for references to other files.
  public var path: String

  /// The text as UTF-8.
  public var bytes: [UInt8]

  /// Creates a source.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
