import SwiftSyntax

extension EditVisitor {
  /// Turns `@MainActor` on a declaration into `@preconcurrency @MainActor`.
  ///
  /// Views here belong to no actor, so that a call of a function of the main actor from a view would be
  /// an error. With the attribute it is a warning, in Swift 5 and in Swift 6. An extension cannot have
  /// it, and its members have the isolation of their type without it. Types and closures keep theirs.
  func relax(_ attribute: AttributeSyntax) {
    guard let list = attribute.parent?.as(AttributeListSyntax.self) else { return }
    if list.parent?.is(ExtensionDeclSyntax.self) == true { return edits.blank(attribute) }
    guard list.parent?.isProtocol((any DeclSyntaxProtocol).self) == true,
      !list.has("preconcurrency")
    else { return }
    edits.insert("@preconcurrency ", before: attribute)
  }
}
