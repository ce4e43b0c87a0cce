import SwiftSyntax

extension Ladder {
  /// The replacements of the only item of a branch whose switch is a value; nil for other items.
  ///
  /// Its patterns join those of another branch, since every value needs one. Where none can take them, the branch
  /// ends the screen.
  func branch(_ item: CodeBlockItemSyntax) -> [TextEdit]? {
    guard let branch = item.parent?.parent?.as(SwitchCaseSyntax.self),
      branch.statements.count == 1, !Builders.holds(item), case .expr = item.item,
      let list = branch.parent?.as(SwitchCaseListSyntax.self),
      let whole = list.parent?.as(SwitchExprSyntax.self), Self.isValue(whole)
    else { return nil }
    let branches = list.compactMap { $0.as(SwitchCaseSyntax.self) }
    let hasDefault = branches.contains { $0.label.is(SwitchDefaultLabelSyntax.self) }
    if let own = Self.plainLabel(of: branch) {
      if hasDefault { return [TextEdit(range: branch.bytes, text: "")] }
      let others = branches.filter { $0.id != branch.id }
      if let other = others.lazy.compactMap(Self.plainLabel).first {
        let place = other.colon.bytes.lowerBound
        return [
          TextEdit(range: place..<place, text: ", \(own.caseItems.trimmedDescription)"),
          TextEdit(range: branch.bytes, text: ""),
        ]
      }
    }
    return [TextEdit(range: item.item.bytes, text: trap(at: item))]
  }

  /// Whether a switch stands for a value: it is assigned, returned, or all of a body with a result.
  private static func isValue(_ node: SwitchExprSyntax) -> Bool {
    guard let statement = node.parent?.as(ExpressionStmtSyntax.self) else { return true }
    guard let item = statement.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1
    else { return false }
    if Syntax(list).parent?.is(SwitchCaseSyntax.self) == true {
      let outer = Syntax(list).ancestors.lazy.compactMap { $0.as(SwitchExprSyntax.self) }.first
      return outer.map(isValue) ?? false
    }
    let owner = list.parent.flatMap { Body(of: $0) ?? $0.parent.flatMap(Body.init) }
    return owner?.result != nil
  }

  /// The patterns of a branch that bind no name and have no condition.
  private static func plainLabel(of branch: SwitchCaseSyntax) -> SwitchCaseLabelSyntax? {
    guard case .case(let label) = branch.label,
      label.caseItems.allSatisfy({ $0.whereClause == nil }),
      !label.tokens(viewMode: .sourceAccurate).contains(where: {
        $0.tokenKind == .keyword(.let) || $0.tokenKind == .keyword(.var)
      })
    else { return nil }
    return label
  }
}
