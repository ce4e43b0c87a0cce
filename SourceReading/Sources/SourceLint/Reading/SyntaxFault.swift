import SourceReading
import SwiftIfConfig
import SwiftSyntax

/// Finds the position at which code for iOS does not parse.
///
/// Attributes and written types are skipped: the parser is stricter about them than the compiler, as with
/// `@MainActor() async -> Void`, and they contain nothing that a rule reads.
final class SyntaxFault: SyntaxAnyVisitor {
  private var found: Syntax?
  private var depth = 0
  private let configuration = AppleBuildConfiguration()

  /// The maximum depth of the search.
  private static let maximumDepth = 2_000

  /// Returns the first node that is unexpected or missing, or `nil` for code that parses.
  static func first(in tree: SourceFileSyntax) -> Syntax? {
    guard tree.hasError else { return nil }
    let visitor = SyntaxFault(viewMode: .all)
    visitor.walk(tree)
    return visitor.found
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    depth += 1
    guard found == nil, node.hasError, depth < Self.maximumDepth else { return .skipChildren }
    guard node.is(UnexpectedNodesSyntax.self) else { return .visitChildren }
    found = node
    return .skipChildren
  }

  override func visitAnyPost(_ node: Syntax) { depth -= 1 }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .skipChildren
  }

  override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    depth += 1
    if found == nil, let elements = node.activeClause(in: configuration).clause?.elements {
      walk(elements)
    }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if found == nil, token.presence == .missing { found = Syntax(token) }
    return .skipChildren
  }

  override func visitPost(_ node: AttributeSyntax) { depth -= 1 }
  override func visitPost(_ node: TypeAnnotationSyntax) { depth -= 1 }
  override func visitPost(_ node: IfConfigDeclSyntax) { depth -= 1 }
  override func visitPost(_ token: TokenSyntax) {}

  /// A text in which the lines with merge markers are blank, so that the parser reads both sides.
  static func withoutMergeMarkers(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let markers = Set("<=>|".utf8)
    var text = Array(bytes)
    for line in text.indices where line == 0 || text[line - 1] == UInt8(ascii: "\n") {
      let end = text[line...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      let isMarker =
        end - line >= 7 && markers.contains(text[line])
        && text[line..<(line + 7)].allSatisfy { $0 == text[line] }
        && (end == line + 7 || [0x20, 0x0D].contains(text[line + 7]))
      if isMarker { for offset in line..<end { text[offset] = 0x20 } }
    }
    return text
  }

  /// The line of the first merge conflict marker.
  static func lineOfMergeMarker(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let (newline, marker) = (UInt8(ascii: "\n"), UInt8(ascii: "<"))
    var (line, isStart) = (1, true)
    for offset in bytes.indices {
      if isStart, bytes[offset] == marker, offset + 8 <= bytes.count,
        bytes[offset..<(offset + 7)].allSatisfy({ $0 == marker }), bytes[offset + 7] == 0x20
      {
        return line
      }
      isStart = bytes[offset] == newline
      if isStart { line += 1 }
    }
    return nil
  }
}
