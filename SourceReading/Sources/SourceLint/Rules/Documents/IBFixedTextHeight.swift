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
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><constraints><constraint firstAttribute="height" constant="39" id="c"/>"#
            + #"</constraints><buttonConfiguration key="configuration" style="plain" title="Vote"/>"#
            + "</button>"
        )
      ),
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
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><constraints><constraint firstAttribute="height" constant="39" id="c"/>"#
            + #"</constraints><state key="normal" title="Button"/>"#
            + #"<buttonConfiguration key="configuration" style="plain"/></button>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="T"><constraints><constraint firstAttribute="height" "#
            + #"constant="24" id="c"/></constraints>"#
            + #"<fontDescription key="fontDescription" type="system" pointSize="17"/></label>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><constraints><constraint firstAttribute="height" constant="39" id="c"/>"#
            + #"</constraints><state key="normal" title="Continue"/></button>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><constraints><constraint firstAttribute="height" constant="46" id="c"/>"#
            + #"</constraints><buttonConfiguration key="configuration" style="plain" title="Vote">"#
            + #"<fontDescription key="titleFontDescription" type="system" pointSize="15"/>"#
            + #"</buttonConfiguration></button>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" usesAttributedText="YES"><constraints><constraint firstAttribute="height" "#
            + #"constant="133" id="c"/></constraints><attributedString key="attributedText">"#
            + #"<fragment content="Question"><attributes><font key="NSFont" metaFont="system" size="17"/>"#
            + #"</attributes></fragment></attributedString></label>"#
        )
      ),
    ],
    check: .elements(["constraint"]) { element, report in
      guard element["firstAttribute"] == "height", element["firstItem"] == nil,
        element["secondItem"] == nil, element["relation"] != "greaterThanOrEqual",
        let height = element.number("constant"), height >= 12,
        (element.number("priority") ?? 1000) >= 750, element["placeholder"] != "YES",
        let owner = element.parent?.parent, TextElement.showsText(owner), grows(owner)
      else { return }
      report.add(element, "'\(owner.name)' is at most \(points(height)) high.")
    }
  )

  /// Whether the text follows the text size; `ib-fixed-font` finds text that does not.
  ///
  /// The title of a button scales by default if the button has a configuration without a font.
  private static func grows(_ owner: Element) -> Bool {
    let fonts = owner.children(named: "fontDescription")
    if owner["usesAttributedText"] == "YES", fonts.isEmpty { return false }
    guard owner.name == "button" else {
      return !fonts.contains { TextElement.fixedSize($0) != nil }
    }
    if let configuration = owner.child("buttonConfiguration") {
      guard configuration.child("attributedString") == nil else { return false }
      return !configuration.children(named: "fontDescription").contains {
        $0["key"] == "titleFontDescription" && $0["style"] == nil
      }
    }
    return fonts.contains { $0["style"] != nil }
  }
}
