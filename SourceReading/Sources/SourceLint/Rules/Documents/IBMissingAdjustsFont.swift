import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Text styles without the flag in documents.
  static let ibMissingAdjustsFont = FileRule(
    description: RuleDescription(
      id: "ib-missing-adjusts-font",
      title: "Text style without 'Automatically Adjusts Font'",
      explanation: "The text keeps its size until the view is created again.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Check 'Automatically Adjusts Font'."
    ),
    examples: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T"><fontDescription key="fontDescription" "#
            + #"style="UICTFontTextStyleBody"/></label>"#
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
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><fontDescription key="fontDescription" "#
            + #"style="UICTFontTextStyleBody"/><state key="normal" title="Save"/></button>"#
        )
      ),
    ],
    check: .elements(["fontDescription"]) { element, report in
      // A button has no such attribute: code sets the flag on its title label.
      guard let owner = element.parent, ["label", "textField", "textView"].contains(owner.name),
        element["style"]?.hasPrefix("UICTFontTextStyle") == true,
        owner["adjustsFontForContentSizeCategory"] != "YES", !TextElement.hasStyleOfClass(owner)
      else { return }
      report.add(
        element,
        "The text of '\(owner.name)' changes its size only when it is created again.",
        isAboutFlag: true
      )
    }
  )
}
