import SwiftSyntax

/// The views of a loop: `for label in labels { label.font = … }` and `[title, note].forEach { $0.font = … }`.
enum LoopedViews {
  /// The maximum distance that is followed up a tree.
  private static let maximumDistance = 24

  /// The members that an assignment in a loop affects, as keys; none outside loops.
  static func keys(of site: AssignmentSite) -> [String] {
    paths(of: site).map { $0.joined(separator: ".") }
  }

  /// The views that an assignment in a loop affects, including local ones; none outside loops.
  static func paths(of site: AssignmentSite) -> [[String]] {
    guard !site.isOfSelf, let root = site.receiver.first,
      let sequence = sequence(of: root, around: site.node)
    else { return [] }
    let elements =
      sequence.bare.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [sequence]
    return elements.prefix(32).compactMap { element in
      element.path.map { $0 + site.receiver.dropFirst() }
    }
  }

  /// Returns the sequence of the innermost loop over elements with a name.
  private static func sequence(of name: String, around node: some SyntaxProtocol) -> ExprSyntax? {
    var current = Syntax(node).parent
    for _ in 0..<maximumDistance {
      guard let found = current, !found.is(MemberBlockSyntax.self) else { return nil }
      if let loop = found.as(ForStmtSyntax.self), loop.pattern.trimmedDescription == name {
        return loop.sequence
      }
      if let closure = found.as(ClosureExprSyntax.self) {
        guard StyleClosure.takes(name, closure),
          let call = closure.parent?.as(FunctionCallExprSyntax.self), call.name == "forEach"
        else { return nil }
        return call.base
      }
      current = found.parent
    }
    return nil
  }
}
