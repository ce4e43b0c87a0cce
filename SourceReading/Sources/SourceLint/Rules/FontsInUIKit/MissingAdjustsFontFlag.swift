import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Scalable fonts on views without the flag to follow the text size.
  static let missingAdjustsFontFlag = SourceRule(
    description: RuleDescription(
      id: "missing-adjusts-font-flag",
      title: "Scalable font on a view that does not adjust it",
      explanation: "The font is right only for the current text size; the text keeps its size "
        + "until the view is created again.",
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
        + "l.font = UIFont.preferredFont(forTextStyle: .body).withTraits(traits: .traitBold) }",
      "func f() { let l = UILabel(); "
        + "l.font = UIFont.preferredFontForTextStyle(UIFontTextStyleBody) }",
      "class C: UIView { let title: UILabel = { let l = UILabel(); "
        + "l.font = .preferredFont(forTextStyle: .body); return l }()\n override func "
        + "traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); "
        + "resizeTile() } }",
      "class C: UIViewController { let hint = UILabel()\n"
        + "override func viewDidLoad() { super.viewDidLoad(); setUp(); "
        + "observe(UIContentSizeCategory.didChangeNotification) { table.setNeedsLayout() } }\n"
        + "func setUp() { hint.font = .preferredFont(forTextStyle: .body) } }",
      "extension UIFont { static var row: UIFont { .preferredFont(forTextStyle: .callout) } }\n"
        + "func f() { let l = UILabel(); l.font = .row }",
      "enum Fonts { static func title() -> UIFont { UIFontMetrics.default.scaledFont(for: base) } "
        + "}\nfunc f() { let l = UILabel(); l.font = Fonts.title() }",
      "class PaddedLabel: UILabel { var insets = UIEdgeInsets.zero }\n"
        + "func f() { let l = PaddedLabel(); l.font = .preferredFont(forTextStyle: .body) }",
      "let l = UILabel().then { $0.font = .preferredFont(forTextStyle: .body) }",
      "class C { let name = UILabel(); func f() { name.do { $0.font = .preferredFont(forTextStyle: "
        + ".body) } } }",
      "class Field: UITextField { func setUp() { font = .preferredFont(forTextStyle: .body) } }",
      "func style(_ editor: UITextView) { editor.font = .preferredFont(forTextStyle: .body) }",
      "extension UILabel { func applyBody() { font = .preferredFont(forTextStyle: .body) } }",
      "extension UILabel { func applyBody() { font = .preferredFont(forTextStyle: .body) }\n"
        + "func applyNote() { font = .preferredFont(forTextStyle: .footnote)\n"
        + "adjustsFontForContentSizeCategory = true } }",
      "class BaseField: UITextField { var insets = UIEdgeInsets.zero }\nclass CodeField: BaseField "
        + "{ func setUp() { font = .preferredFont(forTextStyle: .body) } }",
      "func f() { let l = UILabel(); l.font = { let base = UIFont.systemFont(ofSize: 17)\n"
        + "return UIFontMetrics.default.scaledFont(for: base) }() }",
      "struct Fonts { var body: UIFont { .preferredFont(forTextStyle: .body) } }\n"
        + "func f() { let l = UILabel(); l.font = UIFont.app.body }",
      "func makeLabel(font: UIFont) -> UILabel { let l = UILabel(); l.font = font; return l }\n"
        + "let title = makeLabel(font: .preferredFont(forTextStyle: .title1))",
    ],
    nearMisses: [
      "class BaseField: UITextField { func setUp() { adjustsFontForContentSizeCategory = true } "
        + "}\nclass CodeField: BaseField { func style() { font = .preferredFont(forTextStyle: "
        + ".body) } }",
      "extension UILabel { func applyBody() { font = .preferredFont(forTextStyle: .body)\n"
        + "adjustsFontForContentSizeCategory = true } }",
      "func f() { let l = UILabel(); l.adjustsFontForContentSizeCategory = true; "
        + "l.font = .preferredFont(forTextStyle: .body) }",
      "func f() { let a = UILabel(), b = UILabel()\na.font = .preferredFont(forTextStyle: .body)\n"
        + "b.font = .preferredFont(forTextStyle: .footnote)\nfor label in [a, b] "
        + "{ label.adjustsFontForContentSizeCategory = true } }",
      "func f() { let a = UILabel()\na.font = .preferredFont(forTextStyle: .body)\n"
        + "[a].forEach { $0.adjustsFontForContentSizeCategory = true } }",
      "let l = UILabel().then { $0.font = .preferredFont(forTextStyle: .body)\n"
        + "$0.adjustsFontForContentSizeCategory = true }",
      "let c = UIButton.Configuration.plain().with { $0.font = .preferredFont(forTextStyle: .body) "
        + "}",
      "transformer = .init { var o = $0; o.font = .preferredFont(forTextStyle: .footnote); return "
        + "o }",
      "class C: UIView { let l = UILabel(); override func traitCollectionDidChange(_ p: "
        + "UITraitCollection?) { super.traitCollectionDidChange(p); "
        + "l.font = .preferredFont(forTextStyle: .body) } }",
      "class C: UIView { let title: UILabel = { let l = UILabel(); "
        + "l.font = .preferredFont(forTextStyle: .body); return l }()\n override func "
        + "traitCollectionDidChange(_ p: UITraitCollection?) { super.traitCollectionDidChange(p); "
        + "title.font = .preferredFont(forTextStyle: .body) } }",
      "class C { let title: UILabel = { let l = UILabel(); l.font = .preferredFont(forTextStyle: "
        + ".body); return l }()\n func f() { title.adjustsFontForContentSizeCategory = true } }",
      "class C { @IBOutlet var l: DynamicLabel!; func f() "
        + "{ l.font = .preferredFont(forTextStyle: .body) } }",
      "class DynamicLabel: UILabel { func setUp() { adjustsFontForContentSizeCategory = true } }\n"
        + "func f() { let l = DynamicLabel(); l.font = .preferredFont(forTextStyle: .body) }",
      "extension UIFont { static var row: UIFont { .systemFont(ofSize: 14) } }\n"
        + "func f() { let l = UILabel(); l.font = .row }",
      "func makeLabel(font: UIFont) -> UILabel { let l = UILabel(); l.font = font; return l }\n"
        + "let title = makeLabel(font: .systemFont(ofSize: 14))",
      "func makeLabel(font: UIFont) -> UILabel { let l = UILabel(); l.font = font; return l }\n"
        + "let title = makeLabel(font: .preferredFont(forTextStyle: .title1))\n"
        + "title.adjustsFontForContentSizeCategory = true",
      "class C: UIViewController { let l = UILabel()\noverride func viewDidLoad() { "
        + "super.viewDidLoad(); NotificationCenter.default.addObserver(self, selector: "
        + "#selector(style), name: UIContentSizeCategory.didChangeNotification) }\n@objc func "
        + "style() { l.font = .preferredFont(forTextStyle: .body) } }",
    ],
    checks: .assignments(["font"]) { site, report in
      guard let value = site.value, !report.file.isForMac,
        let fontFacts = contradictions(of: value, site, report.file),
        let viewFacts = viewContradictions(site), !isSetAgain(site)
      else { return }
      let type = site.scope.type
      let keys = site.keys
      guard !hasFlag(site),
        !keys.contains(where: { key in
          type.callsByReceiver[key]?.contains { name in
            let lower = name.lowercased()
            return ["adjust", "dynamic", "scal", "style"].contains { lower.contains($0) }
          } ?? false
        })
      else { return }
      let members = isInExtensionOfTextView(site) ? [] : keys.filter { !$0.hasPrefix("#") }
      let facts =
        members
        .flatMap { key -> [ProjectFact] in
          [
            .flagIsSet(type: type.name, receiver: key),
            .flagIsSetInDocument(type: type.name, receiver: key),
          ]
        }
      let receiver = site.receiver.joined(separator: ".")
      report.add(
        site.node,
        "The font of '\(receiver)' can grow, but the view is not told to adjust it.",
        unless: facts + fontFacts + viewFacts,
        fixIts: [
          report.insertingLine(
            "\(viewBeforeFont(site))adjustsFontForContentSizeCategory = true",
            after: site.node,
            title: "Let the view adjust its font.",
            isSafe: true
          )
        ]
      )
    }
  )

  /// Whether code is in an extension of a UIKit text view, in which each function styles views independently.
  private static func isInExtensionOfTextView(_ site: AssignmentSite) -> Bool {
    site.receiver.isEmpty && textViews.contains(site.scope.type.name)
  }

  /// Whether the type sets the flag of the view; in an extension of a text view, the function itself must.
  private static func hasFlag(_ site: AssignmentSite) -> Bool {
    let flag = "adjustsFontForContentSizeCategory"
    guard isInExtensionOfTextView(site),
      let function = Surroundings.declaration(around: site.node)
    else { return site.scope.type.hasFlag(flag, on: site.keys) }
    return site.scope.type.assignments.contains { other in
      other.property == flag && other.receiver.isEmpty
        && Surroundings.declaration(around: other.node)?.id == function.id
    }
  }

  /// Returns the view before `font`: `label.` for `label.font`, and an empty text for `font`.
  private static func viewBeforeFont(_ site: AssignmentSite) -> String {
    let left = site.node.elements.first?.trimmedDescription ?? ""
    return String(left.dropLast("font".count))
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

  /// Whether code runs once: in the closure that initializes a property, or during the creation of a view.
  private static func isMadeOnce(_ site: AssignmentSite) -> Bool {
    var scope: Scope? = site.scope
    while let current = scope {
      if current.initializes != nil { return true }
      if current.kind == .function { return isCalledOnce(current.name, in: site.scope.type) }
      scope = current.parent
    }
    return false
  }

  /// Whether a function is used only in functions that run once, and in none that observes the text size.
  private static func isCalledOnce(_ name: String, in type: TypeModel, depth: Int = 0) -> Bool {
    if once.contains(name) { return true }
    guard depth < 3 else { return false }
    let callers = type.functions.filter { function in
      function.name != name && words(of: function)?.contains(name) == true
    }
    return !callers.isEmpty
      && callers.allSatisfy { function in
        let calls = function.node.body?.statements.map { Words($0) }.filter { $0.contains(name) }
        return calls?.contains { $0.contains("registerForTraitChanges", "didChangeNotification") }
          == false && isCalledOnce(function.name, in: type, depth: depth + 1)
      }
  }

  private static func words(of function: FunctionSite) -> Words? {
    function.node.body.map { LintWork.words(ofDeclaration: Syntax($0)) }
  }

  /// The facts under which the font does not scale; `nil` if the file shows it.
  private static func contradictions(
    of value: ExprSyntax,
    _ site: AssignmentSite,
    _ file: FileModel
  ) -> [ProjectFact]? {
    switch FontValue.of(value, in: site.scope, file: file) {
    case .preferred, .scaled: []
    case .fixed: nil
    case .unknown:
      FontHelper.keys(of: value, in: site.scope).map { [.makesNoScaledFont($0)] }
        ?? factory(of: value, site)
    }
  }

  /// The fact under which the font of a factory's label does not scale: that no call passes a scaling one.
  ///
  /// Nor must the caller set the flag on the result.
  private static func factory(of value: ExprSyntax, _ site: AssignmentSite) -> [ProjectFact]? {
    guard let path = value.path, path.count == 1, site.scope.binding(path[0]) == nil,
      Surroundings.parameterType(path[0], at: site.node) == "UIFont",
      let function = Surroundings.declaration(around: site.node)?.as(FunctionDeclSyntax.self),
      function.signature.returnClause != nil,
      let parameter = function.signature.parameterClause.parameters.first(where: {
        ($0.secondName ?? $0.firstName).text == path[0]
      })
    else { return nil }
    return [
      .noScaledFontIsPassed(function: function.name.text, label: parameter.firstName.text)
    ]
  }

  /// Whether `$0` is a text view: in `UILabel().then { $0.font = … }` and `nameLabel.do { $0.font = … }`.
  private static func isInClosureOfTextView(_ site: AssignmentSite) -> Bool {
    var current = Syntax(site.node).parent
    for _ in 0..<40 {
      guard let found = current, !found.is(MemberBlockSyntax.self) else { return false }
      if let closure = found.as(ClosureExprSyntax.self) {
        guard let call = closure.parent?.as(FunctionCallExprSyntax.self), let view = call.base
        else { return false }
        if let made = view.call { return textViews.contains(made.name ?? "") }
        guard let name = view.path?.last else { return false }
        return site.scope.binding(name)?.typeName.map(textViews.contains)
          ?? (name.hasSuffix("Label") || name == "label")
      }
      current = found.parent
    }
    return false
  }

  private static let textViews: Set<String> = ["UILabel", "UITextField", "UITextView"]

  /// The facts under which the receiver is not a plain UIKit text view; `nil` if its name shows it.
  private static func viewContradictions(_ site: AssignmentSite) -> [ProjectFact]? {
    if site.receiver.isEmpty {
      let type = site.scope.type
      guard textViews.isDisjoint(with: type.inherited.union([type.name])) else { return [] }
      let base = type.inherited.sorted().first {
        NameHints.isTextView($0) || $0.hasSuffix("Field")
      }
      return base.map { [.isNoPlainTextView($0)] }
    }
    if site.receiver == ["$0"] { return isInClosureOfTextView(site) ? [] : nil }
    guard let last = site.receiver.last,
      !site.receiver.contains(where: { $0.contains("appearance") })
    else { return nil }
    if last == "titleLabel" { return [] }
    if site.receiver.count == 1 {
      let type =
        site.receiverBinding?.typeName ?? Surroundings.parameterType(last, at: site.node)
      if let type, textViews.contains(type) { return [] }
      if let type, type != site.scope.type.name {
        return [.isNoPlainTextView(type), .flagIsSet(type: type, receiver: "")]
      }
    }
    let isNamed =
      site.receiver.first != "" && ["label", "textLabel", "detailTextLabel"].contains(last)
      || site.receiver.count == 1 && site.scope.binding(last) == nil && last.hasSuffix("Label")
    return isNamed ? [] : nil
  }
}
