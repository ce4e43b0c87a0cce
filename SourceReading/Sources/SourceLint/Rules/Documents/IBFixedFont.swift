import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Fonts of a fixed size in documents.
  static let ibFixedFont = FileRule(
    description: RuleDescription(
      id: "ib-fixed-font",
      title: "Font of a fixed size in a storyboard or xib",
      explanation: "The text keeps its size whatever text size a person chooses.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Choose a text style for the font, and check 'Automatically Adjusts Font'."
    ),
    examples: [
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="Title"><fontDescription key="fontDescription" "#
            + #"type="system" pointSize="15"/></label>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><state key="normal" title="Save"/><buttonConfiguration "#
            + #"key="configuration" style="plain" title="Save"><fontDescription "#
            + #"key="titleFontDescription" type="system" pointSize="15"/></buttonConfiguration>"#
            + "</button>"
        )
      ),
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
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><buttonConfiguration key="configuration" style="tinted" title=" " "#
            + #"image="arrow"><fontDescription key="titleFontDescription" type="system" "#
            + #"pointSize="5"/></buttonConfiguration></button>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="A"><fontDescription key="fontDescription" "#
            + #"name="MaterialIcons-Regular" family="Material Icons" pointSize="24"/></label>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="A"><fontDescription key="fontDescription" type="system" "#
            + #"pointSize="0.0"/></label>"#
        )
      ),
      // A configuration replaces the font of its button.
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><fontDescription key="fontDescription" type="system" "#
            + #"pointSize="15"/><buttonConfiguration key="configuration" style="plain" "#
            + #"title="Save"/></button>"#
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<button id="b"><buttonConfiguration key="configuration" style="plain" title="Save">"#
            + #"<fontDescription key="titleFontDescription" style="UICTFontTextStyleHeadline"/>"#
            + "</buttonConfiguration></button>"
        )
      ),
      .init(
        "A.xib",
        .xib(
          #"<label id="l" text="Title"><fontDescription key="fontDescription" type="system" "#
            + #"pointSize="17"/><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute "#
            + #"type="string" keyPath="styleName" value="body"/></userDefinedRuntimeAttributes></label>"#
        )
      ),
    ],
    check: .elements(["fontDescription"]) { element, report in
      guard let owner = TextElement.owner(ofFont: element),
        let size = TextElement.fixedSize(element), TextElement.showsText(owner),
        owner["adjustsFontForContentSizeCategory"] != "YES", !TextElement.hasStyleOfClass(owner)
      else { return }
      report.add(element, "The text of '\(owner.name)' is always \(points(size)) large.")
    }
  )
}

/// The text facts of the elements of a document.
enum TextElement {
  /// The size of a font without a text style.
  static func fixedSize(_ font: Element) -> Double? {
    guard font["style"] == nil, !NameHints.isIconFont(font["name"] ?? ""),
      ["fontDescription", "titleFontDescription"].contains(font["key"])
    else { return nil }
    // Interface Builder writes 0 for the control's default size.
    return font.number("pointSize").flatMap { $0 > 0 ? $0 : nil }
  }

  /// The view whose text has a font, or `nil` for a font without an effect.
  ///
  /// A button with a configuration shows its title only in the configuration's font, and an attributed title
  /// in its own fonts.
  static func owner(ofFont font: Element) -> Element? {
    guard let parent = font.parent else { return nil }
    if parent.name == "buttonConfiguration" {
      return font["key"] == "titleFontDescription" && parent.child("attributedString") == nil
        ? parent.parent : nil
    }
    return parent.child("buttonConfiguration") == nil ? parent : nil
  }

  /// Whether a runtime attribute, such as `styleName`, makes the view's class choose its font.
  static func hasStyleOfClass(_ element: Element) -> Bool {
    let attributes = element.child("userDefinedRuntimeAttributes")
    return attributes?.children(named: "userDefinedRuntimeAttribute").contains { attribute in
      let path = attribute["keyPath"]?.lowercased() ?? ""
      return path.contains("style") || path.contains("font") || path.contains("typography")
    } ?? false
  }

  /// Whether an element itself shows text.
  static func showsText(_ element: Element) -> Bool {
    switch element.name {
    case "label": element["text"] != "" || element.child("attributedString") != nil
    case "textField", "textView": true
    case "button":
      if let configuration = element.child("buttonConfiguration") {
        isText(configuration["title"])
          || configuration.child("attributedString") != nil
      } else {
        element.children(named: "state").contains { isText($0["title"]) }
      }
    default: false
    }
  }

  /// Whether a title has more than whitespace, which reserves space for an image.
  private static func isText(_ title: String?) -> Bool {
    title?.contains { !$0.isWhitespace } == true
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
