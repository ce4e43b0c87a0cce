import SwiftSyntax

/// Finds the declarations in a file that the rest of its target must know.
final class DeclarationVisitor: SyntaxVisitor {
  private struct Scope {
    var path: String
    var listsAllMembers = false
    var isProtocol = false
    /// Whether the scope is an Objective-C protocol, whose methods Objective-C calls by name.
    var isObjectiveC = false
    /// The protocols after the colon of an extension.
    var conformances: [String] = []
    var isPublic = false
    var isExtension = false
    /// Whether the scope is a class that other files may name.
    var isNamedClass = false
    var obstacle: String?

    /// Whether the scope is a type inside `CGFloat`, such as a group of named lengths.
    var isInsideLengths: Bool { path.hasPrefix("CGFloat.") }

    /// Whether a member with modifiers overrides in an extension.
    func overrides(_ modifiers: DeclModifierListSyntax) -> Bool {
      isExtension && obstacle == nil && modifiers.has("override") && !modifiers.has("static")
        && !modifiers.has("class")
    }

    /// Whether a member of an extension may be overridden in a subclass, or is such an override.
    func mayDispatch(_ modifiers: DeclModifierListSyntax, _ isListed: Bool) -> Bool {
      isExtension && obstacle == nil && (isListed || modifiers.has("override"))
    }
  }

  private(set) var declarations = FileDeclarations()
  private var scopes: [Scope] = []
  private var conditions: [String] = []
  private var functions = 0

  private var condition: String { conditions.filter { !$0.isEmpty }.joined(separator: " && ") }

  // MARK: Types

