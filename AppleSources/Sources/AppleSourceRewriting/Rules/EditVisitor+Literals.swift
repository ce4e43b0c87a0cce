import SwiftSyntax

extension EditVisitor {
  /// Gives a dictionary of text attributes its type, where its values have several.
  ///
  /// On iOS a font, a color and a paragraph style are objects, so that the compiler finds a common type. Fonts are
  /// structures here.
  func carryAttributes(_ property: VariableDeclSyntax) {
    guard modules.contains("UIKit"), property.bindings.count == 1,
      let binding = property.bindings.first, binding.typeAnnotation == nil,
      let dictionary = binding.initializer?.value.as(DictionaryExprSyntax.self),
      case .elements(let elements) = dictionary.content, elements.count > 1,
      elements.allSatisfy({ $0.key.trimmedDescription.hasPrefix("NSAttributedString.Key.") })
    else { return }
    edits.insert(" as [NSAttributedString.Key: Any]", after: dictionary)
  }
}
