import SourceFacts
import SwiftIfConfig
import SwiftSyntax

/// Collects the facts of one tree in one pass.
///
/// The depth of the visit is limited: deeper code is left out and counted as a problem.
final class FactVisitor: SyntaxAnyVisitor {
  var facts: FileFacts
  var scopes: [Scope] = []
  private let lines: LineStarts
  private let configuration = AppleBuildConfiguration()
  private var depth = 0
  private var isTooDeep = false
  private var types: [String] = []

  /// The number of frames that fit on a thread of ``SourceReader``.
  private static let maximumDepth = 2_000

  init(path: String, lines: LineStarts) {
    facts = FileFacts(path: path)
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Depth

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind { descend(node) }
  override func visitAnyPost(_ node: Syntax) { depth -= 1 }
  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visitPost(_ token: TokenSyntax) {}

  /// Counts a level; each visit of a node with children calls it once.
  private func descend(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    depth += 1
    guard depth > Self.maximumDepth else { return .visitChildren }
    if !isTooDeep {
      isTooDeep = true
      facts.unreadFunctions += 1
      facts.problems.append(
        .init(message: "Code is nested too deeply to be read here.", position: position(of: node))
      )
    }
    return .skipChildren
  }

  func position(of node: some SyntaxProtocol) -> SourcePosition {
    lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  // MARK: Conditions of compilation

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    if let elements = node.activeClause(in: configuration).clause?.elements { walk(elements) }
    return .skipChildren
  }
  override func visitPost(_ node: IfConfigDeclSyntax) { depth -= 1 }

  // MARK: Types

  var owner: String { types.last ?? "" }

  private func begin(
    _ kind: TypeDeclaration.Kind,
    _ name: String,
    _ inheritance: InheritanceClauseSyntax?,
    at node: some SyntaxProtocol,
    until last: TokenSyntax,
    shape: TypeShape = TypeShape()
  ) {
    let isInside = !types.isEmpty
    types.append(name)
    let inherited = inheritance?.inheritedTypes.compactMap { Self.name(of: $0.type) } ?? []
    facts.types.append(
      TypeDeclaration(
        kind: kind,
        name: name,
        inherited: inherited,
        position: position(of: node),
        lastLine: position(of: last).line,
        isNamedAlone: shape.isNamedAlone && !isInside && scopes.isEmpty,
        requiredProperties: shape.requiredProperties
      )
    )
    if inherited.contains("PreviewProvider") { facts.previews.append(position(of: node)) }
  }

  private func end() {
    if !types.isEmpty { types.removeLast() }
    depth -= 1
  }

  /// The last name of a type without generic arguments, optionals and attributes.
  static func name(of type: TypeSyntax) -> String? {
    var current = type
    for _ in 0..<6 {
      if let node = current.as(IdentifierTypeSyntax.self) { return node.name.text }
      if let node = current.as(MemberTypeSyntax.self) { return node.name.text }
      if let node = current.as(OptionalTypeSyntax.self) {
        current = node.wrappedType
      } else if let node = current.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        current = node.wrappedType
      } else if let node = current.as(AttributedTypeSyntax.self) {
        current = node.baseType
      } else if let node = current.as(SomeOrAnyTypeSyntax.self) {
        current = node.constraint
      } else {
        return nil
      }
    }
    return nil
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .class,
      node.name.text,
      node.inheritanceClause,
      at: node.name,
      until: node.memberBlock.rightBrace,
      shape: TypeShape(node.modifiers, node.genericParameterClause)
    )
    return descend(node)
  }
  override func visitPost(_ node: ClassDeclSyntax) { end() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .struct,
      node.name.text,
      node.inheritanceClause,
      at: node.name,
      until: node.memberBlock.rightBrace,
      shape: TypeShape(node.modifiers, node.genericParameterClause, node.memberBlock.members)
    )
    return descend(node)
  }
  override func visitPost(_ node: StructDeclSyntax) { end() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .enum,
      node.name.text,
      node.inheritanceClause,
      at: node.name,
      until: node.memberBlock.rightBrace
    )
    return descend(node)
  }
  override func visitPost(_ node: EnumDeclSyntax) { end() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .protocol,
      node.name.text,
      node.inheritanceClause,
      at: node.name,
      until: node.memberBlock.rightBrace
    )
    return descend(node)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { end() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = Self.name(of: node.extendedType) ?? ""
    begin(
      .extension,
      name,
      node.inheritanceClause,
      at: node.extendedType,
      until: node.memberBlock.rightBrace
    )
    return descend(node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { end() }

  // MARK: Functions

  /// Reads the code of a function or of a property with its own names.
  func within(_ scope: Scope, _ read: () -> Void) {
    scopes.append(scope)
    read()
    scopes.removeLast()
  }

  private func read(
    _ name: String,
    _ parameters: FunctionParameterListSyntax?,
    _ body: CodeBlockItemListSyntax?,
    returnsFont: Bool,
    carriesFont: Bool = false,
    at node: some SyntaxProtocol
  ) {
    guard descend(node) == .visitChildren, let body else { return }
    facts.functions.append(
      FunctionDeclaration(
        owner: owner,
        name: name,
        parameters: parameters?.map {
          .init(
            label: $0.firstName.text == "_" ? nil : $0.firstName.text,
            name: $0.secondName?.text ?? $0.firstName.text,
            type: Self.name(of: $0.type)
          )
        } ?? [],
        position: position(of: node)
      )
    )
    var scope = Scope(function: facts.functions.count - 1)
    scope.returnsFont = returnsFont
    scope.carriesFont = carriesFont
    scope.returnsHeight = parameters?.contains { $0.firstName.text == "heightForRowAt" } ?? false
    within(scope) {
      if body.count == 1, let only = body.first?.item.as(ExprSyntax.self) {
        if returnsFont || carriesFont { returned(only) }
        if scope.returnsHeight, !only.is(SwitchExprSyntax.self), !only.is(IfExprSyntax.self) {
          height(returned: only)
        }
      }
      walk(body)
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.signature.returnClause.flatMap { Self.name(of: $0.type) }
    read(
      node.name.text,
      node.signature.parameterClause.parameters,
      node.body?.statements,
      returnsFont: type == "UIFont",
      carriesFont: type != nil && type != "UIFont",
      at: node.name
    )
    return .skipChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    read(
      "init",
      node.signature.parameterClause.parameters,
      node.body?.statements,
      returnsFont: false,
      at: node.initKeyword
    )
    return .skipChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { depth -= 1 }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.closures == 0, let value = node.expression {
      if scope.returnsFont || scope.carriesFont { returned(value) }
      if scope.returnsHeight { height(returned: value) }
    }
    return descend(node)
  }
  override func visitPost(_ node: ReturnStmtSyntax) { depth -= 1 }

  private func returned(_ value: ExprSyntax) {
    guard let function = scopes.last?.function,
      !value.is(SwitchExprSyntax.self), !value.is(IfExprSyntax.self)
    else { return }
    guard scopes.last?.carriesFont == true else {
      return facts.functions[function].fonts.append(fonts.recipe(value))
    }
    if let font = fonts.carried(value) { facts.functions[function].carriedFonts.append(font) }
  }

  var fonts: FontReading {
    let parameters = scopes.last?.function.map { facts.functions[$0].parameters.map(\.name) } ?? []
    return FontReading(locals: scopes.last?.fonts ?? [:], parameters: Set(parameters))
  }

  // MARK: Properties

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        walk(binding)
        continue
      }
      if scopes.isEmpty { member(name, binding, of: node) } else { local(name.text, binding) }
    }
    return .skipChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { depth -= 1 }

  private func member(
    _ name: TokenSyntax,
    _ binding: PatternBindingSyntax,
    of node: VariableDeclSyntax
  ) {
    let declared = binding.typeAnnotation.flatMap { Self.name(of: $0.type) }
    let isOutlet = node.attributes.contains {
      $0.as(AttributeSyntax.self).flatMap { Self.name(of: $0.attributeName) } == "IBOutlet"
    }
    if let value = binding.initializer?.value {
      initialized(name, declared, value, isOutlet: isOutlet)
    } else if isOutlet {
      view(name, declared, .outlet)
    }
    accessors(binding.accessorBlock, of: name, isFont: declared == "UIFont")
  }

  private func view(_ name: TokenSyntax, _ type: String?, _ origin: ViewDeclaration.Origin) {
    facts.views.append(
      ViewDeclaration(
        owner: owner,
        name: name.text,
        type: type,
        origin: origin,
        position: position(of: name)
      )
    )
  }

  private func constant(_ name: TokenSyntax, _ font: FontRecipe) -> FontConstant {
    FontConstant(owner: owner, name: name.text, font: font, position: position(of: name))
  }

  private func initialized(
    _ name: TokenSyntax,
    _ declared: String?,
    _ value: ExprSyntax,
    isOutlet: Bool
  ) {
    let made = Self.madeType(value)
    if let type = declared ?? made, ViewProperties.isViewType(type) {
      view(name, type, isOutlet ? .outlet : .created)
    }
    let font = fonts.recipe(value)
    if declared == "UIFont" || fonts.isFont(font) {
      facts.constants.append(constant(name, font))
    } else if let call = value.as(FunctionCallExprSyntax.self),
      Expressions.argument("font", of: call) != nil, let font = fonts.carried(value)
    {
      facts.constants.append(constant(name, font))
    }
    if let closure = Self.style(value) {
      return styling(name.text, [ExprSyntax(closure)], at: name)
    }
    if let parts = Self.combinedStyles(value) { return styling(name.text, parts, at: name) }
    var scope = Scope(function: nil)
    scope.subjects = [[[name.text]]]
    if let closure = Self.calledClosure(value) {
      // let label: UILabel = { let label = UILabel(); …; return label }()
      if let local = Self.returnedName(closure) { scope.names[local] = .path([name.text]) }
      within(scope) { walk(closure.statements) }
    } else {
      within(scope) { walk(value) }
    }
  }

  /// The type of `UILabel()` and of `UILabel(frame: .zero).then { … }`.
  static func madeType(_ value: ExprSyntax) -> String? {
    var current = Expressions.bare(value)
    for _ in 0..<4 {
      guard let call = current.as(FunctionCallExprSyntax.self) else { return nil }
      let callee = Expressions.bare(call.calledExpression)
      if let type = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return type.first?.isUppercase == true ? type : nil
      }
      guard let base = callee.as(MemberAccessExprSyntax.self)?.base else { return nil }
      current = Expressions.bare(base)
    }
    return nil
  }

  static func calledClosure(_ value: ExprSyntax) -> ClosureExprSyntax? {
    Expressions.bare(value).as(FunctionCallExprSyntax.self)?
      .calledExpression.as(ClosureExprSyntax.self)
  }

  static func returnedName(_ closure: ClosureExprSyntax) -> String? {
    closure.statements.last?.item.as(ReturnStmtSyntax.self)?.expression?
      .as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  private func accessors(_ block: AccessorBlockSyntax?, of name: TokenSyntax, isFont: Bool) {
    if case .getter(let body)? = block?.accessors {
      read(name.text, nil, body, returnsFont: isFont, carriesFont: !isFont, at: name)
      depth -= 1
    }
    guard case .accessors(let list)? = block?.accessors else { return }
    for accessor in list {
      let kind = accessor.accessorSpecifier.text
      let function = kind == "get" ? name.text : "\(kind) \(name.text)"
      read(
        function,
        nil,
        accessor.body?.statements,
        returnsFont: isFont && kind == "get",
        at: accessor.accessorSpecifier
      )
      depth -= 1
    }
  }

  private func local(_ name: String, _ binding: PatternBindingSyntax) {
    defer { walk(binding) }
    // A name that the closure of a property returns refers to the property.
    if case .path = scopes.last?.names[name], Self.isFirst(binding) { return }
    guard let value = binding.initializer?.value else {
      scopes[scopes.count - 1].names[name] = .local
      return
    }
    let font = fonts.recipe(value)
    if case .named = font {} else { scopes[scopes.count - 1].fonts[name] = font }
    bind(name, to: value)
    if PlainText(locals: []).staysPlain(value) { scopes[scopes.count - 1].plainTexts.insert(name) }
  }

  private static func isFirst(_ binding: PatternBindingSyntax) -> Bool {
    binding.initializer.map { madeType($0.value) != nil } ?? true
  }

  /// Binds a local name to the path of its value, or to itself.
  func bind(_ name: String, to value: ExprSyntax) {
    let meaning: Scope.Name = target(of: value).map { .path($0) } ?? .local
    scopes[scopes.count - 1].names[name] = meaning
    scopes[scopes.count - 1].plainTexts.remove(name)
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { facts.previews.append(position(of: node)) }
    return descend(node)
  }
  override func visitPost(_ node: MacroExpansionDeclSyntax) { depth -= 1 }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { facts.previews.append(position(of: node)) }
    return descend(node)
  }
  override func visitPost(_ node: MacroExpansionExprSyntax) { depth -= 1 }

  // MARK: Conditions

  /// Reads code that may not run.
  private func conditionally(_ read: () -> Void) {
    guard !scopes.isEmpty else { return read() }
    scopes[scopes.count - 1].conditions += 1
    read()
    scopes[scopes.count - 1].conditions -= 1
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    let isAvailable = node.conditions.allSatisfy {
      $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.text == "#available"
    }
    read(node.conditions)
    if isAvailable { walk(node.body) } else { conditionally { walk(node.body) } }
    if let other = node.elseBody { conditionally { walk(other) } }
    return .skipChildren
  }
  override func visitPost(_ node: IfExprSyntax) {
    depth -= 1
    if node.body.statements.contains(where: Self.leaves) { left() }
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    read(node.conditions)
    conditionally { walk(node.body) }
    return .skipChildren
  }
  override func visitPost(_ node: GuardStmtSyntax) {
    depth -= 1
    left()
  }

  private func read(_ conditions: ConditionElementListSyntax) {
    for condition in conditions {
      if let binding = condition.condition.as(OptionalBindingConditionSyntax.self), !scopes.isEmpty,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
      {
        bind(name, to: value)
      }
      walk(condition)
    }
  }

  private static func leaves(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.is(ReturnStmtSyntax.self) || item.item.is(ThrowStmtSyntax.self)
  }

  private func left() {
    guard !scopes.isEmpty, scopes[scopes.count - 1].closures == 0 else { return }
    scopes[scopes.count - 1].mayHaveLeft = true
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    walk(node.subject)
    conditionally { walk(node.cases) }
    return .skipChildren
  }
  override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, scope.returnsFont || scope.carriesFont, scope.closures == 0,
      node.statements.count == 1,
      let only = node.statements.first?.item.as(ExprSyntax.self)
    {
      returned(only)
    }
    return descend(node)
  }
  override func visitPost(_ node: SwitchCaseSyntax) { depth -= 1 }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    // for label in [title, subtitle] { label.font = … }
    let elements =
      node.sequence.as(ArrayExprSyntax.self)?.elements.map { target(of: $0.expression) }
      ?? collection(node.sequence)
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let elements,
      !elements.contains(nil), node.whereClause == nil, elements.count <= 32, !scopes.isEmpty
    {
      for case let path? in elements {
        scopes[scopes.count - 1].names[name] = .path(path)
        walk(node.body)
      }
      return .skipChildren
    }
    if !scopes.isEmpty, let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      scopes[scopes.count - 1].names[name] = .local
    }
    walk(node.sequence)
    conditionally { walk(node.body) }
    return .skipChildren
  }
  override func visitPost(_ node: ForStmtSyntax) { depth -= 1 }

  /// The path of a property of the object, which may be an outlet collection.
  private func collection(_ sequence: ExprSyntax) -> [[String]?]? {
    guard let path = target(of: sequence), path.count == 1, path[0].first?.isLetter == true else {
      return nil
    }
    return [path]
  }

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    conditionally { walk(node.body) }
    return .skipChildren
  }
  override func visitPost(_ node: WhileStmtSyntax) { depth -= 1 }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    conditionally { walk(node.body) }
    return .skipChildren
  }
  override func visitPost(_ node: CatchClauseSyntax) { depth -= 1 }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    guard !scopes.isEmpty else {
      within(Scope(function: nil, closures: 1)) { walk(node.statements) }
      return .skipChildren
    }
    let before = scopes[scopes.count - 1]
    scopes[scopes.count - 1].closures += 1
    scopes[scopes.count - 1].subjects.append([])
    walk(node.statements)
    scopes[scopes.count - 1] = before
    return .skipChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }

  // MARK: Statements

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    let elements = Array(node.elements.prefix(3))
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self), !scopes.isEmpty {
      assign(node, to: elements[0])
    }
    return .visitChildren
  }
  override func visitPost(_ node: SequenceExprSyntax) { depth -= 1 }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard descend(node) == .visitChildren else { return .skipChildren }
    guard !scopes.isEmpty else { return .visitChildren }
    return call(node) ? .skipChildren : .visitChildren
  }
  override func visitPost(_ node: FunctionCallExprSyntax) { depth -= 1 }
}
