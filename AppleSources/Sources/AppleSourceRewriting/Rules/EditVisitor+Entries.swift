import SwiftSyntax

extension EditVisitor {
  /// Expands a property with `@Entry` in an extension of `EnvironmentValues` as the macro does: a computed
  /// property, and a key with the default value.
  func carryEntry(_ property: VariableDeclSyntax) {
    guard enclosingType == "EnvironmentValues",
      let attribute = property.attributes.attribute("Entry"),
      let binding = property.bindings.first, property.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return }
    let value = binding.initializer?.value
    guard
      let type = binding.typeAnnotation?.type.trimmedDescription
        ?? value.flatMap(EntryValue.type)
    else {
      note(
        property,
        "The type of the entry \(name) cannot be seen. Write it: `@Entry var \(name): Type = …`."
      )
      return
    }
    let key = "EntryKey_\(name)"
    let head =
      " { get { self[\(key).self] } set { self[\(key).self] = newValue } };"
      + " private struct \(key): EnvironmentKey { static var defaultValue: \(type) { "
    edits.blank(attribute)
    if let initializer = binding.initializer, let value {
      let annotation = binding.typeAnnotation == nil ? ": \(type)" : ""
      edits.replace(initializer.equal, by: annotation + head)
      edits.insert(" } }", after: value)
    } else if let annotation = binding.typeAnnotation {
      edits.insert(head + "nil } }", after: annotation)
    }
  }
}

/// The types of values that are recognizable by their expressions.
private enum EntryValue {
  static func type(_ value: ExprSyntax) -> String? {
    switch value.kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    default: break
    }
    if let call = value.as(FunctionCallExprSyntax.self) { return named(call.calledExpression) }
    if let member = value.as(MemberAccessExprSyntax.self), let base = member.base {
      return named(base)
    }
    if let cast = value.as(AsExprSyntax.self) { return cast.type.trimmedDescription }
    return nil
  }

  /// The name of a type, which begins with an uppercase letter.
  private static func named(_ expression: ExprSyntax) -> String? {
    let text = expression.trimmedDescription
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true ? text : nil
  }
}
