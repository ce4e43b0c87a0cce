import SwiftSyntax

/// The bodies and types of a file as it was written.
struct Inventory {
  /// A body, by its first and last line in the copy and the path of its declaration.
  struct BodyEntry: Hashable {
    var lines: ClosedRange<Int>
    var path: String
  }

  /// A type or an extension with its header.
  struct TypeEntry {
    var name: String
    /// The lines in the copy.
    var lines: ClosedRange<Int>
    /// The names after the colon, without generic arguments.
    var supertypes: [String]
    var isClass: Bool
    var isExtension: Bool
  }

  private(set) var bodies: [BodyEntry] = []
  private(set) var types: [TypeEntry] = []
  /// The functions that extensions of SwiftUI's protocols or types add.
  private(set) var modifiers: Set<String> = []
  /// The functions of all types.
  private(set) var functions: Set<String> = []
  /// The modules that are imported.
  private(set) var imports: Set<String> = []

  init(_ tree: SourceFileSyntax, lineOf: @escaping (Int) -> Int) {
    let visitor = InventoryVisitor(lineOf)
    visitor.walk(tree)
    bodies = visitor.bodies
    types = visitor.types
    modifiers = visitor.modifiers
    functions = visitor.functions
    imports = visitor.imports
  }
}

/// Collects bodies and types of a file.
private final class InventoryVisitor: SyntaxAnyVisitor {
  var bodies: [Inventory.BodyEntry] = []
  var types: [Inventory.TypeEntry] = []
  var modifiers: Set<String> = []
  var functions: Set<String> = []
  var imports: Set<String> = []
  private let lineOf: (Int) -> Int

  init(_ lineOf: @escaping (Int) -> Int) {
    self.lineOf = lineOf
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let body = Body(of: node) {
      let lines = lineOf(body.brace)...lineOf(body.content.upperBound)
      bodies.append(Inventory.BodyEntry(lines: lines, path: node.declarationPath))
    }
    if let group = node.asProtocol((any DeclGroupSyntax).self) { add(group, node) }
    if let decl = node.as(ImportDeclSyntax.self), let name = decl.path.first?.name.text {
      imports.insert(name)
    }
    if let function = node.as(FunctionDeclSyntax.self) { functions.insert(function.name.text) }
    return .visitChildren
  }

  private func add(_ group: any DeclGroupSyntax, _ node: Syntax) {
    guard let name = node.declaredName else { return }
    let supertypes =
      group.inheritanceClause?.inheritedTypes.map { TypeNames.last(of: $0.type) } ?? []
    types.append(
      Inventory.TypeEntry(
        name: name.split(separator: ".").last.map(String.init) ?? name,
        lines: lineOf(
          node.bytes.lowerBound
        )...lineOf(max(node.bytes.lowerBound, node.bytes.upperBound - 1)),
        supertypes: supertypes,
        isClass: node.is(ClassDeclSyntax.self),
        isExtension: node.is(ExtensionDeclSyntax.self)
      )
    )
    guard name == "View" || name == "SwiftUI.View" else { return }
    for member in group.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        modifiers.insert(function.name.text)
      }
    }
  }
}
