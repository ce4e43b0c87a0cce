import SwiftSyntax

/// The types around a token, as climbing finds them.
struct TypePath {
  /// The smallest type that a stand-in can replace.
  var inner: TypeSyntax?
  /// Whether the token is in code, in which types have no stand-in.
  var isInCode = false
}

extension Ladder {
  /// Adds the parts of a declaration's header: attributes, types, conformances, requirements.
  mutating func addHeader(
    _ node: Syntax,
    _ child: Syntax,
    _ token: TokenSyntax,
    _ path: inout TypePath,
    _ depth: Int
  ) {
    if node.is(ClosureExprSyntax.self) || node.is(CodeBlockSyntax.self) { path.isInCode = true }
    grow(&path, node)
    guard !path.isInCode else { return }
    switch node.as(SyntaxEnum.self) {
    case .attribute(let attribute):
      add(removal(of: attribute), .attribute, at: node, depth: depth)
    case .importDecl:
      add([TextEdit(range: node.bytes, text: "")], .attribute, at: node, depth: depth)
    case .inheritedType(let type): addInherited(type, depth)
    case .genericParameter(let parameter):
      guard let colon = parameter.colon, let type = parameter.inheritedType else { return }
      let range = colon.bytes.lowerBound..<type.bytes.upperBound
      add([TextEdit(range: range, text: "")], .conformance, at: node, depth: depth)
    case .genericRequirement: addRequirement(node, depth)
    case .functionParameter, .returnClause, .enumCaseParameter, .typeInitializerClause:
      if let type = child.as(TypeSyntax.self) { addStandIns(for: type, path.inner, node, depth) }
    case .typeAnnotation:
      guard let type = child.as(TypeSyntax.self), isStored(node) else { return }
      addStandIns(for: type, path.inner, node, depth)
    default: break
    }
  }

  /// Follows a type from its first name outward.
  private func grow(_ path: inout TypePath, _ node: Syntax) {
    guard let type = node.as(TypeSyntax.self) else { return }
    let isWhole =
      type.is(MemberTypeSyntax.self) || type.is(SomeOrAnyTypeSyntax.self)
      || type.is(CompositionTypeSyntax.self)
    if path.inner == nil || isWhole { path.inner = type }
  }

  private mutating func addInherited(_ inherited: InheritedTypeSyntax, _ depth: Int) {
    guard let clause = inherited.parent?.parent?.as(InheritanceClauseSyntax.self) else { return }
    let name = inherited.type.trimmedDescription
    if let owner = clause.parent?.as(ClassDeclSyntax.self), context.hasKit,
      clause.inheritedTypes.first == inherited, message.contains("cannot find type"),
      let standIn = SuperclassStandIn.of(name), standIn != name
    {
      let edit = TextEdit(range: inherited.type.bytes, text: standIn)
      add([edit], .type, at: owner, by: standIn, depth: depth)
    }
    add(Self.removal(of: inherited, from: clause), .conformance, at: inherited, depth: depth)
  }

  private mutating func addRequirement(_ node: Syntax, _ depth: Int) {
    guard let list = node.parent?.as(GenericRequirementListSyntax.self), let clause = list.parent
    else { return }
    let requirements = Array(list)
    guard requirements.count > 1, let index = requirements.firstIndex(where: { Syntax($0) == node })
    else {
      add([TextEdit(range: clause.bytes, text: "")], .conformance, at: clause, depth: depth)
      return
    }
    var range = node.bytes
    if index == requirements.count - 1, let comma = requirements[index - 1].trailingComma {
      range = comma.bytes.lowerBound..<range.upperBound
    }
    add([TextEdit(range: range, text: "")], .conformance, at: clause, depth: depth)
  }

  // MARK: Stand-in types

  private func isStored(_ annotation: Syntax) -> Bool {
    guard let decl = annotation.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    return decl.parent?.is(MemberBlockItemSyntax.self) ?? false || decl.ancestors.count < 5
  }

  private mutating func addStandIns(
    for whole: TypeSyntax,
    _ inner: TypeSyntax?,
    _ node: Syntax,
    _ depth: Int
  ) {
    if let inner, inner.bytes != whole.bytes { addStandIn(for: inner, node, depth) }
    if whole.trimmedDescription != PlainValue.standIn { addStandIn(for: whole, node, depth) }
  }

  private mutating func addStandIn(for type: TypeSyntax, _ node: Syntax, _ depth: Int) {
    let written = type.trimmedDescription
    let kit =
      context.hasKit && Self.isOfKit(node, context) && missing == written
      ? SuperclassStandIn.of(written) : nil
    let standIn = kit ?? PlainValue.standIn
    guard written != standIn else { return }
    var edits = [TextEdit(range: type.bytes, text: standIn)]
    if kit == nil, let decl = node.parent?.parent?.parent?.as(VariableDeclSyntax.self) {
      edits += withoutReferences(decl)
      edits += withoutObservation(decl)
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    add(edits, .type, at: node, by: standIn, depth: depth)
  }

  /// A stand-in is not an object, so there are no weak references to it.
  private func withoutReferences(_ decl: VariableDeclSyntax) -> [TextEdit] {
    Array(decl.modifiers).filter { ["weak", "unowned"].contains($0.name.text) }
      .map { TextEdit(range: $0.bytes, text: "") }
  }

  /// A stand-in is not an object, so it cannot be observed.
  private func withoutObservation(_ decl: VariableDeclSyntax) -> [TextEdit] {
    let observing = ["ObservedObject", "StateObject", "EnvironmentObject", "Bindable"]
    for element in decl.attributes {
      guard case .attribute(let attribute) = element else { continue }
      let name = attribute.attributeName.trimmedDescription
      guard observing.contains(name) else { continue }
      var edits = [TextEdit(range: attribute.bytes, text: "")]
      if name == "EnvironmentObject", let binding = decl.bindings.first {
        let end = binding.bytes.upperBound
        edits.append(TextEdit(range: end..<end, text: " = \(PlainValue.standIn)()"))
      }
      return edits
    }
    return []
  }
}
