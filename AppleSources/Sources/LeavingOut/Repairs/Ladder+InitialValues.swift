import SwiftSyntax

extension Ladder {
  /// Adds the initial value of a property or the default of a parameter, whose type is kept.
  mutating func addInitialValue(_ node: Syntax, _ child: Syntax, _ depth: Int) {
    if let parameter = node.as(FunctionParameterSyntax.self), let initial = parameter.defaultValue,
      Syntax(initial) == child
    {
      let text = value(of: parameter.type, for: node) ?? "{ \(trap(at: node)) }()"
      addValue(text, for: initial.value, node, depth)
    }
    guard let binding = node.as(PatternBindingSyntax.self), let initializer = binding.initializer,
      Syntax(initializer) == child,
      let decl = binding.parent?.parent?.as(VariableDeclSyntax.self), Self.isProperty(decl)
    else { return }
    if let type = binding.typeAnnotation?.type {
      let text = value(of: type, for: node) ?? "{ \(trap(at: node)) }()"
      addValue(text, for: initializer.value, node, depth)
    } else if binding.pattern.is(IdentifierPatternSyntax.self) {
      let name = PlainValue.standIn
      let range = binding.pattern.bytes.upperBound..<initializer.bytes.upperBound
      let text = ": \(name) = \(name)()"
      var edits = [TextEdit(range: range, text: text)]
      edits += withoutObjectWrapper(decl)
      edits.sort { $0.range.lowerBound < $1.range.lowerBound }
      add(edits, .type, at: node, by: text, depth: depth)
    }
  }

  private mutating func addValue(
    _ text: String,
    for expression: ExprSyntax,
    _ node: Syntax,
    _ depth: Int
  ) {
    guard expression.trimmedDescription != text else { return }
    let edit = TextEdit(range: expression.bytes, text: text)
    add([edit], .expression, at: node, by: text, depth: depth)
  }

  private func withoutObjectWrapper(_ decl: VariableDeclSyntax) -> [TextEdit] {
    decl.attributes.compactMap { element in
      guard case .attribute(let attribute) = element,
        ["StateObject", "ObservedObject"].contains(attribute.attributeName.trimmedDescription)
      else { return nil }
      return TextEdit(range: attribute.bytes, text: "")
    }
  }

  /// Whether a variable belongs to a type or to the file.
  static func isProperty(_ decl: VariableDeclSyntax) -> Bool {
    if decl.parent?.is(MemberBlockItemSyntax.self) ?? false { return true }
    return !decl.ancestors.contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
        || $0.is(AccessorBlockSyntax.self)
        || $0.is(SwitchCaseSyntax.self)
    }
  }
}
