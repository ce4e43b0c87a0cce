import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Text that shrinks in documents.
  static let ibShrinkToFitText = FileRule(
    description: RuleDescription(
      id: "ib-shrink-to-fit-text",
      title: "Text that shrinks to fit in a storyboard or xib",
      explanation: "A person asks for larger text, and the app shrinks it again.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Set 'Autoshrink' to 'Fixed Font Size', and 'Lines' to 0."
    ),
    examples: [
      .init("A.xib", .xib(#"<label id="l" text="A long title" minimumScaleFactor="0.5"/>"#)),
      .init("A.xib", .xib(#"<label id="l" text="A long title" minimumFontSize="9"/>"#)),
    ],
    nearMisses: [
      .init("A.xib", .xib(#"<label id="l" text="A long title" numberOfLines="0"/>"#)),
      .init("A.xib", .xib(#"<label id="l" text="12" minimumScaleFactor="0.5"/>"#)),
      .init("A.xib", .xib(#"<label id="l" text="-0.85 U" minimumScaleFactor="0.5"/>"#)),
      .init(
        "A.xib",
        .xib(#"<label id="l" text="A" adjustsFontSizeToFit="NO" minimumFontSize="9"/>"#)
      ),
      .init("A.xib", .xib(#"<textField id="t" minimumFontSize="17"/>"#)),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="A long title" minimumScaleFactor="0.5"><fontDescription "#
            + #"key="fontDescription" type="system" pointSize="15"/></label>"#
        )
      ),
    ],
    check: .elements(["label"]) { element, report in
      let factor = element.number("minimumScaleFactor") ?? 1
      let size = element.number("minimumFontSize") ?? 0
      guard factor > 0 && factor < 1 || size > 0, element["adjustsFontSizeToFit"] != "NO",
        let text = element["text"], text.count > 3, text.contains(where: \.isLetter),
        !isNumberWithUnit(text),
        // For text of a fixed size only the font is the fault: it shrinks no sooner at AX5 than at Large.
        !element.children(named: "fontDescription").contains(where: {
          TextElement.fixedSize($0) != nil
        }), element["numberOfLines"] != "0"
      else { return }
      report.add(element, "The text '\(text.shortened)' shrinks if it does not fit.")
    }
  )

  /// Whether the text is a number with its unit, which always has one line: `-0.85 U`.
  private static func isNumberWithUnit(_ text: String) -> Bool {
    text.contains(where: \.isNumber) && text.filter(\.isLetter).count <= 3
  }
}
