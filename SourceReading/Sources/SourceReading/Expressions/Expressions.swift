import SwiftParser
package import SwiftSyntax

/// Reads small expressions without recursion over the base, so that long chains are harmless.
package enum Expressions {
  private static let maximumChain = 12

  /// Returns an expression without parentheses, `!`, `?`, `try` and `await`.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - depth: The number of these that are removed at most.
  /// - Returns: The inner expression.
  package static func bare(_ expression: ExprSyntax, depth: Int = 12) -> ExprSyntax {
    var current = expression
    for _ in 0..<depth {
      if let node = current.as(ForceUnwrapExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(OptionalChainingExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(TryExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(AwaitExprSyntax.self) {
        current = node.expression
      } else if let node = current.as(TupleExprSyntax.self), node.elements.count == 1,
        let only = node.elements.first, only.label == nil
      {
        current = only.expression
      } else {
        return current
      }
    }
    return current
  }

  /// The names of `a.b?.c`, without a leading `self`; `nil` for other expressions.
  ///
  /// A call of `appearance()` on a type counts as a name.
  static func path(_ expression: ExprSyntax) -> [String]? {
    var names: [String] = []
    var current = bare(expression)
    for _ in 0..<maximumChain {
      if let node = current.as(MemberAccessExprSyntax.self) {
        names.append(node.declName.baseName.text)
        guard let base = node.base else { return (names + [""]).reversed() }
        current = bare(base)
      } else if let node = current.as(DeclReferenceExprSyntax.self) {
        if node.baseName.text != "self" || names.isEmpty { names.append(node.baseName.text) }
        return names.reversed() == ["self"] ? [] : names.reversed()
      } else if current.is(SuperExprSyntax.self) {
        return (names + ["super"]).reversed()
      } else if let call = current.as(FunctionCallExprSyntax.self), call.arguments.count <= 1,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text.hasPrefix("appearance"),
        let type = member.base?.as(DeclReferenceExprSyntax.self)
      {
        return (names + [type.baseName.text + ".appearance()"]).reversed()
      } else {
        return nil
      }
    }
    return nil
  }

  /// The value of a literal number, with its sign.
  static func number(_ expression: ExprSyntax) -> Double? {
    let current = bare(expression)
    func digits(_ token: TokenSyntax) -> Double? {
      Double(token.text.filter { $0 != "_" })
    }
    if let node = current.as(IntegerLiteralExprSyntax.self) { return digits(node.literal) }
    if let node = current.as(FloatLiteralExprSyntax.self) { return digits(node.literal) }
    if let node = current.as(PrefixOperatorExprSyntax.self), node.operator.text == "-" {
      let inner = bare(node.expression)
      if let number = inner.as(IntegerLiteralExprSyntax.self) {
        return digits(number.literal).map { -$0 }
      }
      return inner.as(FloatLiteralExprSyntax.self).flatMap { digits($0.literal) }.map { -$0 }
    }
    return nil
  }

  /// The text of a literal of one segment.
  static func text(_ expression: ExprSyntax) -> String? {
    guard let node = bare(expression).as(StringLiteralExprSyntax.self) else { return nil }
    return node.representedLiteralValue
  }

  /// The elements of a sequence with operators: `a = b`, `a ?? b`, `a ? b : c`.
  static func elements(_ expression: ExprSyntax) -> [ExprSyntax]? {
    expression.as(SequenceExprSyntax.self).map { Array($0.elements) }
  }

  /// The argument with a label.
  static func argument(_ label: String?, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }
}
