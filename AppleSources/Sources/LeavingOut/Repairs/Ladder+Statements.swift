import SwiftSyntax

extension Ladder {
  /// Adds a statement together with later ones that need its names.
  mutating func addStatement(_ node: Syntax, _ token: TokenSyntax, _ depth: Int) {
    guard let item = node.as(CodeBlockItemSyntax.self), let list = item.parent,
      let owner = list.parent,
      !owner.is(SourceFileSyntax.self)
    else { return }
    if let edit = exit(item) {
      add([edit], .statement, at: node, by: edit.text, depth: depth)
      return
    }
    guard let items = list.as(CodeBlockItemListSyntax.self).map(Array.init),
      let index = items.firstIndex(of: item)
    else { return }
    if let edit = assignment(item) {
      add([edit], .expression, at: node, by: edit.text, depth: depth)
    }
    if let edits = branch(item) {
      add(edits, .statement, at: node, depth: depth)
      return
    }
    guard canGo(item, index, items, owner) else { return }
    if index == items.count - 1, Self.leaves(item), Self.isLeftWithValue(item) {
      let text = returned(from: item)
      add(
        [TextEdit(range: item.item.bytes, text: text)],
        .statement,
        at: node,
        by: text,
        depth: depth
      )
      return
    }
    let filler = self.filler(for: item, items, owner)
    // A semicolon is removed with its statement, and stays after a replacement.
    let range = filler.isEmpty ? item.bytes : item.item.bytes
    var edits = [TextEdit(range: range, text: filler)]
    var names = Self.names(boundBy: item)
    for later in items[(index + 1)...] where !names.isEmpty && Self.uses(names, later) {
      edits.append(exit(later) ?? TextEdit(range: later.bytes, text: ""))
      names.formUnion(Self.names(boundBy: later))
    }
    let isWhole =
      edits.count == items.count && owner.is(SwitchCaseSyntax.self) && edits[0].text.isEmpty
    if isWhole { edits[0].text = "break" }
    add(edits, .statement, at: node, by: edits[0].text, depth: depth)
  }

  // MARK: Statements that others need

