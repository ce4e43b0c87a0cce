import SwiftSyntax

/// The facts about a file by which repairs are written.
struct RepairContext {
  /// The name of the original without its folder.
  var fileName: String
  /// Whether marked boxes of SwiftUI can be written.
  var hasViews: Bool
  /// Whether classes of UIKit can be written.
  var hasKit: Bool
  /// Whether the stand-in type can be written.
  var hasStandIns: Bool
  /// The module of names that are missing, where a file lost one import alone.
  var lostModule: String?
  /// The modifiers that the module itself adds to views.
  var ownModifiers: Set<String>
  /// The text of the copy.
  var bytes: [UInt8]
  /// The first bytes of the lines.
  var lineStarts: [Int]

  /// The line of a byte in the copy, from 1.
  func line(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The arguments of a marked box.
  func box(_ name: String, isMissing: Bool) -> String {
    let label = "\"\(name.filter { !"\\\"\n".contains($0) })\""
    guard isMissing, let lostModule else { return label }
    return "\(label), of: \"\(lostModule)\""
  }
}

extension SyntaxProtocol {
  /// The bytes of a node without what surrounds it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The nodes above a node, from the inside.
  var ancestors: [Syntax] {
    var found: [Syntax] = []
    var node = parent
    while let next = node {
      found.append(next)
      node = next.parent
    }
    return found
  }
}

extension Syntax {
  /// The name of a declaration; nil for other nodes.
  var declaredName: String? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let decl): decl.name.text
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .structDecl(let decl): decl.name.text
    case .classDecl(let decl): decl.name.text
    case .enumDecl(let decl): decl.name.text
    case .actorDecl(let decl): decl.name.text
    case .protocolDecl(let decl): decl.name.text
    case .typeAliasDecl(let decl): decl.name.text
    case .associatedTypeDecl(let decl): decl.name.text
    case .extensionDecl(let decl): decl.extendedType.trimmedDescription
    case .importDecl(let decl): "import \(decl.path.trimmedDescription)"
    case .variableDecl(let decl): decl.bindings.first?.pattern.trimmedDescription
    case .enumCaseDecl(let decl): decl.elements.first?.name.text
    default: nil
    }
  }

  /// The path of the declaration that a node is or lies in, without local ones.
  var declarationPath: String {
    var names: [String] = []
    for node in [self] + ancestors {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { names = [] }
      if let name = node.declaredName { names.append(name) }
    }
    return names.reversed().joined(separator: ".")
  }
}
