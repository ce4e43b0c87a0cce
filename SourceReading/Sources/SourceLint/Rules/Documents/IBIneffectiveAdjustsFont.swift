import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// The flag on a fixed font in documents.
  static let ibIneffectiveAdjustsFont = FileRule(
    description: RuleDescription(
      id: "ib-ineffective-adjusts-font",
      title: "'Automatically Adjusts Font' with a font of a fixed size",
      explanation: "The flag affects only fonts with a text style. Xcode warns about this, too.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Choose a text style for the font."
    ),
    examples: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T" adjustsFontForContentSizeCategory="YES">"#
            + #"<fontDescription key="fontDescription" type="system" pointSize="15"/></label>"#
        )
      )
    ],
    nearMisses: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T" adjustsFontForContentSizeCategory="YES">"#
            + #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
        )
      )
    ],
    check: .elements(["fontDescription"]) { element, report in
      guard let owner = element.parent, let size = TextElement.fixedSize(element),
        owner["adjustsFontForContentSizeCategory"] == "YES"
      else { return }
      report.add(
        element,
        "The flag of '\(owner.name)' has no effect on a font of \(points(size))."
      )
    }
  )
}
