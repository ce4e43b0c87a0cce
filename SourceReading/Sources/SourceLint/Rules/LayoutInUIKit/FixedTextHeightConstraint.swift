import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Constraints that fix the height of text.
  static let fixedTextHeightConstraint = SourceRule(
    description: RuleDescription(
      id: "fixed-text-height-constraint",
      title: "Text with a constraint for its height",
      explanation: "Text that grows is cut off at the height.",
      defaultSeverity: .error,
      criteria: .clipping,
      help: "Use `greaterThanOrEqualToConstant`, or remove the constraint."
    ),
    examples: [
      "func f() { titleLabel.font = .preferredFont(forTextStyle: .body)\n"
        + "titleLabel.heightAnchor.constraint(equalToConstant: 22).isActive = true }",
      "class C { let name = UILabel(); func f() { name.adjustsFontForContentSizeCategory = true\n"
        + "name.heightAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true } }",
      "func f() { searchField.font = .preferredFont(forTextStyle: .body)\n"
        + "searchField.snp.makeConstraints { $0.height.equalTo(36) } }",
    ],
    nearMisses: [
      "titleLabel.heightAnchor.constraint(equalToConstant: 22).isActive = true",
      "titleLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 22)",
      "separator.heightAnchor.constraint(equalToConstant: 1)",
      "avatarView.heightAnchor.constraint(equalToConstant: 40)",
      "class C { let line = UILabel(); func f() "
        + "{ line.heightAnchor.constraint(equalToConstant: 2).isActive = true } }",
      "titleLabel.heightAnchor.constraint(equalToConstant: h).isActive = true",
      "noteTextView.heightAnchor.constraint(equalToConstant: 100).isActive = true",
      "class C { let note = UITextView(); func f() "
        + "{ note.heightAnchor.constraint(equalToConstant: 100).isActive = true } }",
      "textLabel.heightAnchor.constraint(equalToConstant: 500).isActive = true",
      "class C { let name = UILabel(); func f() { name.font = .systemFont(ofSize: 14)\n"
        + "name.heightAnchor.constraint(equalToConstant: 15).isActive = true } }",
      "func f() { let height = titleLabel.heightAnchor.constraint(equalToConstant: 80)\n"
        + " height.priority = .defaultLow }",
    ],
    checks: .calls(["constraint"]) { site, report in
      guard let anchor = site.base?.bare.as(MemberAccessExprSyntax.self),
        anchor.declName.baseName.text == "heightAnchor",
        let value = site.argument("equalToConstant") ?? site.argument("lessThanOrEqualToConstant"),
        let height = FontValue.constantNumber(value, in: site.scope, file: report.file),
        height >= 12, height < roomForText, isText(anchor.base?.path, site.scope),
        !report.file.isForMac,
        !isWeak(site), let facts = contradictions(anchor.base, site.scope, report.file)
      else { return }
      let fixIts =
        site.argument("equalToConstant") == nil
        ? []
        : [
          report.replacing(
            site.node.arguments,
            with: "greaterThanOrEqualToConstant: \(value.trimmedDescription)",
            title: "Make it a minimum height.",
            isSafe: false
          )
        ]
      report.add(
        site.node,
        "The text is at most \(points(height)) high.",
        unless: facts,
        fixIts: fixIts
      )
    },
    .calls(["equalTo"]) { site, report in
      guard let height = site.base?.bare.as(MemberAccessExprSyntax.self),
        height.declName.baseName.text == "height",
        let number = site.node.arguments.first?.expression.number,
        number >= 12, number < roomForText, let maker = maker(around: site.node),
        isText(maker.path, site.scope),
        let facts = contradictions(maker, site.scope, report.file)
      else { return }
      report.add(
        site.node,
        "The text is always \(points(number)) high.",
        unless: facts
      )
    }
  )

  /// The facts under which the text does not scale; `nil` if the file shows it, or shows nothing about its
  /// fonts.
  private static func contradictions(
    _ view: ExprSyntax?,
    _ scope: Scope,
    _ file: FileModel
  ) -> [ProjectFact]? {
    guard let view, let path = view.path else { return nil }
    let keys = view.isOfSelf ? [path.joined(separator: ".")] : scope.keys(of: path)
    let type = scope.type
    let isStyled = type.assignments.contains {
      ["font", "adjustsFontForContentSizeCategory"].contains($0.property)
        && !Set($0.keys).isDisjoint(with: keys)
    }
    return isStyled ? type.contradictionsOfGrowth(of: keys, nil, in: file) : nil
  }

  /// Whether the constraint yields to the content.
  private static func isWeak(_ site: CallSite) -> Bool {
    guard case .bound(_, let name) = ExpressionUse.of(ExprSyntax(site.node), in: site.scope),
      let code = Surroundings.declaration(around: site.node)?.description
    else { return false }
    return code.contains("\(name).priority = .defaultLow")
      || code.contains("\(name).priority = .fittingSizeLevel")
  }

  /// The view whose `snp.makeConstraints { … }` contains a call.
  private static func maker(around node: FunctionCallExprSyntax) -> ExprSyntax? {
    var current = node.parent
    for _ in 0..<40 {
      guard let found = current else { return nil }
      if let call = found.as(FunctionCallExprSyntax.self),
        ["makeConstraints", "remakeConstraints", "updateConstraints"].contains(call.name ?? "")
      {
        return call.base?.bare.as(MemberAccessExprSyntax.self)?.base
      }
      current = found.parent
    }
    return nil
  }

  private static func isText(_ path: [String]?, _ scope: Scope) -> Bool {
    guard let path, let name = path.last else { return false }
    let root = path.count == 1 ? scope.binding(name)?.typeName : nil
    if let root { return ["UILabel", "UITextField"].contains(root) }
    // A text view scrolls text that does not fit.
    let lower = name.lowercased()
    return NameHints.isTextView(name) && !lower.hasSuffix("textview")
      || lower.hasSuffix("searchfield")
  }

  /// The height in points in which three lines of Body fit at all sizes: 62 points each.
  private static let roomForText = 186.0
}
