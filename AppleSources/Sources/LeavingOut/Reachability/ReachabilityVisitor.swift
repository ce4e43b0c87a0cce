import SwiftSyntax

/// A piece of code that is reached by its name, or with its type.
struct CodePiece {
  /// The bodies that are left out together; none for stored properties.
  var bodies: [(body: Body, path: String)]
  /// The name; `nil` for code that is reached with its type.
  var name: String?
  /// The type or the extended type.
  var owner: String?
  /// The names in the code.
  var names: Set<String>
}

/// Collects the pieces of a file.
final class ReachabilityVisitor: SyntaxAnyVisitor {
  private(set) var pieces: [CodePiece] = []
  /// The names in the headers and stored properties of types.
  private(set) var headers: [String: Set<String>] = [:]
  private(set) var supertypes: [String: Set<String>] = [:]
  private(set) var declared: Set<String> = []
  /// Types all of whose members are reached with them.
  private(set) var wholeTypes: Set<String> = []
  /// Names in code that always runs.
  private(set) var roots: Set<String> = []
  private var owners: [String] = []
  private let additions: Int

  init(additionsFrom offset: Int) {
    additions = offset
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let group = node.asProtocol((any DeclGroupSyntax).self) { return enter(group, node) }
    switch node.as(SyntaxEnum.self) {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .subscriptDecl, .variableDecl,
      .typeAliasDecl, .enumCaseDecl, .macroExpansionDecl:
      add(node)
      return .skipChildren
    case .codeBlockItem(let item):
      if case .decl = item.item { return .visitChildren }
      roots.formUnion(Self.names(in: node))
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visitAnyPost(_ node: Syntax) {
    if node.asProtocol((any DeclGroupSyntax).self) != nil { owners.removeLast() }
  }

  private func enter(_ group: any DeclGroupSyntax, _ node: Syntax) -> SyntaxVisitorContinueKind {
    let path = node.declaredName ?? ""
    let name = path.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? path
    owners.append(name)
    if !node.is(ExtensionDeclSyntax.self) { declared.insert(name) }
    var header: Set<String> = []
    if let clause = group.inheritanceClause {
      header.formUnion(Self.names(in: Syntax(clause)))
      supertypes[name, default: []].formUnion(
        clause.inheritedTypes.map { TypeNames.last(of: $0.type) }
      )
    }
    header.formUnion(Self.names(in: Syntax(group.attributes)))
    let special = [
      "resultBuilder", "propertyWrapper", "dynamicMemberLookup", "dynamicCallable", "globalActor",
      "main",
    ]
    if special.contains(where: { Builders.has($0, group.attributes) }) { wholeTypes.insert(name) }
    if node.is(ProtocolDeclSyntax.self) { wholeTypes.insert(name) }
    headers[name, default: []].formUnion(header)
    return .visitChildren
  }

  private func add(_ node: Syntax) {
    let names = Self.names(in: node)
    guard node.bytes.lowerBound < additions else {
      if let owner = owners.last {
        headers[owner, default: []].formUnion(names)
      } else if node.declaredName == "codePreviewRegistration" {
        roots.formUnion(names)
      }
      return
    }
    let bodies = Self.bodies(of: node)
    let isStored = bodies.isEmpty
    if isStored, let owner = owners.last {
      headers[owner, default: []].formUnion(names)
      return
    }
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
    let isCalled = modifiers.contains { $0.name.text == "override" }
    let name = node.declaredName ?? ""
    let hasName = name.first.map { $0.isLetter || $0 == "_" || $0 == "`" } ?? false
    let isNamed =
      hasName && !isCalled
      && !["init", "deinit", "subscript", "callAsFunction", "main"].contains(name)
    let piece = CodePiece(
      bodies: bodies,
      name: isNamed ? name.filter { $0 != "`" } : nil,
      owner: owners.last,
      names: names
    )
    pieces.append(piece)
  }

  /// The bodies in a declaration, without local ones.
  private static func bodies(of node: Syntax) -> [(body: Body, path: String)] {
    if let body = Body(of: node) { return [(body, node.declarationPath)] }
    var blocks: [AccessorBlockSyntax] = []
    if let decl = node.as(VariableDeclSyntax.self) {
      blocks = decl.bindings.compactMap(\.accessorBlock)
    }
    if let block = node.as(SubscriptDeclSyntax.self)?.accessorBlock { blocks = [block] }
    return blocks.flatMap(nodes).compactMap { node in
      Body(of: node).map { ($0, node.declarationPath) }
    }
  }

  private static func nodes(in block: AccessorBlockSyntax) -> [Syntax] {
    guard case .accessors(let list) = block.accessors else { return [Syntax(block)] }
    return list.map { Syntax($0) }
  }

  private static func names(in node: Syntax) -> Set<String> {
    var names: Set<String> = []
    for token in node.tokens(viewMode: .sourceAccurate) where !isDeclared(token) {
      if case .identifier(let name) = token.tokenKind { names.insert(name.filter { $0 != "`" }) }
    }
    return names
  }

  /// Whether a name is that of a declaration, a parameter or an argument label, and not a use.
  private static func isDeclared(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    switch parent.as(SyntaxEnum.self) {
    case .functionDecl, .functionParameter, .identifierPattern, .labeledExpr,
      .closureShorthandParameter,
      .closureParameter, .multipleTrailingClosureElement:
      return true
    default: return false
    }
  }
}
