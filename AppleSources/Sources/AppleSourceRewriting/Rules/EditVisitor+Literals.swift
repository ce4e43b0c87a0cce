import SwiftSyntax

extension EditVisitor {
  /// Adds the type of a dictionary of text attributes with values of different types.
  ///
  /// On iOS a font, a color and a paragraph style are objects, so the compiler finds a common type. Fonts are
  /// structures here.
  func carryAttributes(_ property: VariableDeclSyntax) {
    guard modules.contains("UIKit"), property.bindings.count == 1,
      let binding = property.bindings.first, binding.typeAnnotation == nil,
      let dictionary = binding.initializer?.value.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count > 1,
      elements.allSatisfy({ Self.isTextAttribute($0.key) })
    else { return }
    edits.insert(" as [NSAttributedString.Key: Any]", after: dictionary)
  }

  /// Whether an expression refers to a text attribute through its type or a subclass of the attributed
  /// string.
  private static func isTextAttribute(_ key: ExprSyntax) -> Bool {
    let name = key.trimmedDescription
    return name.hasPrefix("NSAttributedString.Key.")
      || name.hasPrefix("NSMutableAttributedString.Key.")
  }

  /// Qualifies the function `abs` with its module in an extension of `CGFloat`, which has a static member of
  /// that name outside Apple's platforms.
  func carryMagnitude(_ call: FunctionCallExprSyntax) {
    guard enclosingType == "CGFloat",
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs"
    else { return }
    edits.insert("Swift.", before: name)
  }
}
