import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Scalable fonts on views that are not told to follow the text size.
  static let missingAdjustsFontFlag = SourceRule(
    description: RuleDescription(
      id: "missing-adjusts-font-flag",
      title: "Scalable font on a view that does not adjust it",
      explanation: "The font is that of the moment; the text keeps its size until the view is made "
        + "again.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Set `adjustsFontForContentSizeCategory = true` on the view."
    ),
    examples: [
      "func f() { let l = UILabel(); l.font = .preferredFont(forTextStyle: .body) }",
      "class C: UIView { @IBOutlet var nameLabel: UILabel!\n func f() { "
        + "nameLabel.font = UIFontMetrics.default.scaledFont(for: brand) } }",
      "class C { let title: UILabel = { let l = UILabel(); "
        + "l.font = .preferredFont(forTextStyle: .body); return l }() }",
      "func f() { let hint = UILabel.made(); hint.font = .preferredFont(forTextStyle: .body) }",
      "func f() { let l = UILabel(); l.font = UIFont.preferredFont(forTextStyle: .body).bold }",
      "func f() { let l = UILabel(); "
        + "l.font = UIFont.preferredFontForTextStyle(UIFontTextStyleBody) }",
      "class C: UIView { let title: UILabel = { let l = UILabel(); "
        + "l.font = .preferredFont(forTextStyle: .body); return l }()\n override func "
        + "traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); "
        + "resizeTile() } }",
    ],
    nearMisses: [
      "func f() { let l = UILabel(); l.adjustsFontForContentSizeCategory = true; "
        + "l.font = .preferredFont(forTextStyle: .body) }",
      "transformer = .init { var o = $0; o.font = .preferredFont(forTextStyle: .footnote); return o }",
      "class C: UIView { let l = UILabel(); override func traitCollectionDidChange(_ p: "
        + "UITraitCollection?) { super.traitCollectionDidChange(p); "
        + "l.font = .preferredFont(forTextStyle: .body) } }",
      "class C: UIView { let title: UILabel = { let l = UILabel(); "
        + "l.font = .preferredFont(forTextStyle: .body); return l }()\n override func "
        + "traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); "
        + "title.font = .preferredFont(forTextStyle: .body) } }",
      "class C { let title: UILabel = { let l = UILabel(); l.font = .preferredFont(forTextStyle: .body)"
        + "; return l }()\n func f() { title.adjustsFontForContentSizeCategory = true } }",
      "class C { @IBOutlet var l: DynamicLabel!; func f() "
        + "{ l.font = .preferredFont(forTextStyle: .body) } }",
    ],
    checks: .assignments(["font"]) { site, report in
      guard let value = site.value, !report.file.isForMac,
        FontValue.of(value, in: site.scope, file: report.file).scales, isTextView(site),
        !isSetAgain(site)
      else { return }
      let type = site.scope.type
      let keys = site.keys
      guard !type.hasFlag("adjustsFontForContentSizeCategory", on: keys),
        !keys.contains(where: { key in
          type.callsByReceiver[key]?.contains { name in
            let lower = name.lowercased()
            return ["adjust", "dynamic", "scal", "style"].contains { lower.contains($0) }
          } ?? false
        })
      else { return }
      let facts = keys.filter { !$0.hasPrefix("#") }
        .map { ProjectFact.flagIsSet(type: type.name, receiver: $0) }
      let receiver = site.receiver.joined(separator: ".")
      report.add(
        site.node,
        "The font of '\(receiver)' can grow, and the view is not told to adjust it.",
        unless: facts,
        fixIts: [
          report.insertingLine(
            "\(flagTarget(site)).adjustsFontForContentSizeCategory = true",
            after: site.node,
            title: "Let the view adjust its font.",
            isSafe: true
          )
        ]
      )
    }
  )

  private static func flagTarget(_ site: AssignmentSite) -> String {
    let left = site.node.elements.first?.trimmedDescription ?? ""
    return left.hasSuffix(".font") ? String(left.dropLast(5)) : left
  }

  /// Functions that run once for a view.
  private static let once: Set<String> = ["init", "viewDidLoad", "awakeFromNib", "loadView"]

  /// Whether code that runs when the text size changes may set the font again.
  private static func isSetAgain(_ site: AssignmentSite) -> Bool {
    let type = site.scope.type
    guard type.handlesTraitChanges, isMadeOnce(site) else { return type.handlesTraitChanges }
    return type.assignments.contains {
      $0.property == "font" && !Set($0.keys).isDisjoint(with: site.keys) && !isMadeOnce($0)
    }
  }

  /// Whether code runs once: in the closure that makes a property, or as a view is made.
  private static func isMadeOnce(_ site: AssignmentSite) -> Bool {
    var scope: Scope? = site.scope
    while let current = scope {
      if current.initializes != nil { return true }
      if current.kind == .function { return once.contains(current.name) }
      scope = current.parent
    }
    return false
  }

  /// Whether the font is that of a text view of UIKit.
  private static func isTextView(_ site: AssignmentSite) -> Bool {
    guard let last = site.receiver.last,
      !site.receiver.contains(where: { $0.contains("appearance") })
    else { return false }
    if last == "titleLabel" { return true }
    if site.receiver.count == 1, let type = site.scope.binding(last)?.typeName {
      return ["UILabel", "UITextField", "UITextView"].contains(type)
    }
    return site.receiver.first != "" && ["label", "textLabel", "detailTextLabel"].contains(last)
      || site.receiver.count == 1 && site.scope.binding(last) == nil && last.hasSuffix("Label")
  }
}
