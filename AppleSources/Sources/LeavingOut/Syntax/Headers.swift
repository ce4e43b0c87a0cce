import SwiftParser
import SwiftSyntax

/// The part of a source that other files of its module see.
public enum Headers {
  /// The tokens of a source without those in bodies, and without comments and space.
  ///
  /// Two sources with the same headers give other files the same errors.
  public static func text(of source: String) -> String {
    let tree = Parser.parse(source: source)
    let visitor = BodyVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    var bodies = visitor.bodies[...]
    var texts: [String] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.bytes.lowerBound
      while let body = bodies.first, body.upperBound <= start { bodies.removeFirst() }
      if bodies.first?.contains(start) != true { texts.append(token.text) }
    }
    return texts.joined(separator: " ")
  }
}

/// Finds the outermost bodies, in their order.
private final class BodyVisitor: SyntaxAnyVisitor {
  var bodies: [Range<Int>] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let body = Body(of: node) else { return .visitChildren }
    bodies.append(body.content)
    return .skipChildren
  }
}
