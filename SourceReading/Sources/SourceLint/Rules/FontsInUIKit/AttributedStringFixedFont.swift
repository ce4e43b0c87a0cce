import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Fixed fonts in attributed text.
  static let attributedStringFixedFont = SourceRule(
    description: RuleDescription(
      id: "attributed-string-fixed-font",
      title: "Attributed text with a font of a fixed size",
      explanation: "A view that adjusts its text changes only the runs whose fonts can grow.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Use `preferredFont(forTextStyle:)` or `UIFontMetrics` for the attribute."
    ),
    examples: [
      "let t = NSAttributedString(string: s, attributes: [.font: UIFont.systemFont(ofSize: 13)])",
      #"str.addAttribute(.font, value: UIFont(name: "Lato", size: 15)!, range: r)"#,
      #"var a: [NSAttributedString.Key: Any] = [.font: UIFont(name: "Lato", size: 14) as Any]"#,
      "func f() { let font = UIFont.systemFont(ofSize: 12); "
        + "let t = NSAttributedString(string: s, attributes: [.font: font]) }",
      "let t = NSAttributedString(string: s, "
        + "attributes: [NSFontAttributeName: UIFont.systemFontOfSize(13)])",
      "func f() { let t = NSAttributedString(string: s, attributes: [.font: UIFont.systemFont(ofSize: 13)])\n"
        + "print(t.size()); label.attributedText = t }",
    ],
    nearMisses: [
      "func height() -> CGFloat { let t = NSAttributedString(string: s, "
        + "attributes: [.font: UIFont.systemFont(ofSize: 14)])\n"
        + "return t.boundingRect(with: z, options: [], context: nil).height }",
      "func height() -> CGFloat { let t = isEmpty ? nil : note.map { NSAttributedString(string: $0, "
        + "attributes: [.font: UIFont.systemFont(ofSize: 14)]) }\n"
        + "return t?.boundingRect(with: z, options: [], context: nil).height ?? 0 }",
      "let width = NSAttributedString(string: s, attributes: [.font: UIFont.systemFont(ofSize: 9)])"
        + ".size().width",
      "func width(_ t: NSString) -> CGFloat { let a: [NSAttributedString.Key: Any] = "
        + "[.font: UIFont.systemFont(ofSize: 14)]\n"
        + "return t.boundingRect(with: s, options: [], attributes: a, context: nil).width }",
      "let t = NSAttributedString(string: s, "
        + "attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])",
      "func drawPDF() { NSAttributedString(string: s, "
        + "attributes: [.font: UIFont.systemFont(ofSize: 9)]).draw(at: .zero) }",
      "let t = NSAttributedString(string: s, attributes: [.font: label.font!])",
      "let t = NSAttributedString(string: s, attributes: "
        + "[NSFontAttributeName: UIFont.preferredFontForTextStyle(UIFontTextStyleBody)])",
      "func badge() -> UIImage { UIGraphicsImageRenderer(size: s).image { _ in "
        + "t.draw(in: r, withAttributes: [.font: UIFont.systemFont(ofSize: 51)]) } }",
      "func bold(fontSize: CGFloat) { t.addAttribute(.font, "
        + "value: UIFont.boldSystemFont(ofSize: fontSize), range: r) }",
      #"let gap = NSAttributedString(string: "\n\n", attributes: [.font: UIFont.systemFont(ofSize: 8)])"#,
      "enum Sizes { static var header: CGFloat { switch app.preferredContentSizeCategory "
        + "{ case .large: return 13; default: return 15 } } }\n"
        + "func f() { let size = Sizes.header; let t = NSAttributedString(string: s, "
        + "attributes: [.font: UIFont.systemFont(ofSize: size)]) }",
      "func f() { let bold = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 22)]\n"
        + "item.setTitleTextAttributes(bold, for: .normal) }",
      "class Badge: UIView { override func draw(_ r: CGRect) { let a: [NSAttributedString.Key: Any] = "
        + "[.font: UIFont.systemFont(ofSize: bounds.height * 0.6)]\nt.draw(in: r, withAttributes: a) } }",
      "extension UIImage { static func made() -> UIImage { let t = NSAttributedString(string: s, "
        + "attributes: [.font: UIFont.systemFont(ofSize: 30)]); return t.image } }",
      "#if os(macOS)\nlet t = NSAttributedString(string: s, "
        + "attributes: [.font: UIFont.systemFont(ofSize: 9)])\n#endif",
    ],
    checks: .dictionaries { site, report in
      for element in site.elements
      where ["font", "NSFontAttributeName"].contains(element.key.lastName) {
        check(element.value, site.scope, &report)
      }
    },
    .calls(["addAttribute"]) { site, report in
      let key = site.node.arguments.first?.expression.lastName
      guard ["font", "NSFontAttributeName"].contains(key),
        let value = site.argument("value")
      else { return }
      check(value, site.scope, &report)
    }
  )

  private static func check(_ value: ExprSyntax, _ scope: Scope, _ report: inout RuleReport) {
    guard !report.file.isForMac,
      case .fixed(let size, let call) = FontValue.of(
        value,
        in: scope,
        file: report.file
      ),
      !isGiven(call, scope), !Surroundings.drawsImage(value),
      !NameHints.isDrawnElsewhere(scope.functionNames + [scope.type.name]),
      !isForMeasuringOrBars(value), !Surroundings.isBlankText(value)
    else { return }
    let words = size.map { "is always \(points($0)) large" } ?? "does not follow the text size"
    let given = call.systemFontSize ?? call.argument("size")
    guard size != nil || given.map(isComputedFromView) != true else { return }
    let facts =
      given
      .map { FontValue.scalingFacts(of: $0, in: scope) }
    report.add(value, "The text with this font \(words).", unless: facts ?? [])
  }

  /// Whether the size is a parameter, which callers may take from a scaling font.
  private static func isGiven(_ call: FunctionCallExprSyntax, _ scope: Scope) -> Bool {
    let size = call.systemFontSize ?? call.argument("size")
    guard let name = size?.bare.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return scope.binding(name) == nil
  }

  /// Whether attributes with a name only measure text.
  private static func isForMeasuring(_ name: String, around node: ExprSyntax) -> Bool {
    guard let function = Surroundings.declaration(around: node) else { return false }
    let uses = Uses(of: name, in: function)
    return uses.measures && !uses.shows
  }

  /// Calls that measure attributed text without showing it.
  fileprivate static let measures: Set<String> = [
    "size", "boundingRect", "CTFramesetterCreateWithAttributedString",
  ]

  /// Whether the value of a call is the text with the attributes: a text itself, or that of a closure in
  /// `comment.map { NSAttributedString(string: $0, attributes: …) }`.
  private static func passesOn(
    _ call: FunctionCallExprSyntax,
    _ name: String,
    from node: Syntax
  ) -> Bool {
    if ["NSAttributedString", "NSMutableAttributedString"].contains(name) { return true }
    return ["map", "flatMap"].contains(name) && node.is(ClosureExprSyntax.self)
  }

  /// Whether another rule looks at the dictionary.
  static func isForMeasuringOrBars(_ value: ExprSyntax) -> Bool {
    var node = Syntax(value)
    for _ in 0..<32 {
      guard let parent = node.parent, !parent.is(MemberBlockSyntax.self) else { return false }
      if let name = parent.as(PatternBindingSyntax.self)?.pattern.trimmedDescription {
        let code = Surroundings.declaration(around: value)?.description ?? ""
        return code.contains("setTitleTextAttributes(\(name)")
          || isForMeasuring(name, around: value)
      }
      if let member = parent.as(MemberAccessExprSyntax.self) {
        return measures.contains(member.declName.baseName.text)
      }
      if let call = parent.as(FunctionCallExprSyntax.self), let name = call.name,
        !passesOn(call, name, from: node)
      {
        return measures.contains(name) || name == "setTitleTextAttributes"
      }
      if let sequence = parent.as(SequenceExprSyntax.self),
        sequence.elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
      {
        return ["titleTextAttributes", "largeTitleTextAttributes"].contains(
          sequence.elements.first?.lastName ?? ""
        )
      }
      node = parent
    }
    return false
  }
}

/// The uses of named attributes in calls.
private final class Uses: SyntaxVisitor {
  private let name: String
  private(set) var measures = false
  private(set) var shows = false

  init(of name: String, in code: Syntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(code)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.text == name else { return .skipChildren }
    var around = Syntax(node).parent
    while let optional = around,
      optional.is(OptionalChainingExprSyntax.self) || optional.is(ForceUnwrapExprSyntax.self)
    {
      around = optional.parent
    }
    let call = around?.as(LabeledExprSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
    let member = around?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if [call?.name, member].contains(where: { $0.map(SourceRule.measures.contains) ?? false }) {
      measures = true
    } else {
      shows = true
    }
    return .skipChildren
  }
}
