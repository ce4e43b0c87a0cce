import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Fonts of a fixed size in documents.
  static let ibFixedFont = FileRule(
    description: RuleDescription(
      id: "ib-fixed-font",
      title: "Font of a fixed size in a storyboard or xib",
      explanation: "The text keeps its size whatever a person chooses.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Choose a text style for the font, and 'Automatically Adjusts Font'."
    ),
    examples: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="Title"><fontDescription key="fontDescription" "#
            + #"type="system" pointSize="15"/></label>"#
        )
      )
    ],
    nearMisses: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="Title"><fontDescription key="fontDescription" "#
            + #"style="UICTFontTextStyleBody"/></label>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><fontDescription key="fontDescription" type="system" "#
            + #"pointSize="15"/><state key="normal" image="close"/></button>"#
        )
      ),
    ],
    check: .elements(["fontDescription"]) { element, report in
      guard let owner = element.parent, let size = TextElement.fixedSize(element),
        TextElement.showsText(owner), owner["adjustsFontForContentSizeCategory"] != "YES"
      else { return }
      report.add(element, "The text of '\(owner.name)' is always \(points(size)) large.")
    }
  )
}

/// What elements of documents say about text.
enum TextElement {
  /// The size of a font that is of no text style.
  static func fixedSize(_ font: Element) -> Double? {
    guard font["style"] == nil, font["key"] == "fontDescription" else { return nil }
    return font.number("pointSize")
  }

  /// Whether an element shows text by itself.
  static func showsText(_ element: Element) -> Bool {
    switch element.name {
    case "label": element["text"] != "" || element.child("attributedString") != nil
    case "textField", "textView": true
    case "button":
      if let configuration = element.child("buttonConfiguration") {
        configuration["title"]?.isEmpty == false
          || configuration.child("attributedString") != nil
      } else {
        element.children(named: "state").contains { $0["title"]?.isEmpty == false }
      }
    default: false
    }
  }
}

extension String {
  /// A document with a view around elements.
  static func xib(_ elements: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch">
      <objects><view id="v"><subviews>\(elements)</subviews></view></objects>
    </document>
    """
  }
}
