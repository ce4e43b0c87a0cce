import SourceReading
import SwiftIfConfig
import SwiftSyntax

/// Collects everything that rules need in one pass over a tree.
final class SiteCollector: SyntaxAnyVisitor {
  let file: FileModel
  private let interests: Interests
  private var scope: Scope
  private var scopeCount = 1
  private var depth = 0
  private let configuration = AppleBuildConfiguration()
  /// The name of the property whose initial value is being read.
  private var initialized: String?

  /// The maximum depth of nodes; human-written code stays far below it.
  private static let maximumDepth = 2_000

  init(file: FileModel, interests: Interests) {
    self.file = file
    self.interests = interests
    scope = Scope(.file, name: "", parent: nil, type: file.types[0], number: 0)
    super.init(viewMode: .sourceAccurate)
    file.add(scope)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { descend(node) }
  override func visitAnyPost(_ node: Syntax) { depth -= 1 }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ token: TokenSyntax) {}

  /// Counts a level; each visit of a node with children calls it once.
  private func descend(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    depth += 1
    guard depth > Self.maximumDepth else { return .visitChildren }
    if file.deepestNode == nil { file.deepestNode = Syntax(node) }
    return .skipChildren
  }

  private func push(_ kind: Scope.Kind, _ name: String, type: TypeModel? = nil) {
    scope = Scope(
      kind,
      name: name,
      parent: scope,
      type: type ?? scope.type,
      number: scopeCount
    )
    scopeCount += 1
    file.add(scope)
  }

  private func pop() { if let parent = scope.parent { scope = parent } }

