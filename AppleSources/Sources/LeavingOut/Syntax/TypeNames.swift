import SwiftSyntax

/// Names of types without their arguments.
enum TypeNames {
  /// The last name of a declared type: `View` of `SwiftUI.View`, `A` of `A<B>`.
  static func last(of type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return last(of: attributed.baseType) }
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = type.as(MemberTypeSyntax.self) { return member.name.text }
    return type.trimmedDescription
  }

  /// Whether a type means that there is no result.
  static func isVoid(_ type: TypeSyntax) -> Bool {
    ["Void", "()", "Swift.Void"].contains(type.trimmedDescription)
  }
}
