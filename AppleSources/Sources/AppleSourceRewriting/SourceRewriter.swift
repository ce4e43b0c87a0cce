import SwiftParser
import SwiftSyntax

/// Rewrites the sources of a target for iOS, so that Swift compiles them without Objective-C and without
/// Apple's frameworks.
///
/// - Compilation conditions are evaluated as on iOS.
/// - `#selector` and `#keyPath` become names. Methods and properties with `@objc` are listed for
///   `ObjectiveCMethods`, which calls them by name.
/// - Attributes that only Objective-C and Interface Builder need are removed.
///
/// Lines keep their numbers, and compiler errors refer to the original.
public struct SourceRewriter: Sendable {
  /// The modules that the target can import in addition to those of the toolchain.
  public var modules: Set<String>

  /// Creates a rewriter.
  public init(modules: Set<String> = ["UIKit"]) { self.modules = modules }

  /// Rewrites all sources of a target; the result is in the same order.
  ///
  /// A target is rewritten as a whole, because a selector may refer to a method in another file.
  public func rewrite(_ sources: [AppleSource]) -> [RewrittenSource] {
    let trees = sources.map { Parser.parse(source: $0.text) }
    let declarations = trees.map { tree in
      let visitor = DeclarationVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.declarations
    }
    let target = TargetDeclarations(declarations)
    var named: Set<String> = []
    return zip(sources, zip(trees, declarations)).map { source, file in
      rewrite(source, file.0, file.1, in: target, named: &named)
    }
  }

  private func rewrite(
    _ source: AppleSource,
    _ tree: SourceFileSyntax,
    _ declarations: FileDeclarations,
    in target: TargetDeclarations,
    named: inout Set<String>
  ) -> RewrittenSource {
    let visitor = EditVisitor(
      target: target,
      modules: modules,
      previews: declarations.previews
    )
    visitor.walk(tree)
    let converter = SourceLocationConverter(fileName: source.path, tree: tree)
    let addition = FileAddition(
      declarations,
      target,
      modules: modules,
      imports: visitor.imports,
      unconditionalImports: visitor.unconditionalImports,
      place: FileAddition.Place(file: Self.literal(source.path)) {
        converter.location(for: $0).line
      }
    )
    let notes = (visitor.notes + addition.notes).sorted { $0.position < $1.position }
    var remarks: [Remark] = []
    for note in notes where named.insert(note.message).inserted {
      let place = converter.location(for: note.position)
      remarks.append(
        Remark(
          path: source.path,
          line: place.line,
          column: place.column,
          message: note.message
        )
      )
    }
    var text = "#sourceLocation(file: \(Self.literal(source.path)), line: 1)\n"
    text += visitor.edits.applied(to: source.text)
    if !addition.text.isEmpty {
      text += (text.hasSuffix("\n") ? "" : "\n") + "#sourceLocation()\n" + addition.text
    }
    return RewrittenSource(path: source.path, text: text, remarks: remarks)
  }

  private static func literal(_ path: String) -> String {
    let escaped = path.split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\")
      .split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\\"")
    return "\"\(escaped)\""
  }
}
