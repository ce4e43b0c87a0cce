import SwiftParser
import SwiftSyntax

extension ManifestInterpreter {
  /// The value of an expression.
  func evaluate(_ expression: ExprSyntax, in scope: ManifestScope) -> ManifestValue {
    guard step() else { return .unknown }
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal): return text(of: literal, in: scope)
    case .integerLiteralExpr(let literal):
      return .number(Double(literal.literal.text.replacing("_", with: "")) ?? 0)
    case .floatLiteralExpr(let literal): return .number(Double(literal.literal.text) ?? 0)
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .nilLiteralExpr: return .nothing
    case .arrayExpr(let list):
      return .array(list.elements.map { evaluate($0.expression, in: scope) })
    case .dictionaryExpr(let list): return dictionary(list, in: scope)
    case .tupleExpr(let tuple): return self.tuple(tuple, in: scope)
    case .declReferenceExpr(let name): return value(named: name.baseName.text, in: scope)
    case .memberAccessExpr(let access): return member(access, in: scope)
    case .functionCallExpr(let call): return self.call(call, in: scope)
    case .subscriptCallExpr(let access): return element(access, in: scope)
    case .sequenceExpr(let sequence): return fold(Array(sequence.elements)[...], in: scope)
    case .prefixOperatorExpr(let operation): return prefixed(operation, in: scope)
    case .forceUnwrapExpr(let inner): return evaluate(inner.expression, in: scope)
    case .optionalChainingExpr(let inner): return evaluate(inner.expression, in: scope)
    case .tryExpr(let inner): return evaluate(inner.expression, in: scope)
    case .asExpr(let inner): return evaluate(inner.expression, in: scope)
    case .closureExpr(let closure): return .closure(self.closure(closure, in: scope))
    case .ifExpr(let block):
      if case .returned(let value) = run(block, in: scope, givesValue: true) { return value }
      return .nothing
    case .switchExpr(let choice):
      if case .returned(let value) = run(choice, in: scope, givesValue: true) { return value }
      return .nothing
    default: return .unknown
    }
  }

  private func text(
    of literal: StringLiteralExprSyntax,
    in scope: ManifestScope
  ) -> ManifestValue {
    if let plain = literal.representedLiteralValue { return .string(plain) }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard let inner = segment.expressions.first?.expression else { return .unknown }
        switch evaluate(inner, in: scope) {
        case .string(let part): text += part
        case .number(let number):
          text += number == number.rounded() ? String(Int(clamping: Int64(number))) : "\(number)"
        case .record(let record) where !record.name.isEmpty: text += record.name
        default: return .unknown
        }
      @unknown default: return .unknown
      }
      guard text.utf8.count < 1 << 20 else { return .unknown }
    }
    return .string(text)
  }

  private func dictionary(
    _ list: DictionaryExprSyntax,
    in scope: ManifestScope
  ) -> ManifestValue {
    guard case .elements(let elements) = list.content else { return .dictionary([]) }
    return .dictionary(
      elements.map { (evaluate($0.key, in: scope), evaluate($0.value, in: scope)) }
    )
  }

  private func tuple(_ tuple: TupleExprSyntax, in scope: ManifestScope) -> ManifestValue {
    if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
      return evaluate(only.expression, in: scope)
    }
    return .record(ManifestRecord("", arguments(tuple.elements, in: scope)))
  }

  func value(named name: String, in scope: ManifestScope) -> ManifestValue {
    if let value = scope[name] { return value }
    if let value = staticValue(name, of: nil) { return value }
    // A property of the value that the function belongs to.
    if let value = scope["self"], properties[name] != nil || value.string != nil {
      return property(name, of: value)
    }
    return name.first?.isUppercase == true ? .type(name) : .unknown
  }

  /// The value of a property of a type or of the whole text, computed when first needed.
  ///
  /// Among several types with such a property the named one wins, otherwise the one declared first.
  func staticValue(_ name: String, of type: String?) -> ManifestValue? {
    guard let all = statics[name] else { return nil }
    let named = type.flatMap { type in all.first { $0.type == Self.last(type) } }
    guard let found = named ?? all.first else { return nil }
    let value: ManifestValue
    switch found.value {
    case .expression(let expression):
      // A property that depends on itself is unknown.
      statics[name] = nil
      value = evaluate(expression, in: globals)
      statics[name] = all
    case .body(let body): value = call(body, in: ManifestScope(globals))
    }
    return value
  }

  private func element(
    _ access: SubscriptCallExprSyntax,
    in scope: ManifestScope
  ) -> ManifestValue {
    let base = evaluate(access.calledExpression, in: scope)
    let key = access.arguments.first.map { evaluate($0.expression, in: scope) } ?? .unknown
    switch base {
    case .dictionary(let pairs):
      for pair in pairs {
        guard let same = pair.key.isEqual(to: key) else { return .unknown }
        if same { return pair.value }
      }
      let fallback = access.arguments.first { $0.label?.text == "default" }
      return fallback.map { evaluate($0.expression, in: scope) } ?? .nothing
    case .array(let items):
      guard case .number(let index) = key, index >= 0, Int(index) < items.count else {
        return .unknown
      }
      return items[Int(index)]
    default: return .unknown
    }
  }

  private func prefixed(
    _ operation: PrefixOperatorExprSyntax,
    in scope: ManifestScope
  ) -> ManifestValue {
    let value = evaluate(operation.expression, in: scope)
    switch (operation.operator.text, value) {
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .number(let number)): return .number(-number)
    default: return .unknown
    }
  }

  // MARK: Operators

  /// The operators in ascending precedence.
  private static let signs: [Set<String>] = [
    ["=", "+="], ["?:"], ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">=", "~="], ["??"],
    ["...", "..<"], ["+", "-"], ["*", "/"],
  ]

  private static func sign(_ element: ExprSyntax) -> String? {
    if element.is(AssignmentExprSyntax.self) { return "=" }
    if element.is(UnresolvedTernaryExprSyntax.self) { return "?:" }
    return element.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  /// Splits at the operator with the lowest precedence, and computes both sides.
  private func fold(_ elements: ArraySlice<ExprSyntax>, in scope: ManifestScope) -> ManifestValue {
    guard elements.count > 1, step(copying: elements.count) else {
      return elements.first.map { evaluate($0, in: scope) } ?? .unknown
    }
    for signs in Self.signs {
      let isRight = signs.contains("=") || signs.contains("?:") || signs.contains("??")
      let matches: (ExprSyntax) -> Bool = { Self.sign($0).map(signs.contains) ?? false }
      guard
        let index = isRight
          ? elements.firstIndex(where: matches) : elements.lastIndex(where: matches)
      else { continue }
      let left = elements[..<index]
      let right = elements[(index + 1)...]
      return operation(Self.sign(elements[index]) ?? "", left, elements[index], right, in: scope)
    }
    // `x as Type` and `x is Type` contain none of these operators.
    return evaluate(elements[elements.startIndex], in: scope)
  }

  private func operation(
    _ sign: String,
    _ left: ArraySlice<ExprSyntax>,
    _ element: ExprSyntax,
    _ right: ArraySlice<ExprSyntax>,
    in scope: ManifestScope
  ) -> ManifestValue {
    switch sign {
    case "=":
      guard let target = left.first else { return .unknown }
      assign(fold(right, in: scope), to: target, in: scope)
      return .nothing
    case "+=":
      guard let target = left.first else { return .unknown }
      assign(sum(evaluate(target, in: scope), fold(right, in: scope)), to: target, in: scope)
      return .nothing
    case "?:":
      guard let middle = element.as(UnresolvedTernaryExprSyntax.self)?.thenExpression,
        let flag = fold(left, in: scope).bool
      else { return .unknown }
      return flag ? evaluate(middle, in: scope) : fold(right, in: scope)
    case "??":
      let value = fold(left, in: scope)
      return value.isNothing ? fold(right, in: scope) : value
    case "&&", "||":
      guard let first = fold(left, in: scope).bool else { return .unknown }
      if first == (sign == "||") { return .bool(first) }
      return fold(right, in: scope)
    default: return combine(sign, fold(left, in: scope), fold(right, in: scope))
    }
  }

  private func combine(
    _ sign: String,
    _ left: ManifestValue,
    _ right: ManifestValue
  ) -> ManifestValue {
    switch sign {
    case "==": return left.isEqual(to: right).map { .bool($0) } ?? .unknown
    case "!=": return left.isEqual(to: right).map { .bool(!$0) } ?? .unknown
    case "+": return sum(left, right)
    // A range of versions is not computed with.
    case "..<", "...": return .record(ManifestRecord("range", [(nil, left), (nil, right)]))
    default: return .unknown
    }
  }

  private func sum(_ left: ManifestValue, _ right: ManifestValue) -> ManifestValue {
    guard step(copying: Self.size(left) + Self.size(right)) else { return .unknown }
    return switch (left, right) {
    case (.array(let one), .array(let two)): .array(one + two)
    case (.nothing, .array(let two)): .array(two)
    case (.string(let one), .string(let two)): .string(one + two)
    case (.number(let one), .number(let two)): .number(one + two)
    default: .unknown
    }
  }

  static func size(_ value: ManifestValue) -> Int {
    switch value {
    case .array(let items): items.count
    case .string(let text): text.utf8.count / 64
    default: 0
    }
  }

  /// Assigns to a variable or to a property of a record.
  func assign(_ value: ManifestValue, to target: ExprSyntax, in scope: ManifestScope) {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text {
      scope.assign(name, value)
    } else if let access = target.as(MemberAccessExprSyntax.self), let base = access.base {
      evaluate(base, in: scope).record?[access.declName.baseName.text] = value
    } else if let inner = target.as(OptionalChainingExprSyntax.self) {
      assign(value, to: inner.expression, in: scope)
    } else if let inner = target.as(ForceUnwrapExprSyntax.self) {
      assign(value, to: inner.expression, in: scope)
    }
  }
}