  /// Whether the code around an item compiles without it.
  private func canGo(
    _ item: CodeBlockItemSyntax,
    _ index: Int,
    _ items: [CodeBlockItemSyntax],
    _ owner: Syntax
  ) -> Bool {
    let text = item.trimmedDescription
    if text.hasPrefix("super.init") || text.hasPrefix("self.init") { return false }
    if let closure = owner.as(ClosureExprSyntax.self) {
      return items.count > 1 || Builders.isOfViews(closure) || !Self.isOfValues(closure)
    }
    guard index == items.count - 1, !Builders.holds(item) else { return true }
    // The last statement may be the result.
    if owner.is(AccessorBlockSyntax.self) { return false }
    if let function = owner.parent?.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause.map { TypeNames.isVoid($0.type) } ?? true
    }
    if let accessor = owner.parent?.as(AccessorDeclSyntax.self) {
      return !["get", "_read", "_modify"].contains(accessor.accessorSpecifier.text)
    }
    return true
  }

  /// The text in place of an item that was the only one.
  private func filler(
    for item: CodeBlockItemSyntax,
    _ items: [CodeBlockItemSyntax],
    _ owner: Syntax
  ) -> String {
    guard items.count == 1 else { return "" }
    if owner.is(SwitchCaseSyntax.self) { return Builders.holds(item) ? "EmptyView()" : "break" }
    guard let closure = owner.as(ClosureExprSyntax.self), closure.signature == nil else {
      return ""
    }
    return item.tokens(viewMode: .sourceAccurate).contains { $0.text == "$0" } ? "_ = $0" : ""
  }

  private static let valueMethods: Set<String> = [
    "map", "filter", "compactMap", "flatMap", "sorted", "first", "contains", "reduce", "min", "max",
    "allSatisfy", "sort", "removeAll", "firstIndex", "last", "lastIndex", "partition", "sink",
    "get",
  ]

  private static func isOfValues(_ closure: ClosureExprSyntax) -> Bool {
    if closure.signature?.returnClause != nil { return true }
    guard let (call, label) = Builders.call(of: closure) else { return true }
    if label == "get" || label == "by" || label == "where" { return true }
    let name = Builders.typeName(call.calledExpression)
    return valueMethods.contains(name) && name != "sink"
  }

  private static func names(boundBy item: CodeBlockItemSyntax) -> Set<String> {
    var names: Set<String> = []
    func collect(_ node: some SyntaxProtocol) {
      for token in node.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { names.insert(name) }
      }
    }
    switch item.item {
    case .decl(let decl):
      if let variable = decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { collect(binding.pattern) }
      } else if let name = Syntax(decl).declaredName {
        names.insert(name)
      }
    case .stmt(let statement):
      guard let guarded = statement.as(GuardStmtSyntax.self) else { break }
      for condition in guarded.conditions {
        if case .optionalBinding(let binding) = condition.condition { collect(binding.pattern) }
        if case .matchingPattern(let match) = condition.condition { collect(match.pattern) }
      }
    default: break
    }
    return names
  }

  private static func uses(_ names: Set<String>, _ item: CodeBlockItemSyntax) -> Bool {
    item.tokens(viewMode: .sourceAccurate).contains { token in
      guard names.contains(token.text) else { return false }
      let access = token.parent?.parent?.as(MemberAccessExprSyntax.self)
      return access?.base == nil || access?.declName.baseName != token
    }
  }

  // MARK: Statements that leave

  /// Whether a statement ends the body around it on some path.
  private static func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    let visitor = ExitVisitor(viewMode: .sourceAccurate)
    visitor.walk(item)
    return visitor.hasExit
  }

  /// Whether the body or closure around a statement has a result, so that each path needs one.
  private static func isLeftWithValue(_ item: CodeBlockItemSyntax) -> Bool {
    for node in item.ancestors {
      if let closure = node.as(ClosureExprSyntax.self) {
        return !Builders.isOfViews(closure) && isOfValues(closure)
      }
      if let body = Body(of: node) { return body.result != nil && !Builders.holds(item) }
    }
    return false
  }

  /// The replacement of a statement that leaves its body; nil for other statements.
  private func exit(_ item: CodeBlockItemSyntax) -> TextEdit? {
    guard case .stmt(let statement) = item.item else { return nil }
    let text: String
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt: text = returned(from: item)
    case .throwStmt, .breakStmt, .continueStmt, .fallThroughStmt: text = trap(at: item)
    default: return nil
    }
    return item.item.trimmedDescription == text ? nil : TextEdit(range: item.item.bytes, text: text)
  }

  private func returned(from item: CodeBlockItemSyntax) -> String {
    for node in item.ancestors {
      if node.is(ClosureExprSyntax.self) { break }
      guard let body = Body(of: node) else { continue }
      guard let type = body.result else { return "return" }
      return value(of: type, for: item).map { "return \($0)" } ?? trap(at: item)
    }
    return trap(at: item)
  }

  /// The replacement of a value that is the first one of a property or of a constant, which would be missing without it.
  private func assignment(_ item: CodeBlockItemSyntax) -> TextEdit? {
    guard let sequence = Self.expression(of: item)?.as(SequenceExprSyntax.self) else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
      let type = Self.type(ofUnset: elements[0].trimmedDescription, at: item)
    else { return nil }
    let text = value(of: type, for: item) ?? "{ \(trap(at: item)) }()"
    let range = elements[2].bytes.lowerBound..<elements[elements.count - 1].bytes.upperBound
    return TextEdit(range: range, text: text)
  }

  /// The type of a variable without an initial value: one that is declared before a statement, or a property in an
  /// initializer.
  private static func type(ofUnset name: String, at item: CodeBlockItemSyntax) -> TypeSyntax? {
    for node in item.ancestors {
      if node.is(ClosureExprSyntax.self) { return nil }
      if let list = node.as(CodeBlockItemListSyntax.self) {
        for other in list where other.position < item.position {
          guard case .decl(let decl) = other.item, let variable = decl.as(VariableDeclSyntax.self)
          else { continue }
          if let type = type(of: name, in: variable) { return type }
        }
      }
      if let initializer = node.as(InitializerDeclSyntax.self) {
        let group = Syntax(initializer).ancestors.lazy
          .compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
        return group.flatMap { type(ofProperty: name.replacing("self.", with: ""), in: $0) }
      }
      if Body(of: node) != nil { return nil }
    }
    return nil
  }

  private static func type(ofProperty name: String, in group: any DeclGroupSyntax) -> TypeSyntax? {
    for member in group.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      if let type = type(of: name, in: variable) { return type }
    }
    return nil
  }

  private static func type(of name: String, in variable: VariableDeclSyntax) -> TypeSyntax? {
    variable.bindings.first { $0.pattern.trimmedDescription == name && $0.initializer == nil }?
      .typeAnnotation?.type
  }
}

/// Looks for statements that leave the body, without those of closures and functions in it.
private final class ExitVisitor: SyntaxVisitor {
  var hasExit = false

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    hasExit = true
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    hasExit = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
