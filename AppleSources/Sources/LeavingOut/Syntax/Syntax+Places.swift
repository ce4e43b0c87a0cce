import SwiftSyntax

extension SyntaxProtocol {
  /// The bytes of a node without its trivia.
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
  /// The name of a declaration; `nil` for other nodes.
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

  /// The path of the declaration that a node is or is in, without local ones.
  var declarationPath: String {
    var names: [String] = []
    for node in [self] + ancestors {
      if node.is(CodeBlockSyntax.self) || node.is(ClosureExprSyntax.self) { names = [] }
      if let name = node.declaredName { names.append(name) }
    }
    return names.reversed().joined(separator: ".")
  }
}
