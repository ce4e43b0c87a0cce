import SwiftSyntax

/// The use of the value of an expression.
enum ExpressionUse {
  case argument(of: FunctionCallExprSyntax, label: String?)
  /// The names on the left, and the values on the right of `=`.
  case assigned([String])
  case bound(Binding?, name: String)
  /// A member of the value is read or called.
  case member(String, MemberAccessExprSyntax)
  case returned
  case dictionaryValue(key: ExprSyntax)
  case operand
  case other

  /// Functions that change a font and return the result.
  private static let changes: Set<String> = [
    "withSize", "with", "bold", "italic", "withTraits", "weight", "width", "leading", "smallCaps",
    "monospaced", "monospacedDigit",
  ]

  /// Reads the nodes around an expression, through expressions that do not change the value.
  static func of(_ expression: ExprSyntax, in scope: Scope) -> ExpressionUse {
    var node = Syntax(expression)
    for _ in 0..<80 {
      guard let parent = node.parent else { return .other }
      if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self)
        || parent.is(UnresolvedTernaryExprSyntax.self) || parent.is(ExprListSyntax.self)
      {
        node = parent
      } else if let sequence = parent.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        if elements.count > 2, elements[1].is(AssignmentExprSyntax.self) {
          return .assigned(elements[0].path ?? [])
        }
        let isChoice = elements.contains { element in
          element.is(UnresolvedTernaryExprSyntax.self) || element.is(UnresolvedAsExprSyntax.self)
            || element.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        }
        guard isChoice else { return .operand }
        node = parent
      } else if let element = parent.as(LabeledExprSyntax.self) {
        guard let list = element.parent, let around = list.parent else { return .other }
        if let call = around.as(FunctionCallExprSyntax.self) {
          return .argument(of: call, label: element.label?.text)
        }
        guard around.is(TupleExprSyntax.self) else { return .other }
        node = around
      } else if let member = parent.as(MemberAccessExprSyntax.self) {
        let name = member.declName.baseName.text
        let isCalled = member.parent?.is(FunctionCallExprSyntax.self) == true
        if FontValue.traits.contains(name), !isCalled {
          node = Syntax(member)
          continue
        }
        guard changes.contains(name), let call = member.parent?.as(FunctionCallExprSyntax.self)
        else { return .member(name, member) }
        node = Syntax(call)
      } else if parent.is(InitializerClauseSyntax.self) {
        guard let binding = parent.parent?.as(PatternBindingSyntax.self) else { return .other }
        let name = binding.pattern.trimmedDescription
        return .bound(scope.binding(name), name: name)
      } else if parent.is(ReturnStmtSyntax.self) {
        return .returned
      } else if let element = parent.as(DictionaryElementSyntax.self) {
        return .dictionaryValue(key: element.key)
      } else if parent.is(CodeBlockItemSyntax.self) {
        guard let list = parent.parent, list.as(CodeBlockItemListSyntax.self)?.count == 1 else {
          return .other
        }
        return .returned
      } else {
        return .other
      }
    }
    return .other
  }
}
