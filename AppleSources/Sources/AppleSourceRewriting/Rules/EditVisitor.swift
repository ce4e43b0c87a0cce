import SwiftSyntax

/// Finds the necessary changes of a file.
final class EditVisitor: SyntaxVisitor {
  let target: TargetDeclarations
  let modules: Set<String>
  var edits = Edits()
  var notes: [Note] = []

  /// The modules that the file imports.
  var imports: Set<String> = []
  /// The modules that the file imports unconditionally.
  var unconditionalImports: Set<String> = []

  /// The types around the place.
  private var types: [String] = []

  /// The number of `#if` blocks around the position that the compiler evaluates.
  private var openConditions = 0

  /// The previews of the file, by the places of their macros.
  let previews: [AbsolutePosition: PreviewDeclaration]

  init(
    target: TargetDeclarations,
    modules: Set<String>,
    previews: [PreviewDeclaration] = []
  ) {
    self.target = target
    self.modules = modules
    self.previews = Dictionary(
      previews.map { ($0.position, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    super.init(viewMode: .sourceAccurate)
  }

  /// The innermost type around the place.
  var enclosingType: String? { types.last }

  /// The path of the innermost type around the place.
  var typePath: String { types.joined(separator: ".") }

  /// Whether the target knows the type of a converted preview.
  var canShowPreviews: Bool { FileAddition.canShowPreviews(modules) }

  func note(_ node: some SyntaxProtocol, _ message: String) {
    notes.append(Note(position: node.positionAfterSkippingLeadingTrivia, message: message))
  }

  // MARK: Types

  override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(type.name.text)
    removeMain(of: type)
    carryModel(type)
    addOverrides(to: type)
    addReuse(to: type)
    return .visitChildren
  }

  override func visitPost(_ type: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    removeConvenience(of: node)
    return .visitChildren
  }

  override func visit(_ type: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    bindToClasses(type)
    return .visitChildren
  }

  /// An app has no entry point here: its classes are compiled as a library.
  private func removeMain(of type: ClassDeclSyntax) {
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard let main = type.attributes.attribute("main"),
      inherited.contains("UIApplicationDelegate")
    else { return }
    edits.blank(main)
  }

  /// A protocol for Objective-C is one for classes.
  private func bindToClasses(_ type: ProtocolDeclSyntax) {
    guard type.attributes.has("objc") else { return }
    guard let clause = type.inheritanceClause else {
      edits.insert(": AnyObject", after: type.name)
      return
    }
    let inherited = clause.inheritedTypes.map(\.type.trimmedDescription)
    if !inherited.contains("AnyObject") && !inherited.contains("class") {
      edits.insert(" AnyObject,", after: clause.colon)
    }
  }

  // MARK: Overrides in extensions

  /// Makes a class override by calling members of its extensions.
  private func addOverrides(to type: ClassDeclSyntax) {
    let access = type.modifiers.has("public") || type.modifiers.has("open") ? "public " : ""
    for override in target.extensionOverrides[types.joined(separator: ".")] ?? []
    where !override.forward.isEmpty {
      edits.insert("; \(access)\(override.forward) ", before: type.memberBlock.rightBrace)
    }
  }

  /// Whether a modifier belongs to a member that its class calls.
  private func isInExtension(_ modifier: DeclModifierSyntax) -> Bool {
    let declaration = modifier.parent?.parent
    let name =
      declaration?.as(FunctionDeclSyntax.self)?.name
      ?? declaration?.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier
    guard let name, let owner = types.last,
      let override = target.extensionOverrides[owner]?.first(where: {
        $0.position == name.positionAfterSkippingLeadingTrivia
      }), !override.isObserver
    else { return false }
    edits.insert(ExtensionOverride.suffix, after: name)
    return true
  }

  // MARK: Attributes and modifiers

  override func visit(_ attribute: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = attribute.attributeName.trimmedDescription
    if AppleAttributes.removed.contains(name) {
      edits.blank(attribute)
      if name == "NSManaged", !modules.contains("CoreData") {
        note(
          attribute,
          "@NSManaged is removed: the target does not depend on Core Data. Add"
            + " `.product(name: \"CoreData\", package: \"swift-dynamic-type\")`."
        )
      }
      return .skipChildren
    }
    if name == "MainActor" { relax(attribute) }
    if name == "ModelActor" { carryModelActor(attribute) }
    if name == "convention", isOfObjectiveC(attribute) { edits.blank(attribute) }
    return .visitChildren
  }

  /// Whether a convention is that of a block, or of a method implementation, whose selector is not a C type
  /// here.
  private func isOfObjectiveC(_ convention: AttributeSyntax) -> Bool {
    if convention.arguments?.trimmedDescription == "block" { return true }
    let type = convention.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType
    let parameters = type?.as(FunctionTypeSyntax.self)?.parameters
    return parameters?.contains { $0.type.trimmedDescription == "Selector" } ?? false
  }

  override func visit(_ modifier: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if modifier.name.text == "override",
      isInExtension(modifier) || isOfObjects(modifier) || isForOtherModule(modifier)
    {
      edits.blank(modifier)
    }
    if ["dynamic", "optional"].contains(modifier.name.text) || isOfRequirement(modifier) {
      edits.blank(modifier)
    }
    carryClassMember(modifier)
    return .visitChildren
  }

  /// Whether a modifier marks a requirement as weak, which Objective-C protocols allow.
  private func isOfRequirement(_ modifier: DeclModifierSyntax) -> Bool {
    guard ["weak", "unowned"].contains(modifier.name.text) else { return false }
    let item = modifier.parent?.parent?.parent?.as(MemberBlockItemSyntax.self)
    return item?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }

  override func visit(_ property: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    carryEntry(property)
    carryObservers(property)
    shareStatic(property)
    carryDispatched(property)
    carryManaged(property)
    carryAttributes(property)
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    openConditions += 1
    guard let condition = clause.condition else { return .visitChildren }
    ConditionVisitor { [self] call, answer in
      edits.replace(call, by: answer ? "true" : "false")
    }
    .walk(condition)
    carryImports(of: clause)
    return .visitChildren
  }

  override func visitPost(_ clause: IfConfigClauseSyntax) { openConditions -= 1 }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    carry(node, isConditional: openConditions > 0)
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ macro: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch macro.macroName.text {
    case "selector": carrySelector(macro)
    case "keyPath": carryKeyPath(macro)
    case "Preview":
      carryPreview(MacroUse(macro))
      return .visitChildren
    default: return .visitChildren
    }
    return .skipChildren
  }

  override func visit(_ macro: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if macro.macroName.text == "Preview" { carryPreview(MacroUse(macro)) }
    carryModelMacro(macro)
    return .visitChildren
  }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    carryDispatched(function)
    carryManaged(function)
    return .visitChildren
  }

  override func visit(_ member: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    carrySuper(member)
    carryAnyObject(member)
    if let base = member.base?.as(DeclReferenceExprSyntax.self) {
      carryModule(base, before: member.period)
    }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    carryOptionalCall(call)
    carryDescription(call)
    carryMagnitude(call)
    return .visitChildren
  }
}
