import SwiftSyntax

/// The values of `#if` conditions in a build for iOS devices.
///
/// A condition about other facts, such as `DEBUG` or `swift(>=6)`, is left to the compiler.
enum BuildConditions {
  /// Modules of other systems, which do not exist on iOS.
  private static let foreignModules: Set<String> = [
    "AppKit", "Cocoa", "WatchKit", "Carbon", "Glibc", "Musl", "WinSDK", "Android", "Bionic",
  ]

  /// The value of a condition with one call; `nil` if the compiler decides.
  static func answer(to call: FunctionCallExprSyntax) -> Bool? {
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let argument = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment": return false
    case "canImport" where argument == "UIKit": return true
    case "canImport" where foreignModules.contains(argument): return false
    default: return nil
    }
  }

  /// The value of a condition; `nil` if the compiler decides.
  static func answer(to condition: ExprSyntax) -> Bool? {
    if let call = condition.as(FunctionCallExprSyntax.self) { return answer(to: call) }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      return answer(to: prefix.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { answer(to: $0.expression) }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return answer(to: Array(sequence.elements)[...])
    }
    return nil
  }

  /// The value of operands and operators: `&&` binds more tightly than `||`.
  private static func answer(to elements: ArraySlice<ExprSyntax>) -> Bool? {
    for (name, deciding) in [("||", true), ("&&", false)] {
      guard let index = elements.firstIndex(where: { $0.trimmedDescription == name })
      else { continue }
      let sides = [answer(to: elements[..<index]), answer(to: elements[(index + 1)...])]
      if sides.contains(deciding) { return deciding }
      return sides.contains(nil) ? nil : !deciding
    }
    return elements.first.flatMap { answer(to: $0) }
  }

  /// The conditions under which each clause of a block is compiled, without clauses that never are.
  static func clauses(
    of block: IfConfigDeclSyntax
  ) -> [(elements: IfConfigClauseSyntax.Elements?, condition: String)] {
    var clauses: [(IfConfigClauseSyntax.Elements?, String)] = []
    var earlier: [String] = []
    for clause in block.clauses {
      let answer = clause.condition.map { Self.answer(to: $0) } ?? .some(true)
      if answer != .some(false) {
        let own = clause.condition.map { [text(of: $0)] } ?? []
        clauses.append((clause.elements, (earlier + own).joined(separator: " && ")))
      }
      if answer == .some(true) { break }
      if answer == nil, let condition = clause.condition {
        earlier.append("!\(text(of: condition))")
      }
    }
    return clauses
  }

  private static func text(of condition: ExprSyntax) -> String {
    if let answer = answer(to: condition) { return answer ? "true" : "false" }
    let detached = condition.detached
    var edits = Edits()
    ConditionVisitor { call, answer in edits.replace(call, by: answer ? "true" : "false") }
      .walk(detached)
    return "(\(edits.applied(to: detached.description).split(separator: "\n").joined()))"
  }
}

/// Finds the calls in a condition that are answered.
final class ConditionVisitor: SyntaxVisitor {
  private let found: (FunctionCallExprSyntax, Bool) -> Void

  init(_ found: @escaping (FunctionCallExprSyntax, Bool) -> Void) {
    self.found = found
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let answer = BuildConditions.answer(to: call) { found(call, answer) }
    return .skipChildren
  }
}
