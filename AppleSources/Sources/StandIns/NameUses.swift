import SwiftSyntax

/// The uses of an undeclared name in sources.
struct NameUses {
  /// The arguments of a call, or of an attribute.
  struct Call: Hashable, Comparable {
    /// An argument, as far as it determines the type of its parameter.
    enum Argument: Hashable {
      case value
      /// A member of the parameter's type: `.compact`.
      case choice
      case reference
      case closure(parameters: Int)
    }

    var labels: [String]
    var arguments: [Argument]

    static func < (first: Call, second: Call) -> Bool {
      (first.labels.count, first.labels.joined(separator: ":"), "\(first.arguments)")
        < (second.labels.count, second.labels.joined(separator: ":"), "\(second.arguments)")
    }
  }

  /// Whether a class lists it first in its inheritance list.
  var isSuperclass = false
  /// Whether a type other than a class lists it, or a class after its superclass.
  var isConformance = false
  /// Whether it occurs in `some`, `any` or a constraint.
  var isConstraint = false
  /// Whether a property has it as an attribute.
  var isWrapper = false
  /// Whether it is an attribute of another declaration.
  var isOtherAttribute = false
  /// Whether a call of it is a view.
  var isView = false
  /// Whether a weak reference has the type.
  var isWeak = false
  /// Names of members that subclasses override.
  var overrides: Set<String> = []
  /// Members of parameter types that are passed to it: `.compact`.
  var choices: Set<String> = []
  /// The calls that create a value.
  var calls: Set<Call> = []
  /// The method calls on a value that was just created, by name.
  var methods: [String: Set<Call>] = [:]
  /// The arguments of the attribute.
  var attributes: Set<Call> = []
  /// Member names after it.
  var members: Set<String> = []
  /// Member names after it in the position of a type.
  var types: Set<String> = []
  /// The greatest number of generic arguments.
  var genericArguments = 0
  /// The generic parameters by the names that conditions of extensions give them: `Base` in `where Base: UIView`.
  var genericNames: [String] = []
  /// Whether it is used in place of a type.
  var isType = false

  /// Whether it is used as the constant is to which C's macro of its name is imported: as a value alone.
  func isConstant(_ name: String) -> Bool {
    !isType && !isView && calls.isEmpty && methods.isEmpty && members.isEmpty && types.isEmpty
      && !isSuperclass && !isConformance && !isConstraint && !isWrapper && genericArguments == 0
      && name.contains("_") && name.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" }
  }
}

