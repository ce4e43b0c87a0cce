/// The choices of a reader of size statistics.
public struct SizeReadingOptions: Hashable, Sendable {
  /// The name of the file in diagnostics.
  public var file: String

  /// The columns by which users are grouped, such as `platform` and `version`.
  public var groupedBy: [String]

  /// The number of diagnostics that are kept; all are counted.
  public var maximumDiagnostics: Int

  /// The most groups that are kept apart; users of further ones form one group.
  public var maximumGroups: Int

  /// The most bytes of a JSON document, which is kept whole: 64 MiB by default, as of a token file.
  ///
  /// Tables and JSON Lines are read row by row and may have any length.
  public var maximumDocumentSize: Int

  /// Creates choices; by default users are not grouped.
  public init(
    file: String = "-",
    groupedBy: [String] = [],
    maximumDiagnostics: Int = 100,
    maximumGroups: Int = 10_000,
    maximumDocumentSize: Int = 64 << 20
  ) {
    self.file = file
    self.groupedBy = groupedBy
    self.maximumDiagnostics = maximumDiagnostics
    self.maximumGroups = maximumGroups
    self.maximumDocumentSize = maximumDocumentSize
  }
}
