import SwiftSyntax

extension EditVisitor {
  /// Gives an extension's member a distinct name if extensions of subclasses override it.
  func carryDispatched(_ function: FunctionDeclSyntax) {
    guard let (owner, block) = enclosingDeclaration(of: function) else { return }
    let member = ExtensionMember(function, owner: owner)
    dispatch(member, function.name, function.modifiers, in: block)
  }

  /// Gives an extension's property a distinct name if extensions of subclasses override it.
  func carryDispatched(_ variable: VariableDeclSyntax) {
    guard let (owner, block) = enclosingDeclaration(of: variable),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let member = ExtensionMember(variable, owner: owner)
    dispatch(member, name, variable.modifiers, in: block)
  }

  /// Makes an override in an extension call the overridden member.
  func carrySuper(_ access: MemberAccessExprSyntax) {
    guard let base = access.base?.as(SuperExprSyntax.self), !typePath.isEmpty else { return }
    let name = ObjectiveCName.plain(access.declName.baseName.text)
    guard let member = target.dispatchedMember(named: name, of: typePath) else { return }
    edits.replace(base, by: "self")
    edits.insert(member.superSuffix, after: access.declName.baseName)
  }

  /// The path and the members of the class or extension that declares a member.
  func enclosingDeclaration(
    of node: some SyntaxProtocol
  ) -> (owner: String, members: MemberBlockSyntax)? {
    let block = node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?
      .as(MemberBlockSyntax.self)
    if let node = block?.parent?.as(ExtensionDeclSyntax.self) {
      return (node.extendedType.trimmedDescription, node.memberBlock)
    }
    guard let block, block.parent?.is(ClassDeclSyntax.self) == true else { return nil }
    return (typePath, block)
  }

  private func dispatch(
    _ member: ExtensionMember?,
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    in block: MemberBlockSyntax
  ) {
    guard let member, let overrides = target.dispatchedOverrides(of: member) else { return }
    edits.insert(member.suffix, after: name)
    for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier) }
    let added = member.isOverride ? member.superMember : member.dispatch(to: overrides)
    edits.insert(added, before: block.rightBrace)
  }
}