/// Collects the uses of names.
final class NameUseVisitor: SyntaxVisitor {
  private let names: Set<String>
  var uses: [String: NameUses] = [:]

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: String, _ change: (inout NameUses) -> Void) {
    if names.contains(name) { change(&uses[name, default: NameUses()]) }
  }

  // MARK: Types

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.as(ClassDeclSyntax.self)
    for (index, inherited) in node.inheritedTypes.enumerated() {
      for part in Self.parts(of: inherited.type) {
        let name = Self.name(part)
        if let owner, index == 0 {
          note(name) { uses in
            uses.isSuperclass = true
            uses.overrides.formUnion(Self.overrides(of: owner))
          }
        } else {
          note(name) { $0.isConformance = true }
        }
      }
    }
    return .visitChildren
  }

  private static func overrides(of owner: ClassDeclSyntax) -> [String] {
    owner.memberBlock.members.compactMap { member in
      if let function = member.decl.as(FunctionDeclSyntax.self), isOverride(function.modifiers) {
        return function.name.text
      }
      if let variable = member.decl.as(VariableDeclSyntax.self), isOverride(variable.modifiers) {
        return variable.bindings.first?.pattern.trimmedDescription
      }
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        return
          "init(\(initializer.signature.parameterClause.parameters.first?.firstName.text ?? ""))"
      }
      return nil
    }
  }

  private static func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text) { uses in
      uses.isType = true
      uses.genericArguments = max(
        uses.genericArguments,
        node.genericArgumentClause?.arguments.count ?? 0
      )
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      note(base.name.text) { $0.types.insert(node.name.text) }
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = (node.genericWhereClause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let conformance): Self.name(conformance.leftType)
      case .sameTypeRequirement(let same): same.leftType.as(TypeSyntax.self).map(Self.name)
      case .layoutRequirement(let layout): Self.name(layout.type)
      @unknown default: nil
      }
    }
    note(Self.name(node.extendedType)) { uses in
      for name in names where !name.isEmpty && name != "Self" && !uses.genericNames.contains(name) {
        uses.genericNames.append(name)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    for part in Self.parts(of: node.constraint) { note(Self.name(part)) { $0.isConstraint = true } }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    for part in node.inheritedType.map(Self.parts) ?? [] {
      note(Self.name(part)) { $0.isConstraint = true }
    }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    for part in Self.parts(of: node.rightType) { note(Self.name(part)) { $0.isConstraint = true } }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.contains(where: { $0.name.text == "weak" }),
      let type = node.bindings.first?.typeAnnotation?.type.as(OptionalTypeSyntax.self)
    {
      for part in Self.parts(of: type.wrappedType) { note(Self.name(part)) { $0.isWeak = true } }
    }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let owner = node.parent?.parent
    let call = Self.call(node.arguments)
    note(Self.name(node.attributeName)) { uses in
      if case .argumentList(let list) = node.arguments {
        uses.choices.formUnion(list.compactMap { Self.implicitMember($0.expression) })
      }
      if owner?.is(VariableDeclSyntax.self) == true {
        uses.isWrapper = true
        uses.attributes.insert(call)
      } else {
        uses.isOtherAttribute = true
      }
    }
    return .visitChildren
  }

  // MARK: Values

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      called = generic.expression
      if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
        note(name) {
          $0.genericArguments = max(
            $0.genericArguments,
            generic.genericArgumentClause.arguments.count
          )
        }
      }
    }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      note(name) { uses in
        uses.choices.formUnion(node.arguments.compactMap { Self.implicitMember($0.expression) })
        uses.calls.insert(Self.call(node))
        uses.isView = uses.isView || Self.isItem(node)
      }
    } else if let access = called.as(MemberAccessExprSyntax.self), let name = Self.maker(of: access)
    {
      note(name) { uses in
        uses.choices.formUnion(node.arguments.compactMap { Self.implicitMember($0.expression) })
        uses.methods[access.declName.baseName.text, default: []].insert(Self.call(node))
      }
    }
    return .visitChildren
  }

  /// The name that is called at the start of a method chain: `Chart` in `Chart(points).animated().color(2)`.
  private static func maker(of access: MemberAccessExprSyntax) -> String? {
    var base = access.base
    while let call = base?.as(FunctionCallExprSyntax.self) {
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self) {
        return name.baseName.text
      }
      base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return nil
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      note(base.baseName.text) { $0.members.insert(node.declName.baseName.text) }
    }
    return .visitChildren
  }

  /// Whether a call, with its modifiers, is a statement, as the views of a builder are.
  private static func isItem(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
        node = parent
      } else if let outer = parent.as(FunctionCallExprSyntax.self),
        outer.calledExpression.id == node.id
      {
        node = parent
      } else {
        return parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self)
      }
    }
    return false
  }

  // MARK: Parts

  private static func parts(of type: TypeSyntax) -> [TypeSyntax] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.map(\.type)
    }
    if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType) }
    return [type]
  }

  private static func name(_ type: TypeSyntax) -> String {
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.as(IdentifierTypeSyntax.self)?.name.text ?? ""
  }

  private static func call(_ node: FunctionCallExprSyntax) -> NameUses.Call {
    var call = call(node.arguments)
    if let closure = node.trailingClosure {
      call.labels.append("_")
      call.arguments.append(.closure(parameters: parameters(of: closure)))
    }
    for closure in node.additionalTrailingClosures {
      call.labels.append(closure.label.text)
      call.arguments.append(.closure(parameters: parameters(of: closure.closure)))
    }
    return call
  }

  private static func call(_ arguments: AttributeSyntax.Arguments?) -> NameUses.Call {
    guard case .argumentList(let list) = arguments else {
      return NameUses.Call(labels: [], arguments: [])
    }
    return call(list)
  }

  private static func call(_ list: LabeledExprListSyntax) -> NameUses.Call {
    NameUses.Call(
      labels: list.map { $0.label?.text ?? "_" },
      arguments: list.map { argument in
        if let closure = argument.expression.as(ClosureExprSyntax.self) {
          return .closure(parameters: parameters(of: closure))
        }
        if implicitMember(argument.expression) != nil { return .choice }
        return argument.expression.is(InOutExprSyntax.self) ? .reference : .value
      }
    )
  }

  /// The name in `.compact`, also if it is called or has members.
  private static func implicitMember(_ expression: ExprSyntax) -> String? {
    var expression = expression
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let access = expression.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return access.declName.baseName.text }
        expression = base
      } else {
        return nil
      }
    }
  }

  private static func parameters(of closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let names): return names.count
    case .parameterClause(let clause): return clause.parameters.count
    default:
      // The highest of the names `$0`, `$1`.
      let used = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token -> Int? in
        if case .dollarIdentifier(let text) = token.tokenKind { return Int(text.dropFirst()) }
        return nil
      }
      return (used.max() ?? -1) + 1
    }
  }
}