  override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = open(type.name, type.attributes, type.modifiers)
    declarations.classes.insert(path)
    declarations.superclasses[path] =
      type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    scopes[scopes.count - 1].isNamedClass =
      scopes.last?.obstacle == nil && !type.modifiers.has("private")
      && !type.modifiers.has("fileprivate")
    if type.genericParameterClause != nil { declarations.genericClasses.insert(path) }
    if type.isSegue, let scope = scopes.last { addSegue(type, in: scope) }
    return .visitChildren
  }

  override func visitPost(_ type: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ type: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = open(type.name, type.attributes, type.modifiers)
    addProvider(path, type.name, type.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ type: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ type: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = open(type.name, type.attributes, type.modifiers)
    addProvider(path, type.name, type.inheritanceClause)
    return .visitChildren
  }

  override func visitPost(_ type: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ type: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(type.name, type.attributes, type.modifiers)
    return .visitChildren
  }

  override func visitPost(_ type: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ type: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(type.name, type.attributes, type.modifiers)
    scopes[scopes.count - 1].isProtocol = true
    scopes[scopes.count - 1].isObjectiveC = type.attributes.has("objc")
    return .visitChildren
  }

  override func visitPost(_ type: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.extendedType.trimmedDescription == "URLSession", node.inheritanceClause != nil {
      declarations.conformsSession = true
    }
    scopes.append(
      Scope(
        path: node.extendedType.trimmedDescription,
        listsAllMembers: node.attributes.has("objc") || node.attributes.has("objcMembers"),
        conformances: node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
        isExtension: true,
        obstacle: node.genericWhereClause == nil ? nil : "an extension with conditions"
      )
    )
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  @discardableResult
  private func open(
    _ name: TokenSyntax,
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax
  ) -> String {
    let path = (scopes.last.map { $0.path + "." } ?? "") + name.text
    var obstacle = scopes.last?.obstacle
    if functions > 0 { obstacle = "a class inside of a function" }
    if !scopes.isEmpty && modifiers.has("private") { obstacle = "a private class inside of a type" }
    scopes.append(
      Scope(
        path: path,
        listsAllMembers: attributes.has("objcMembers"),
        isPublic: modifiers.has("public") || modifiers.has("open"),
        obstacle: obstacle
      )
    )
    if scopes[scopes.count - 1].isInsideLengths { declarations.groupsOfLengths.append(path) }
    return path
  }

  // MARK: Previews

  override func visit(_ macro: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addPreview(MacroUse(macro))
    return .visitChildren
  }

  override func visit(_ macro: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addPreview(MacroUse(macro))
    return .visitChildren
  }

  private func addPreview(_ macro: MacroUse) {
    guard macro.name == "Preview", scopes.isEmpty, functions == 0 else { return }
    declarations.previews.append(
      PreviewDeclaration(
        position: macro.position,
        number: declarations.previews.count,
        condition: condition,
        hasBody: macro.body != nil
      )
    )
  }

  private func addProvider(
    _ path: String,
    _ name: TokenSyntax,
    _ inheritance: InheritanceClauseSyntax?
  ) {
    let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard names.contains("PreviewProvider"), scopes.last?.obstacle == nil else { return }
    declarations.previewProviders.append(
      PreviewProviderDeclaration(
        path: path,
        condition: condition,
        position: name.positionAfterSkippingLeadingTrivia
      )
    )
  }

  // MARK: Conditions

  override func visit(_ block: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in BuildConditions.clauses(of: block) {
      guard let elements = clause.elements else { continue }
      conditions.append(clause.condition == "true" ? "" : clause.condition)
      walk(elements)
      conditions.removeLast()
    }
    return .skipChildren
  }

  // MARK: Members

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if function.name.text == "description" { declarations.hasDescriptionMethod = true }
    if functions == 0, let scope = scopes.last {
      if scope.overrides(function.modifiers),
        let override = ExtensionOverride(function, owner: scope.path)
      {
        declarations.extensionOverrides.append(override)
      }
      if scope.mayDispatch(
        function.modifiers,
        isListed(function.attributes, function.modifiers, in: scope)
      ),
        condition.isEmpty, let member = ExtensionMember(function, owner: scope.path)
      {
        declarations.extensionMembers.append(member)
      } else {
        addWitness(function, in: scope)
      }
      if scope.isNamedClass, condition.isEmpty,
        let member = ExtensionMember(function, owner: scope.path)
      {
        declarations.classMembers.append(member)
      }
      if scope.isProtocol {
        addRequirement(function, in: scope)
      } else if isListed(function.attributes, function.modifiers, in: scope) {
        addMethod(function, in: scope)
      }
    }
    functions += 1
    return .visitChildren
  }

  override func visitPost(_ function: FunctionDeclSyntax) { functions -= 1 }

  override func visit(_ closure: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    functions += 1
    return .visitChildren
  }

  override func visitPost(_ closure: ClosureExprSyntax) { functions -= 1 }

  override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard functions == 0, let scope = scopes.last else { return .visitChildren }
    if scope.isExtension || scope.isInsideLengths, scope.obstacle == nil,
      variable.modifiers.has("static")
    {
      addLengths(variable, of: scope.path)
    }
    if scope.overrides(variable.modifiers),
      let override = ExtensionOverride(variable, owner: scope.path)
    {
      declarations.extensionOverrides.append(override)
    }
    if scope.mayDispatch(
      variable.modifiers,
      isListed(variable.attributes, variable.modifiers, in: scope)
    ),
      condition.isEmpty, let member = ExtensionMember(variable, owner: scope.path)
    {
      declarations.extensionMembers.append(member)
    }
    if scope.isNamedClass, condition.isEmpty,
      let member = ExtensionMember(variable, owner: scope.path)
    {
      declarations.classMembers.append(member)
    }
    if scope.isProtocol {
      addRequirement(variable, in: scope)
    } else if isListed(variable.attributes, variable.modifiers, in: scope) {
      for binding in variable.bindings { addProperty(binding, of: variable, in: scope) }
    }
    return .visitChildren
  }

  override func visit(_ reference: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    noteName(reference.name.text)
    return .visitChildren
  }

  override func visit(_ reference: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    noteName(reference.baseName.text)
    return .visitChildren
  }

  /// The prefixes of names in UIKit and the modules that it re-exports.
  private static let prefixes = ["UI", "CG", "CA", "NS"]

  /// The names of Foundation that screens use most.
  private static let namesOfFoundation: Set<String> = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "DispatchQueue", "FileManager", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale",
    "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo",
    "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "UUID", "UserDefaults",
  ]

  private func noteName(_ name: String) {
    if Self.namesOfFoundation.contains(name) { declarations.namesFoundation = true }
    if name.dropFirst(2).first?.isUppercase == true,
      Self.prefixes.contains(String(name.prefix(2)))
    {
      declarations.namesUIKit = true
    }
    if name == "OSStatus" || ["kSec", "errSec", "SecItem"].contains(where: name.hasPrefix) {
      declarations.namesSecurity = true
    }
    if [
      "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
      "URLSessionDataTask", "URLSessionConfiguration", "URLCache", "HTTPCookieStorage",
    ].contains(name) {
      declarations.usesNetworking = true
    }
  }

  private func isListed(
    _ attributes: AttributeListSyntax,
    _ modifiers: DeclModifierListSyntax,
    in scope: Scope
  ) -> Bool {
    if attributes.has("nonobjc") || modifiers.has("static") || modifiers.has("class") {
      return false
    }
    if attributes.isUnavailable { return false }
    if AppleAttributes.listing.contains(where: { attributes.has($0) }) { return true }
    return scope.listsAllMembers && !modifiers.has("private") && !modifiers.has("fileprivate")
  }

  /// Notes a requirement of an Objective-C protocol, and a method of an extension that may witness one.
  private func addWitness(_ function: FunctionDeclSyntax, in scope: Scope) {
    guard scope.isObjectiveC || !scope.conformances.isEmpty, scope.obstacle == nil,
      condition.isEmpty,
      let member = ExtensionMember(function, owner: scope.path)
    else { return }
    if scope.isObjectiveC {
      declarations.objectiveCRequirements[scope.path, default: []].insert(member.key)
    } else {
      declarations.possibleWitnesses.append((member, scope.conformances))
    }
  }

  private func addMethod(_ function: FunctionDeclSyntax, in scope: Scope) {
    let effects = function.signature.effectSpecifiers
    let parameters = function.signature.parameterClause.parameters
    guard effects?.throwsClause == nil, effects?.asyncSpecifier == nil,
      function.genericParameterClause == nil, parameters.count <= 3,
      !parameters.contains(where: { $0.ellipsis != nil || $0.type.isInout })
    else { return }
    let labels = parameters.map(\.firstName.text)
    add(
      NamedMember(
        name: ObjectiveCName.plain(function.name.text),
        objectiveCName: function.attributes.objectiveCName
          ?? ObjectiveCName.method(function.name.text, labels: labels),
        kind: .method(
          parameters.map { .init(label: $0.firstName.text, type: $0.type.closureParameterType) }
        ),
        obstacle: scope.obstacle,
        position: function.name.positionAfterSkippingLeadingTrivia
      ),
      in: scope
    )
  }

  private func addSegue(_ type: ClassDeclSyntax, in scope: Scope) {
    guard scope.obstacle == nil else { return }
    add(
      NamedMember(
        name: "init",
        objectiveCName: "initWithIdentifier:source:destination:",
        kind: .segue,
        position: type.name.positionAfterSkippingLeadingTrivia
      ),
      in: scope
    )
  }

  private func addProperty(
    _ binding: PatternBindingSyntax,
    of variable: VariableDeclSyntax,
    in scope: Scope
  ) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let isVariable = variable.bindingSpecifier.text == "var"
    add(
      NamedMember(
        name: ObjectiveCName.plain(name),
        objectiveCName: variable.attributes.objectiveCName ?? ObjectiveCName.plain(name),
        kind: .property(isSettable: isVariable && (binding.accessorBlock?.isSettable ?? true)),
        obstacle: scope.obstacle,
        position: binding.positionAfterSkippingLeadingTrivia
      ),
      in: scope
    )
  }

  private func add(_ member: NamedMember, in scope: Scope) {
    let condition = condition
    if let index = declarations.groups.firstIndex(where: {
      $0.owner == scope.path && $0.condition == condition
    }) {
      declarations.groups[index].members.append(member)
    } else {
      declarations.groups.append(
        MemberGroup(owner: scope.path, condition: condition, members: [member])
      )
    }
  }

  // MARK: Lengths

  private func addLengths(_ variable: VariableDeclSyntax, of path: String) {
    let type = path.prefix { $0 != "." }
    guard type == "CGFloat" || path == "Double" else { return }
    for binding in variable.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        binding.typeAnnotation.map({ $0.type.trimmedDescription == type })
          ?? Self.isNumber(binding.initializer?.value)
      else { continue }
      let access = ["public", "private", "fileprivate"].first { variable.modifiers.has($0) }
      let extended = variable.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)?
        .modifiers
      let around = ["public", "private", "fileprivate"].first { extended?.has($0) == true }
      declarations.lengths.append(
        NamedLength(
          owner: path,
          name: ObjectiveCName.plain(name),
          access: (access ?? around).map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? "",
          condition: condition
        )
      )
    }
  }

  /// Whether an untyped expression is recognizably a number.
  private static func isNumber(_ value: ExprSyntax?) -> Bool {
    guard let value else { return false }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return ["CGFloat", "Double"].contains(call.calledExpression.trimmedDescription)
    }
    if let signed = value.as(PrefixOperatorExprSyntax.self) { return isNumber(signed.expression) }
    return value.is(FloatLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
  }

  // MARK: Optional requirements

  private func addRequirement(_ function: FunctionDeclSyntax, in scope: Scope) {
    guard function.modifiers.has("optional") else { return }
    let result = function.signature.returnClause?.type
    let value: String? =
      result.map(\.isVoid) ?? true ? "" : result?.isOptional == true ? " nil " : nil
    var declaration = function.trimmed
    declaration.attributes = []
    declaration.modifiers = []
    let head = "\(scope.isPublic ? "public " : "")\(declaration.trimmedDescription)"
    declarations.requirements.append(
      OptionalRequirement(
        name: ObjectiveCName.plain(function.name.text),
        owner: scope.path,
        condition: condition,
        implementation: value.map { "\(head) {\($0)}" },
        fallback: "\(head) { ObjectiveCRequirement.missing() }",
        position: function.name.positionAfterSkippingLeadingTrivia
      )
    )
  }

  private func addRequirement(_ variable: VariableDeclSyntax, in scope: Scope) {
    guard variable.modifiers.has("optional"), let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let type = binding.typeAnnotation?.type
    let isReadOnly = binding.accessorBlock.map { !$0.isSettable } ?? false
    let access = scope.isPublic ? "public " : ""
    declarations.requirements.append(
      OptionalRequirement(
        name: ObjectiveCName.plain(name),
        owner: scope.path,
        condition: condition,
        implementation: type.flatMap {
          $0.isOptional && isReadOnly ? "\(access)var \(name): \($0.trimmed) { nil }" : nil
        },
        position: binding.positionAfterSkippingLeadingTrivia
      )
    )
  }
}
