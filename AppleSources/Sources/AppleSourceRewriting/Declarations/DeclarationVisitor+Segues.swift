import SwiftSyntax

extension ClassDeclSyntax {
  /// Whether the class is a segue that storyboards can create: it has that initializer, or inherits it
  /// because it has no other.
  var isSegue: Bool {
    guard let base = inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      base.hasSuffix("Segue")
    else { return false }
    return memberBlock.members.allSatisfy { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        !initializer.modifiers.has("convenience")
      else { return true }
      let labels = initializer.signature.parameterClause.parameters.map(\.firstName.text)
      return labels == ["identifier", "source", "destination"]
    }
  }
}