  // MARK: Files and conditions

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { file.imports.insert(module) }
    depth += 1
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    if let elements = node.activeClause(in: configuration).clause?.elements { walk(elements) }
    return .skipChildren
  }

  override func visitPost(_ node: IfConfigDeclSyntax) { depth -= 1 }

  // MARK: Types

  private func begin(
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    _ node: some SyntaxProtocol,
    isClass: Bool = false,
    isEnum: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let type = file.type(named: name, node: Syntax(node))
    type.inherited.formUnion(
      inheritance?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    )
    type.isClass = type.isClass || isClass
    type.isEnum = type.isEnum || isEnum
    push(.type, name, type: type)
    let result = descend(node)
    return type.inherited.contains("PreviewProvider") ? .skipChildren : result
  }

  private func end() {
    depth -= 1
    pop()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = file.type(named: node.name.text, node: Syntax(node))
    type.aliases += node.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "objc" }
      .compactMap { $0.arguments?.trimmedDescription }
    return begin(node.name.text, node.inheritanceClause, node, isClass: true)
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node, isClass: true)
  }
  override func visitPost(_ node: ActorDeclSyntax) { end() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node, isEnum: true)
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node.name.text, node.inheritanceClause, node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    return begin(
      name.split(separator: ".").last.map(String.init) ?? name,
      node.inheritanceClause,
      node
    )
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = descend(node)
    return node.macroName.text == "Preview" ? .skipChildren : result
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { depth -= 1 }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let result = descend(node)
    return node.macroName.text == "Preview" ? .skipChildren : result
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { depth -= 1 }

  // MARK: Functions and closures

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let site = FunctionSite(node: node, name: node.name.text, scope: scope)
    file.functions.append(site)
    scope.type.add(site)
    mention(node.name.text)
    push(.function, node.name.text)
    return descend(node)
  }
  override func visitPost(_ node: FunctionDeclSyntax) { end() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    push(.function, "init")
    return descend(node)
  }
  override func visitPost(_ node: InitializerDeclSyntax) { end() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    push(.closure, "")
    if node.parent?.is(FunctionCallExprSyntax.self) == true,
      node.parent?.parent?.is(InitializerClauseSyntax.self) == true
    {
      scope.initializes = initialized
    }
    return descend(node)
  }
  override func visitPost(_ node: ClosureExprSyntax) { end() }

  // MARK: Values

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    for attribute in node.attributes.names { mention(attribute) }
    for item in node.bindings {
      guard let name = item.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      initialized = name
      let getter = Self.getter(of: item)
      let binding = Binding(
        name: name,
        node: item,
        declaration: node,
        scope: scope,
        value: item.initializer?.value ?? getter,
        isConstant: node.bindingSpecifier.text == "let",
        isStatic: isStatic,
        isComputed: item.accessorBlock != nil && item.initializer == nil
      )
      scope.values[name] = binding
      if scope.kind == .type || scope.kind == .file { scope.type.members[name] = binding }
      file.bindings.append(binding)
      if binding.isComputed { mention(name) }
    }
    if node.bindings.contains(where: { $0.accessorBlock != nil && $0.initializer == nil }) {
      push(.function, initialized ?? "")
      return descend(node)
    }
    return descend(node)
  }

  override func visitPost(_ node: VariableDeclSyntax) {
    if node.bindings.contains(where: { $0.accessorBlock != nil && $0.initializer == nil }) { pop() }
    depth -= 1
  }

  private static func getter(of item: PatternBindingSyntax) -> ExprSyntax? {
    guard let statements = item.getter, statements.count == 1, let only = statements.first?.item
    else { return nil }
    if let expression = only.as(ExprSyntax.self) { return expression }
    return only.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
  }

  // MARK: Expressions

  private func mention(_ name: String) {
    guard interests.mentions.contains(name) else { return }
    scope.type.mentions.insert(name)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName.text)
    depth += 1
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name.text)
    return descend(node)
  }
  override func visitPost(_ node: IdentifierTypeSyntax) { depth -= 1 }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    mention(node.declName.baseName.text)
    return descend(node)
  }
  override func visitPost(_ node: KeyPathPropertyComponentSyntax) { depth -= 1 }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    if interests.members.contains(name) {
      file.members[name, default: []].append(MemberSite(node: node, name: name, scope: scope))
    }
    return descend(node)
  }
  override func visitPost(_ node: MemberAccessExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.name {
      if interests.calls.contains(name) {
        file.calls[name, default: []].append(CallSite(node: node, name: name, scope: scope))
      }
      if name == "scaledFont" { noteScaled(node) }
      if name.hasSuffix("Controller"), node.arguments.isEmpty, name.first?.isUppercase == true {
        file.madeControllers.insert(name)
      }
      if let receiver = node.base?.path, receiver.count <= 4, name.first?.isLowercase == true {
        for key in scope.keys(of: receiver) {
          scope.type.callsByReceiver[key, default: []].insert(name)
        }
      }
      notePassedViews(node, name)
    }
    return descend(node)
  }
  override func visitPost(_ node: FunctionCallExprSyntax) { depth -= 1 }

  /// Records the text views that a function receives; a function may set the font of those with these names.
  private func notePassedViews(_ node: FunctionCallExprSyntax, _ function: String) {
    guard function.first?.isLowercase == true else { return }
    let style = node.base.map { $0.call?.name ?? $0.lastName } ?? function
    for argument in node.arguments.prefix(16) {
      guard let path = argument.expression.path, path.count == 1 else { continue }
      if let style {
        scope.type.viewsPassedToStyles.insert(ViewPassedToStyle(name: path[0], style: style))
      }
      guard NameHints.isTextView(path[0]) || path[0].lowercased().hasSuffix("button") else {
        continue
      }
      let label = argument.label?.text ?? ""
      scope.type.passedViews.insert(PassedView(name: path[0], function: function, label: label))
    }
  }

  private func noteScaled(_ node: FunctionCallExprSyntax) {
    guard let first = node.arguments.first?.expression else { return }
    for value in first.alternatives {
      if let name = value.lastName ?? value.call?.name { file.scaledNames.insert(name) }
    }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let result = descend(node)
    guard result == .visitChildren else { return result }
    let elements = Array(node.elements.prefix(200))
    if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
      assign(node, elements)
    } else {
      compare(node, elements)
    }
    return result
  }
  override func visitPost(_ node: SequenceExprSyntax) { depth -= 1 }

  private func assign(_ node: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    guard var path = elements[0].path, let property = path.popLast(),
      interests.assignments.contains(property)
    else { return }
    let site = AssignmentSite(
      node: node,
      property: property,
      receiver: path,
      values: Array(elements[2...]),
      scope: scope,
      isOfSelf: elements[0].isOfSelf
    )
    file.assignments[property, default: []].append(site)
    scope.type.add(site)
  }

  private func compare(_ node: SequenceExprSyntax, _ elements: [ExprSyntax]) {
    for index in stride(from: 1, to: elements.count - 1, by: 2) {
      guard let name = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!=", "<", ">", "<=", ">="].contains(name)
      else { continue }
      file.comparisons.append(
        ComparisonSite(
          node: node,
          left: elements[index - 1],
          comparison: name,
          right: elements[index + 1],
          scope: scope
        )
      )
    }
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    file.switches.append(SwitchSite(node: node, scope: scope))
    return descend(node)
  }
  override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }

  override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
    if case .elements(let elements) = node.content {
      file.dictionaries.append(DictionarySite(node: node, elements: elements, scope: scope))
    }
    return descend(node)
  }
  override func visitPost(_ node: DictionaryExprSyntax) { depth -= 1 }
}
