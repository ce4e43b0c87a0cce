import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Constraints for the height of text in documents.
  static let ibFixedTextHeight = FileRule(
    description: RuleDescription(
      id: "ib-fixed-text-height",
      title: "Constraint for the height of text in a storyboard or xib",
      explanation: "Text that grows is cut off at the height.",
      defaultSeverity: .warning,
      criteria: .clipping,
      help: "Make the constraint 'Greater Than or Equal', or remove it."
    ),
    examples: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T"><constraints><constraint "#
            + #"firstAttribute="height" constant="21" id="c"/></constraints></label>"#
        )
      )
    ],
    nearMisses: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T"><constraints><constraint firstAttribute="height" "#
            + #"relation="greaterThanOrEqual" constant="21" id="c"/></constraints></label>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<imageView id="l"><constraints><constraint firstAttribute="height" "#
            + #"constant="21" id="c"/></constraints></imageView>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T"><constraints><constraint firstAttribute="height" "#
            + #"constant="21" priority="250" id="c"/></constraints></label>"#
        )
      ),
    ],
    check: .elements(["constraint"]) { element, report in
      guard element["firstAttribute"] == "height", element["firstItem"] == nil,
        element["secondItem"] == nil, element["relation"] != "greaterThanOrEqual",
        let height = element.number("constant"), height >= 12,
        (element.number("priority") ?? 1000) >= 750, element["placeholder"] != "YES",
        let owner = element.parent?.parent, TextElement.showsText(owner)
      else { return }
      report.add(element, "'\(owner.name)' has \(points(height)) of height at most.")
    }
  )
}
