import SwiftSyntax

/// Recognizes attributed texts that certainly set no font, so that they are shown in the view's own font.
struct PlainText {
  /// Local constants that are such texts, by name.
  let locals: Set<String>

  private static let types: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

  /// Whether an expression is `nil`, or an attributed text whose attributes are all known and contain no
  /// font.
  func isPlain(_ expression: ExprSyntax) -> Bool {
    let expression = Expressions.bare(expression)
    if expression.is(NilLiteralExprSyntax.self) { return true }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return locals.contains(name)
    }
    return Self.isPlainCall(expression, of: types(for: expression))
  }

  /// Whether a local constant with this value remains such a text, which mutable texts do not.
  func staysPlain(_ value: ExprSyntax) -> Bool {
    Self.isPlainCall(Expressions.bare(value), of: ["NSAttributedString"])
  }

  private func types(for expression: ExprSyntax) -> Set<String> {
    // `AttributedString(other)` also converts texts with fonts.
    let first = expression.as(FunctionCallExprSyntax.self)?.arguments.first
    let isWritten = first.map { $0.label == nil && Expressions.text($0.expression) != nil }
    return isWritten == true ? ["AttributedString"] : Self.types
  }

  private static func isPlainCall(_ expression: ExprSyntax, of types: Set<String>) -> Bool {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      types.contains(type), let first = call.arguments.first
    else { return false }
    if type == "AttributedString" { return call.arguments.count == 1 }
    guard first.label?.text == "string" else { return false }
    return call.arguments.dropFirst().allSatisfy { argument in
      argument.label?.text == "attributes" && holdsNoFont(argument.expression)
    }
  }

  /// Whether attributes are a literal whose keys are system names, without that of the font.
  private static func holdsNoFont(_ attributes: ExprSyntax) -> Bool {
    let attributes = Expressions.bare(attributes)
    if attributes.is(NilLiteralExprSyntax.self) { return true }
    guard let literal = attributes.as(DictionaryExprSyntax.self) else { return false }
    guard case .elements(let elements) = literal.content else { return true }
    return elements.allSatisfy { element in
      guard let path = Expressions.path(element.key), let name = path.last else { return false }
      let isKnown = path.count > 1 ? name != "font" : name.hasPrefix("NS")
      return isKnown && name != "NSFontAttributeName"
    }
  }
}
