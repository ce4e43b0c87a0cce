import SwiftSyntax

/// Finds the modifiers of views that nobody declares.
enum UnknownModifiers {
  /// The modifiers of the views in builders that neither SwiftUI nor the program has.
  ///
  /// Only a chain is searched that begins with a type of SwiftUI, or behind its first modifier of every view: the
  /// methods of another type may be made up later.
  static func links(
    in tree: SourceFileSyntax,
    isOwn: (String) -> Bool
  ) -> [ViewChain.Link] {
    let visitor = ViewItemVisitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.items.flatMap { item -> [ViewChain.Link] in
      guard let expression = Ladder.expression(of: item), Builders.holds(item) else { return [] }
      let chain = ViewChain(expression, isModifier: ViewNames.modifiers.contains)
      var isView = ViewNames.types.contains(chain.root)
      return chain.links.filter { link in
        if ViewNames.modifiers.contains(link.name) { isView = true }
        let isKnown =
          ViewNames.modifiers.contains(link.name) || ViewNames.methods.contains(link.name)
          || isOwn(link.name)
        return isView && !isKnown
      }
    }
  }
}

/// Collects the items of all blocks of code below a node.
final class ViewItemVisitor: SyntaxVisitor {
  var items: [CodeBlockItemSyntax] = []

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    items.append(node)
    return .visitChildren
  }
}
