import JSONText

/// Reads design tokens from files.
///
/// ```swift
/// let reader = TokenReader(options: TokenReadingOptions(mode: .lenient))
/// let document = reader.read([TokenSource(path: "brand.tokens.json", bytes: bytes)])
/// document["typography.body"]?.value
/// ```
///
/// Reading never fails on content: a part that cannot be read is a finding with its place.
/// Complexity: O(n) in the length of the files and the number of tokens that `$extends` makes.
public struct TokenReader: Sendable {
  /// The rules by which files are read.
  public var options: TokenReadingOptions

  /// Creates a reader.
  public init(options: TokenReadingOptions = TokenReadingOptions()) {
    self.options = options
  }

  /// Reads files as one set of tokens; the last of several tokens with the same path wins.
  ///
  /// References are resolved when all files are there, so that the files can refer to each other.
  public func read(_ sources: [TokenSource]) -> TokenDocument {
    var sink = FindingSink(mode: options.mode)
    var files: [TokenFile] = []
    for (index, source) in sources.enumerated() {
      files.append(TokenFile(source, index: index, options: options, sink: &sink))
    }
    var builder = TokenTreeBuilder(options: options, sink: sink)
    for (index, file) in files.enumerated() {
      guard let root = file.document?.root else { continue }
      builder.readsPlainValues = options.mode == .lenient && !file.marksTokens
      builder.add(PlacedNode(node: root, file: index), usesDollar: file.usesDollar)
    }
    return Self.evaluate(builder, files: files, options: options)
  }

  static func evaluate(
    _ builder: TokenTreeBuilder,
    files: [TokenFile],
    options: TokenReadingOptions
  ) -> TokenDocument {
    var expansion = GroupExpansion(builder)
    expansion.run()
    var evaluation = TokenEvaluation(expansion, files: files, options: options)
    return evaluation.document()
  }
}
