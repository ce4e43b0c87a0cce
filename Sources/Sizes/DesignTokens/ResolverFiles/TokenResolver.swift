public import Diagnostics
import JSONText

/// A resolver file: sets of tokens and modifiers that choose among them.
///
/// ```swift
/// let resolver = TokenResolver(reading: source) { path in try? readFile(path) }
/// resolver.modifiers.map(\.name)                     // ["size"]
/// resolver.tokens(for: ["size": "xLarge"])           // a TokenDocument
/// ```
///
/// Other files are requested by their path beside the resolver file. Addresses of the network are
/// reported and never fetched. References between tokens are resolved when all sources are merged.
public struct TokenResolver: Sendable {
  /// The modifiers in the order in which they apply.
  public let modifiers: [TokenModifier]

  /// The findings of the resolver file itself.
  public let findings: [Finding]

  private let options: TokenReadingOptions
  private let files: [TokenFile]
  private let sink: FindingSink
  private let steps: [ResolverFileReader.Step]

  /// Reads a resolver file and the token files that it names.
  ///
  /// - Parameters:
  ///   - source: The resolver file.
  ///   - options: The rules by which files are read.
  ///   - load: Returns the bytes of a file, or `nil` where there is none.
  public init(
    reading source: TokenSource,
    options: TokenReadingOptions = TokenReadingOptions(),
    load: (String) -> [UInt8]?
  ) {
    var reader = ResolverFileReader(source, options: options)
    reader.read(load: load)
    self.options = options
    files = reader.files
    sink = reader.sink
    steps = reader.steps
    modifiers = reader.steps.compactMap(\.modifier)
    findings =
      TokenReader.evaluate(
        TokenTreeBuilder(options: options, sink: reader.sink),
        files: reader.files,
        options: options
      ).findings
  }

  /// Whether a file is a resolver file: it has an order of resolution or is named like one.
  public static func isResolver(_ source: TokenSource) -> Bool {
    if source.path.hasSuffix(".resolver.json") { return true }
    let document = try? JSONDocument(parsing: source.bytes, syntax: .withComments)
    return document?.root["resolutionOrder"] != nil
  }

  /// Returns the tokens for inputs; names of modifiers and contexts are compared without case.
  ///
  /// - Parameter inputs: The name of a context for each modifier without a default.
  /// - Returns: The tokens of all sets and of the chosen contexts.
  public func tokens(for inputs: [String: String] = [:]) -> TokenDocument {
    var builder = TokenTreeBuilder(options: options, sink: sink)
    let chosen = Dictionary(
      inputs.map { ($0.key.lowercased(), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    check(chosen, &builder.sink)
    for step in steps {
      for node in sources(of: step, chosen, &builder.sink) {
        builder.add(node, usesDollar: files[node.file].usesDollar)
      }
    }
    return TokenReader.evaluate(builder, files: files, options: options)
  }

  private func check(_ inputs: [String: String], _ sink: inout FindingSink) {
    let known = Set(modifiers.map { $0.name.lowercased() })
    for name in inputs.keys.sorted() where !known.contains(name) {
      sink.add(
        .tokenResolverInput,
        "There is no modifier '\(name)'.",
        at: TokenPlace(file: 0, offset: 0),
        path: "",
        hint: "The modifiers are \(modifiers.map(\.name).joined(separator: ", "))."
      )
    }
  }

  private func sources(
    of step: ResolverFileReader.Step,
    _ inputs: [String: String],
    _ sink: inout FindingSink
  ) -> [PlacedNode] {
    guard let modifier = step.modifier else { return step.sources.first ?? [] }
    let input = inputs[modifier.name.lowercased()] ?? modifier.defaultContext
    let index = modifier.contexts.firstIndex { $0.lowercased() == input?.lowercased() }
    guard let index else {
      sink.add(
        .tokenResolverInput,
        input.map { "The modifier '\(modifier.name)' has no context '\($0)'." }
          ?? "The modifier '\(modifier.name)' needs an input.",
        at: step.place,
        path: "",
        hint: "The contexts are \(modifier.contexts.joined(separator: ", "))."
      )
      return []
    }
    return step.sources[index]
  }
}
