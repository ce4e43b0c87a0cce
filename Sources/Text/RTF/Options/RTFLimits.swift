/// The limits within which a document is read; the rest is left out and reported.
///
/// The defaults are far above what programs write. They bound the memory that a hostile document
/// takes in addition to its text.
public struct RTFLimits: Hashable, Sendable {
  /// The depth of groups up to which formatting is distinguished; text in deeper groups is read.
  public var depth = 2048

  /// The most bytes of one picture, and the largest length of binary data that is accepted.
  public var binaryLength = 1 << 26

  /// The number of stretches with formatting of their own.
  public var runs = 1_000_000

  /// The number of entries of each table of the header: fonts, colors, styles, lists.
  public var tableEntries = 1 << 20

  /// The number of cells in a row of a table.
  public var cells = 1024

  /// The depth of tables in tables.
  public var tableDepth = 32

  /// The characters of a name, an instruction of a field or a description.
  public var nameLength = 1 << 16

  /// The number of diagnostics that are returned; more are counted.
  public var diagnostics = 1000

  /// Creates the default limits.
  public init() {}
}
