import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Labels limited to one line.
  static let singleLineLabel = SourceRule(
    description: RuleDescription(
      id: "single-line-label",
      title: "Label that is kept to one line",
      explanation: "Text that grows is cut off at the end of the line.",
      defaultSeverity: .note,
      criteria: .clipping,
      help: "Set `numberOfLines = 0`, at least for accessibility sizes."
    ),
    examples: [
      "authorLabel.numberOfLines = 1",
      "func f() { descriptionLabel.numberOfLines = 1; "
        + "descriptionLabel.lineBreakMode = .byTruncatingTail }",
      "func f() { let label = UILabel(); label.font = .preferredFont(forTextStyle: .body)\n"
        + "label.numberOfLines = 1; view.addSubview(label) }",
      "func f() { authorLabel.font = .preferredFont(forTextStyle: .body); authorLabel.numberOfLines = 1 }",
      "func make() -> UILabel { let label = UILabel(); label.numberOfLines = 1\n"
        + "label.adjustsFontForContentSizeCategory = true; return label }",
      "class C { lazy var name: UILabel = { let label = UILabel(); label.numberOfLines = 1; "
        + "label.font = .preferredFont(forTextStyle: .body); return label }() }",
      "extension UIFont { static var row: UIFont { .preferredFont(forTextStyle: .body) } }\n"
        + "func f() { authorLabel.font = .row; authorLabel.numberOfLines = 1 }",
    ],
    nearMisses: [
      "authorLabel.numberOfLines = traitCollection.preferredContentSizeCategory"
        + ".isAccessibilityCategory ? 0 : 1",
      "func f() { authorLabel.font = .systemFont(ofSize: 14); authorLabel.numberOfLines = 1 }",
      "struct Fonts { let author = UIFont.systemFont(ofSize: 14) }\n"
        + "func f() { authorLabel.font = UIFont.app.author; authorLabel.numberOfLines = 1 }",
      "func f() { authorLabel.numberOfLines = 1; authorLabel.attributedText = model.author }",
      "func f() { authorLabel.font = scheme.typography.overline; authorLabel.numberOfLines = 1 }",
      "class C { let name = UILabel(); func f() { name.numberOfLines = 1 } }",
      "func f() { authorLabel.font = .row; authorLabel.numberOfLines = 1 }",
      "self.score = UILabel().then { $0.font = .preferredFont(forTextStyle: .body); $0.numberOfLines = 1 }",
      "class C { let duration: UILabel = { let label = UILabel(); label.numberOfLines = 1\n"
        + "label.font = .preferredFont(forTextStyle: .body); return label }() }",
      "badgeCountLabel.numberOfLines = 1", "authorLabel.numberOfLines = 0",
      "class C { override func traitCollectionDidChange(_ p: UITraitCollection?) "
        + "{ super.traitCollectionDidChange(p); a.numberOfLines = isAccessibilityCategory ? 0 : 2 }\n"
        + "func f() { a.numberOfLines = 1 } }",
      "func width(of text: String) -> CGFloat { let label = UILabel(); label.numberOfLines = 1; "
        + "label.text = text; label.sizeToFit(); return label.bounds.width }",
    ],
    checks: .assignments(["numberOfLines"]) { site, report in
      guard site.value?.number == 1, let name = site.receiver.last, !NameHints.isShort(name),
        Surroundings.configured(at: site.node).map(NameHints.isShort) != true,
        !report.file.isForMac, !site.scope.type.mentions.contains("isAccessibilityCategory"),
        !isForMeasuring(site), !hasOwnFonts(site),
        let facts = site.scope.type.contradictionsOfGrowth(
          of: site.keys,
          site.receiverBinding,
          in: report.file
        )
      else { return }
      report.add(
        site.node,
        "'\(site.receiver.joined(separator: "."))' has one line at all sizes.",
        unless: facts
      )
    }
  )

  /// Whether the label shows attributed text, whose fonts are not known here.
  private static func hasOwnFonts(_ site: AssignmentSite) -> Bool {
    site.scope.type.assignments.contains {
      $0.property == "attributedText" && !Set($0.keys).isDisjoint(with: site.keys)
    }
  }

  /// Whether the label is created in a function and stays there, so that only its size is used.
  private static func isForMeasuring(_ site: AssignmentSite) -> Bool {
    guard site.receiver.count == 1, let name = site.receiver.first,
      let binding = site.scope.binding(name), binding.value?.call?.makes("UILabel") == true,
      binding.scope.kind == .function || binding.scope.kind == .closure,
      let block = Syntax(binding.declaration).parent?.parent
    else { return false }
    return !Mentions(of: name, in: block).isPassedOn
  }
}

/// The uses of a local name in a block of code.
private final class Mentions: SyntaxVisitor {
  private let name: String
  /// Whether the value itself is used somewhere, and not only its members.
  private(set) var isPassedOn = false

  init(of name: String, in block: Syntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(block)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    if member?.base?.id != ExprSyntax(node).id, member?.declName.id != node.id {
      isPassedOn = true
    }
    return .skipChildren
  }
}
