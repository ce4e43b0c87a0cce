import SwiftSyntax

extension Ladder {
  /// Adds a modifier of a view, a view in a builder, or a UIKit view whose class is missing.
  mutating func addExpression(_ node: Syntax, _ token: TokenSyntax, _ depth: Int) {
    if let call = node.as(FunctionCallExprSyntax.self) { addMissingClass(call, token, depth) }
    guard let item = node.as(CodeBlockItemSyntax.self), context.hasViews,
      let expression = Self.expression(of: item), Builders.holds(item)
    else { return }
    if expression.is(SequenceExprSyntax.self) { return }
    let isBranch = expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
    let chain = isBranch ? nil : ViewChain(expression, isModifier: isModifier)
    let place = token.bytes.lowerBound
    let box = "LeftOutView(\(self.box(for: node)))"
    if let chain, let link = chain.links.first(where: { $0.bytes.contains(place) }) {
      let edit = TextEdit(range: link.bytes, text: "")
      add([edit], .expression, at: node, depth: depth)
    }
    guard chain.map({ canBeView($0, in: item) }) ?? true else { return }
    if let chain, chain.base.contains(place) { addBase(chain, box, node, depth) }
    if expression.trimmedDescription != box {
      let edit = TextEdit(range: expression.bytes, text: box)
      add([edit], .expression, at: node, by: box, depth: depth)
    }
  }

  /// Replaces the view without its modifiers; modifiers that not every view has are removed with it.
  private mutating func addBase(_ chain: ViewChain, _ box: String, _ node: Syntax, _ depth: Int) {
    guard chain.root != "LeftOutView" else { return }
    var edits = [TextEdit(range: chain.base, text: box)]
    for link in chain.links where !isModifier(link.name) {
      edits.append(TextEdit(range: link.bytes, text: ""))
    }
    add(edits, .expression, at: node, by: box, depth: depth)
  }

  func isModifier(_ name: String) -> Bool {
    ViewNames.modifiers.contains(name) || context.ownModifiers.contains(name)
  }

  /// In a closure of a container in the program, a method call may be an action.
  private func canBeView(_ chain: ViewChain, in item: CodeBlockItemSyntax) -> Bool {
    guard item.parent?.parent?.is(ClosureExprSyntax.self) ?? false else { return true }
    return Builders.startsUppercase(chain.root)
      || !["", "self", "super"].contains(chain.root) && !chain.links.isEmpty
  }

  /// The item as an expression.
  static func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
    switch item.item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    default: nil
    }
  }

  /// A UIKit view of a missing class: another view takes its place.
  private mutating func addMissingClass(
    _ call: FunctionCallExprSyntax,
    _ token: TokenSyntax,
    _ depth: Int
  ) {
    guard context.hasKit, Self.isOfKit(call, context), let missing,
      message.contains("cannot find '"),
      token.text == missing, call.calledExpression.bytes == token.bytes,
      let standIn = SuperclassStandIn.of(missing), standIn != "UICollectionView"
    else { return }
    let text = standIn == "UIView" ? "LeftOutBox(\(box(for: call)))" : "\(standIn)()"
    let edit = TextEdit(range: call.bytes, text: text)
    add([edit], .expression, at: call, by: text, depth: depth)
  }

  /// Whether a missing class at a position is a UIKit class: in a file without SwiftUI, or in a class.
  static func isOfKit(_ node: some SyntaxProtocol, _ context: RepairContext) -> Bool {
    guard context.hasViews else { return true }
    let group = node.ancestors.first { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    return group?.is(ClassDeclSyntax.self) ?? false
  }
}
