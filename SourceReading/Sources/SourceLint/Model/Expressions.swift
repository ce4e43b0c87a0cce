import SourceReading
import SwiftParser
import SwiftSyntax

// Bounded loops instead of recursion, so that long chains are harmless.

extension ExprSyntax {
  private static var maximumChain: Int { 64 }

  /// The expression without parentheses, `!`, `?`, `try` and `await`.
  var bare: ExprSyntax { Expressions.bare(self, depth: Self.maximumChain) }

  /// The names of `a.b?.c`, without a leading `self` and with an empty name before `.c`.
  var path: [String]? {
    var names: [String] = []
    var current = bare
    for _ in 0..<Self.maximumChain {
      if let node = current.as(MemberAccessExprSyntax.self) {
        names.append(node.declName.baseName.text)
        guard let base = node.base else { return (names + [""]).reversed() }
        current = base.bare
      } else if let node = current.as(DeclReferenceExprSyntax.self) {
        if node.baseName.text != "self" { names.append(node.baseName.text) }
        return names.reversed()
      } else if current.is(SuperExprSyntax.self) {
        return (names + ["super"]).reversed()
      } else {
        return nil
      }
    }
    return nil
  }

  /// Whether a path begins with `self`: in `self.title.font`, but not in `title.font`.
  var isOfSelf: Bool {
    var current = bare
    for _ in 0..<Self.maximumChain {
      guard let member = current.as(MemberAccessExprSyntax.self), let base = member.base else {
        return current.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      }
      current = base.bare
    }
    return false
  }

  /// The alternatives of the expression: both sides of `??`, both results of `? :`.
  var alternatives: [ExprSyntax] {
    guard let sequence = bare.as(SequenceExprSyntax.self) else { return [self] }
    return Self.alternatives(of: Array(sequence.elements))
  }

  /// The same for the elements of a sequence.
  static func alternatives(of elements: [ExprSyntax]) -> [ExprSyntax] {
    guard LintWork.count(8 * elements.count) else { return [] }
    if elements.count == 1 {
      let only = elements[0]
      return only.bare.is(SequenceExprSyntax.self) ? only.alternatives : [only]
    }
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) { return [elements[0]] }
    if elements.contains(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      var found = elements.compactMap {
        $0.as(UnresolvedTernaryExprSyntax.self)?.thenExpression
      }
      if let last = elements.last { found.append(last) }
      return found
    }
    let isChain = stride(from: 1, to: elements.count, by: 2).allSatisfy {
      elements[$0].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    }
    guard isChain else { return [] }
    return stride(from: 0, to: elements.count, by: 2).map { elements[$0] }
  }

  /// The value of a literal number, with its sign.
  var number: Double? {
    let current = bare
    if let node = current.as(PrefixOperatorExprSyntax.self), node.operator.text == "-" {
      return node.expression.unsignedNumber.map { -$0 }
    }
    return current.unsignedNumber
  }

  private var unsignedNumber: Double? {
    if let node = self.as(IntegerLiteralExprSyntax.self) {
      return Double(node.literal.text.filter { $0 != "_" })
    }
    if let node = self.as(FloatLiteralExprSyntax.self) {
      return Double(node.literal.text.filter { $0 != "_" })
    }
    return nil
  }

  /// The text of a literal without interpolation.
  var text: String? { bare.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

  /// The expression as a call.
  var call: FunctionCallExprSyntax? { bare.as(FunctionCallExprSyntax.self) }

  /// The last name of a member access or of a name.
  var lastName: String? {
    let current = bare
    return current.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? current.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

extension ClosureExprSyntax {
  /// The values that the statements of the closure itself return.
  var results: [ExprSyntax] { statements.results }
}

extension CodeBlockItemListSyntax {
  /// The value of the only statement, or those of the return statements, without inner functions.
  var results: [ExprSyntax] {
    if count == 1, let only = first?.item.as(ExprSyntax.self) { return [only] }
    return compactMap { $0.item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression }
  }
}

extension FunctionCallExprSyntax {
  /// The last name of the called expression.
  var name: String? {
    if let member = calledExpression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text
    }
    if let name = calledExpression.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    return calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.lastName
  }

  /// The expression on which the function is called.
  var base: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }

  /// The argument with a label.
  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The size of a system font: `ofSize`, or the first argument of Swift 2's `systemFontOfSize(_:)`.
  var systemFontSize: ExprSyntax? {
    if let size = argument("ofSize") { return size }
    guard let name, name.hasSuffix("FontOfSize"), let first = arguments.first else { return nil }
    return first.label == nil ? first.expression : nil
  }

  /// The closures behind the parentheses.
  var closures: [ClosureExprSyntax] {
    (trailingClosure.map { [$0] } ?? []) + additionalTrailingClosures.map(\.closure)
  }

  /// Whether it creates a value of a type: `UIFont(…)`, `UIFont.init(…)`.
  func makes(_ type: String) -> Bool {
    if name == type { return true }
    return name == "init" && base?.lastName == type
  }
}
