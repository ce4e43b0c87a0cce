import SwiftSyntax

/// Collects the edits that empty the closures of actions, whose results nobody uses.
final class ActionVisitor: SyntaxVisitor {
  private(set) var edits: [TextEdit] = []

  /// Labels of closures whose results are used.
  private static let labelsWithResults: Set<String> = ["get", "body", "handler", "operation"]

  /// Methods whose first closure gives a value back.
  private static let methodsWithResults: Set<String> = [
    "onDrag", "onDrop", "onKeyPress", "onGeometryChange", "onScrollGeometryChange",
    "onContinuousHover",
  ]

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    guard !node.statements.isEmpty, Self.isAction(node) else { return .visitChildren }
    let text = node.signature == nil ? Self.parameters(of: node) : ""
    edits.append(TextEdit(range: node.statements.bytes, text: text))
    return .skipChildren
  }

  private static func isAction(_ closure: ClosureExprSyntax) -> Bool {
    guard let (call, label) = Builders.call(of: closure) else { return false }
    if let label {
      return ViewNames.actions.contains(label) && !labelsWithResults.contains(label)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      // `Button("a") { act() }` and `Button { act() } label: { … }`.
      return Builders.typeName(call.calledExpression) == "Button" && !Builders.isOfViews(closure)
    }
    let name = access.declName.baseName.text
    return ["task", "refreshable"].contains(name)
      || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase ?? false
        && !methodsWithResults.contains(name)
  }

  /// The names of parameters that a closure has by number: `_, _ in` for one with `$1`.
  private static func parameters(of closure: ClosureExprSyntax) -> String {
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let text) = token.tokenKind { Int(text.dropFirst()) } else { nil }
    }
    guard let last = numbers.max() else { return "" }
    return Array(repeating: "_", count: last + 1).joined(separator: ", ") + " in "
  }
}
