import SwiftSyntax

/// The parts around an error that can be left out, from the smallest to the largest.
struct Ladder {
  let context: RepairContext
  let message: String
  /// The name that the compiler could not find.
  let missing: String?
  private(set) var steps: [Repair] = []

  /// Collects the parts around the token of an error.
  init(at token: TokenSyntax, _ message: String, in context: RepairContext) {
    self.context = context
    self.message = message
    missing = ErrorKind.missingName(in: message)
    let ancestors = token.ancestors
    addDirectRepair(at: token, ancestors)
    var path = TypePath()
    var child = Syntax(token)
    for (index, node) in ancestors.enumerated() {
      let depth = ancestors.count - index
      addExpression(node, token, depth)
      addHeader(node, child, token, &path, depth)
      addStatement(node, token, depth)
      addInitialValue(node, child, depth)
      addBody(node, depth)
      addDeclaration(node, depth)
      child = node
    }
  }

  /// Adds a step.
  mutating func add(
    _ edits: [TextEdit],
    _ kind: Omission.Kind,
    at node: some SyntaxProtocol,
    by replacement: String = "",
    depth: Int
  ) {
    guard !edits.isEmpty, context.hasStandIns || !replacement.contains(PlainValue.standIn) else {
      return
    }
    // Several steps at one node count as levels.
    let level = depth == .max ? depth : depth * 16
    let taken = steps.count { $0.depth <= level && $0.depth > level - 16 }
    steps.append(
      Repair(
        edits: edits,
        kind: kind,
        declaration: Syntax(node).declarationPath,
        replacement: replacement,
        depth: level - min(taken, 15)
      )
    )
  }

  /// The label of a box that replaces a node.
  func box(for node: some SyntaxProtocol) -> String {
    if let missing { return context.box(missing, isMissing: true) }
    return context.box(Syntax(node).declarationPath, isMissing: false)
  }

  /// A call that ends the screen.
  func trap(at node: some SyntaxProtocol) -> String {
    let line = context.line(at: node.bytes.lowerBound) - 1
    return Trap.call("\(context.fileName):\(line) is left out: \(message)")
  }

  /// A value for a declared type, or `nil` if only a trap fits.
  func value(of type: TypeSyntax, for node: some SyntaxProtocol) -> String? {
    PlainValue.of(type, box: context.hasViews || context.hasKit ? box(for: node) : nil)
  }

  /// The text to put between the braces of a body; `nil` if the body has it already.
  func replacement(for body: Body) -> String? {
    let (box, trap) = (self.box(for: body.owner), self.trap(at: body.owner))
    let replacement = BodyReplacement(context: context, box: box, trap: trap)
    return replacement.canStand(for: body) ? replacement.text(of: body) : nil
  }

  // MARK: The largest parts

  private mutating func addBody(_ node: Syntax, _ depth: Int) {
    guard let body = Body(of: node) else { return }
    guard let text = replacement(for: body) else { return }
    add([TextEdit(range: body.content, text: text)], .body, at: node, by: text, depth: depth)
  }

  private mutating func addDeclaration(_ node: Syntax, _ depth: Int) {
    switch node.as(SyntaxEnum.self) {
    case .importDecl: break
    case .memberBlockItem(let item): addDeclaration(item, item.decl, depth)
    case .codeBlockItem(let item):
      guard let list = item.parent,
        list.parent?.is(SourceFileSyntax.self) ?? false
          || list.parent?.is(IfConfigClauseSyntax.self) ?? false
      else { return }
      guard case .decl(let decl) = item.item else {
        // A statement of `main.swift`, or a macro at the top of a file.
        return add([TextEdit(range: item.bytes, text: "")], .statement, at: item, depth: depth)
      }
      addDeclaration(item, decl, depth)
    case .sourceFile(let file):
      let start = context.lineStarts.count > 1 ? context.lineStarts[1] : 0
      let end = file.endPosition.utf8Offset
      add([TextEdit(range: start..<max(start, end), text: "")], .file, at: node, depth: depth)
    default: break
    }
  }

  private mutating func addDeclaration(
    _ item: some SyntaxProtocol,
    _ decl: DeclSyntax,
    _ depth: Int
  ) {
    guard !decl.is(IfConfigDeclSyntax.self), !decl.is(PoundSourceLocationSyntax.self) else {
      return
    }
    let kind: Omission.Kind = decl.is(ImportDeclSyntax.self) ? .attribute : .declaration
    add([TextEdit(range: item.bytes, text: "")], kind, at: decl, depth: depth)
  }
}
