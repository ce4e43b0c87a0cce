import SwiftSyntax

extension Ladder {
  /// Adds the repair for the message from the table of errors.
  mutating func addDirectRepair(at token: TokenSyntax, _ ancestors: [Syntax]) {
    let depth = Int.max
    switch ErrorKind.of(message).repair {
    case .none: break
    case .removeImport:
      guard let item = ancestors.first(where: { $0.is(ImportDeclSyntax.self) }) else { return }
      add([TextEdit(range: item.bytes, text: "")], .attribute, at: item, depth: depth)
    case .removeAttribute:
      let attribute = ancestors.lazy.compactMap { $0.as(AttributeSyntax.self) }.first
      guard let attribute = attribute ?? macroAttribute(of: ancestors) else { return }
      add(removal(of: attribute), .attribute, at: attribute, depth: depth)
    case .removeModifier(let names):
      guard let decl = Self.modified(ancestors) else { return }
      let edits = Array(decl.modifiers).filter { names.contains($0.name.text) }
        .map { TextEdit(range: $0.bytes, text: "") }
      add(edits, .attribute, at: decl, depth: depth)
    case .addModifier(let name):
      guard let decl = Self.modified(ancestors), let introducer = Self.introducer(of: decl)
      else { return }
      let start = introducer.bytes.lowerBound
      let edit = TextEdit(range: start..<start, text: "\(name) ")
      add([edit], .attribute, at: decl, by: name, depth: depth)
    case .replaceModifier(let old, let new):
      guard let modifier = Self.modified(ancestors)?.modifiers.first(where: { $0.name.text == old })
      else { return }
      let edit = TextEdit(range: modifier.bytes, text: new)
      add([edit], .attribute, at: modifier, by: new, depth: depth)
    case .unknownModifiers:
      dropUnknownModifiers(ancestors)
      emptyActions(ancestors)
    case .dropConformance: dropConformance(at: token, ancestors)
    case .addType:
      let binding = ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first
      guard let binding, binding.typeAnnotation == nil, binding.initializer == nil else { return }
      let end = binding.pattern.bytes.upperBound
      let text = ": \(PlainValue.standIn) = \(PlainValue.standIn)()"
      add([TextEdit(range: end..<end, text: text)], .type, at: binding, by: text, depth: depth)
    case .addMember(let member):
      let type = ancestors.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
      guard let type else { return }
      let end = type.memberBlock.rightBrace.bytes.lowerBound
      let edit = TextEdit(range: end..<end, text: "; \(member) ")
      add([edit], .attribute, at: type, by: member, depth: depth)
    case .body:
      guard let node = ancestors.first(where: { Body(of: $0) != nil }), let body = Body(of: node),
        let text = replacement(for: body)
      else { return }
      add([TextEdit(range: body.content, text: text)], .body, at: node, by: text, depth: depth)
    case .declaration:
      let item = ancestors.first {
        $0.is(MemberBlockItemSyntax.self) || $0.parent?.parent?.is(SourceFileSyntax.self) ?? false
      }
      guard let item, !Self.isInCode(token, below: item) else { return }
      add([TextEdit(range: item.bytes, text: "")], .declaration, at: item, depth: depth)
    }
  }

  /// Takes away the modifiers of all views in a body that neither SwiftUI nor the module has: the compiler does not name
  /// them in an expression that is too large for it.
  private mutating func dropUnknownModifiers(_ ancestors: [Syntax]) {
    guard let node = ancestors.first(where: { Body(of: $0) != nil }) else { return }
    let visitor = ViewItemVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    let isModifier = isModifier
    let edits = visitor.items.flatMap { item -> [TextEdit] in
      guard let expression = Self.expression(of: item), Builders.holds(item) else { return [] }
      let chain = ViewChain(expression, isModifier: isModifier)
      return chain.links.filter { !isModifier($0.name) && !ViewNames.methods.contains($0.name) }
        .map { TextEdit(range: $0.bytes, text: "") }
    }
    add(edits, .expression, at: node, depth: Int.max)
  }

  /// Empties the actions of all views in a body, which nobody sees before a person acts: what the compiler does not name
  /// is often in one of them.
  private mutating func emptyActions(_ ancestors: [Syntax]) {
    guard context.hasViews, let node = ancestors.first(where: { Body(of: $0) != nil }) else {
      return
    }
    let visitor = ActionVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    add(visitor.edits, .statement, at: node, depth: Int.max)
  }

  /// Whether a token is in a body inside a node.
  private static func isInCode(_ token: TokenSyntax, below item: Syntax) -> Bool {
    token.ancestors.prefix { $0 != item }.contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }

  private static func modified(_ ancestors: [Syntax]) -> (any WithModifiersSyntax)? {
    for node in ancestors where !node.is(AccessorDeclSyntax.self) {
      if let decl = node.asProtocol((any WithModifiersSyntax).self), node.is(DeclSyntax.self) {
        return decl
      }
    }
    return nil
  }

  private static func introducer(of decl: any WithModifiersSyntax) -> TokenSyntax? {
    switch Syntax(decl).as(SyntaxEnum.self) {
    case .functionDecl(let decl): decl.funcKeyword
    case .variableDecl(let decl): decl.bindingSpecifier
    case .initializerDecl(let decl): decl.initKeyword
    case .subscriptDecl(let decl): decl.subscriptKeyword
    default: nil
    }
  }

  // MARK: Conformances

  /// Protocols that imply another one.
  private static let bringers = [
    "Decodable": ["Codable"], "Encodable": ["Codable"], "Equatable": ["Hashable", "Comparable"],
  ]

  private mutating func dropConformance(at token: TokenSyntax, _ ancestors: [Syntax]) {
    let group = ancestors.lazy.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }.first
    guard let group, let clause = group.inheritanceClause,
      !Self.isInCode(token, below: Syntax(group)),
      let named = message.firstRange(of: "to protocol '") ?? message.firstRange(of: "conform to '")
    else { return }
    let name = String(message[named.upperBound...].prefix { $0 != "'" })
    let names = [name] + (Self.bringers[name] ?? [])
    let types = Array(clause.inheritedTypes).filter { type in
      names.contains { Self.names(type.type.trimmedDescription, $0) }
    }
    for type in types.prefix(1) {
      let edits = Self.removal(of: type, from: clause)
      add(edits, .conformance, at: group, depth: Int.max)
    }
  }

  private static func names(_ written: String, _ name: String) -> Bool {
    let plain = written.split(separator: " ").last.map(String.init) ?? written
    return plain == name || plain.hasSuffix(".\(name)")
  }

  /// The edits that remove a type from a list, and the colon if it was the only one.
  static func removal(
    of type: InheritedTypeSyntax,
    from clause: InheritanceClauseSyntax
  ) -> [TextEdit] {
    let types = Array(clause.inheritedTypes)
    guard types.count > 1 else { return [TextEdit(range: clause.bytes, text: "")] }
    guard type.trailingComma == nil, let index = types.firstIndex(of: type), index > 0 else {
      return [TextEdit(range: type.bytes, text: "")]
    }
    let comma =
      types[index - 1].trailingComma?.bytes ?? type.bytes.lowerBound..<type.bytes.lowerBound
    return [TextEdit(range: comma.lowerBound..<type.bytes.upperBound, text: "")]
  }

  // MARK: Attributes

  /// The attribute of a macro without a plug-in, where the compiler names the declaration that has it.
  private func macroAttribute(of ancestors: [Syntax]) -> AttributeSyntax? {
    guard let start = message.firstRange(of: "for macro '") else { return nil }
    let name = message[start.upperBound...].prefix { $0 != "(" && $0 != "'" }
    for case let owner? in ancestors.lazy.map({ $0.asProtocol((any WithAttributesSyntax).self) }) {
      for case .attribute(let attribute) in owner.attributes
      where attribute.attributeName.trimmedDescription.split(separator: ".").last == name {
        return attribute
      }
    }
    return nil
  }

  /// The edits that remove an attribute; a property that had its value from the attribute gets another value.
  func removal(of attribute: AttributeSyntax) -> [TextEdit] {
    var edits = [TextEdit(range: attribute.bytes, text: "")]
    guard let decl = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      decl.bindingSpecifier.text == "var", decl.bindings.count == 1,
      let binding = decl.bindings.first,
      binding.initializer == nil, binding.accessorBlock == nil,
      attribute.attributeName.trimmedDescription.first?.isUppercase ?? false
    else { return edits }
    let end = binding.bytes.upperBound
    if let type = binding.typeAnnotation?.type {
      if let value = PlainValue.of(type, box: nil) {
        if value != "nil" { edits.append(TextEdit(range: end..<end, text: " = \(value)")) }
      } else if attribute.arguments != nil
        || !Self.memberwise.contains(attribute.attributeName.trimmedDescription)
      {
        edits.append(TextEdit(range: end..<end, text: Self.optional(type)))
      }
    } else {
      let text = ": \(PlainValue.standIn) = \(PlainValue.standIn)()"
      edits.append(TextEdit(range: end..<end, text: text))
    }
    return edits
  }

  /// Wrappers whose value is passed to the initializer of their type.
  private static let memberwise: Set<String> = [
    "Binding", "ObservedObject", "Bindable", "State", "Published",
  ]

  /// The suffix that gives a property with a type the value `nil`.
  private static func optional(_ type: TypeSyntax) -> String {
    type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self) ? "!" : ""
  }
}
