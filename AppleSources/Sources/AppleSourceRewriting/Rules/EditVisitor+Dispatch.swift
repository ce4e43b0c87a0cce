import SwiftSyntax

extension EditVisitor {
  /// Gives a member of an extension a name of its own, where extensions of subclasses override it.
  func carryDispatched(_ function: FunctionDeclSyntax) {
    guard let node = enclosingExtension(of: function) else { return }
    let member = ExtensionMember(function, owner: node.extendedType.trimmedDescription)
    dispatch(member, function.name, function.modifiers, in: node)
  }

  /// Gives a property of an extension a name of its own, where extensions of subclasses override it.
  func carryDispatched(_ variable: VariableDeclSyntax) {
    guard let node = enclosingExtension(of: variable),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { return }
    let member = ExtensionMember(variable, owner: node.extendedType.trimmedDescription)
    dispatch(member, name, variable.modifiers, in: node)
  }

  /// Lets an override in an extension call what it overrides.
  func carrySuper(_ access: MemberAccessExprSyntax) {
    guard let base = access.base?.as(SuperExprSyntax.self), let owner = enclosingType else {
      return
    }
    let name = ObjectiveCName.plain(access.declName.baseName.text)
    guard let member = target.dispatchedMember(named: name, of: owner) else { return }
    edits.replace(base, by: "self")
    edits.insert(member.superSuffix, after: access.declName.baseName)
  }

  private func enclosingExtension(of node: some SyntaxProtocol) -> ExtensionDeclSyntax? {
    let block = node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent
    return block?.parent?.as(ExtensionDeclSyntax.self)
  }

  private func dispatch(
    _ member: ExtensionMember?,
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    in node: ExtensionDeclSyntax
  ) {
    guard let member, let overrides = target.dispatchedOverrides(of: member) else { return }
    edits.insert(member.suffix, after: name)
    for modifier in modifiers where modifier.name.text == "override" { edits.blank(modifier) }
    let added = member.isOverride ? member.superMember : member.dispatch(to: overrides)
    edits.insert(added, before: node.memberBlock.rightBrace)
  }
}
