import DynamicType
import FontDescriptors
import FontManagement
import HeadlessUIKit
import Testing

/// The output of `print` for values and objects, in the form of UIKit's prints without their
/// addresses.
@Suite("Prints of values for people")
struct DescriptionTests {
  private static var label: UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100.5, height: 30))
    label.text = "Good morning"
    label.tag = 3
    label.isHidden = true
    return label
  }

  /// Values with their prints.
  ///
  /// UIKit prints fonts, traits, views and colors in these orders.
  private static var examples: [(value: Any, print: String)] {
    [
      (
        UIFont.systemFont(ofSize: 17, weight: .semibold),
        #"<UIFont: font-family: ".AppleSystemUIFont"; font-weight: semibold; font-style: normal; font-size: 17.00pt>"#
      ),
      (
        UIFont.preferredFont(forTextStyle: .body),
        #"<UIFont: font-family: ".AppleSystemUIFont"; font-weight: normal; font-style: normal; font-size: 17.00pt; text-style: body>"#
      ),
      (
        UIFontDescriptor(family: "Noto Sans", pointSize: 12.5, weight: .bold),
        "<UIFontDescriptor: family = Noto Sans; size = 12.50pt; weight = bold; traits = bold>"
      ),
      (UIFontDescriptor(), "<UIFontDescriptor: design = default>"),
      (UIFontMetrics(forTextStyle: .title1), "<UIFontMetrics: textStyle = title1>"),
      (
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge, displayScale: 2),
        "<UITraitCollection: DisplayScale = 2, PreferredContentSizeCategory = AX2>"
      ),
      (UITraitCollection(), "<UITraitCollection: nothing set>"),
      (UIContentSizeCategory.accessibilityLarge, "AX2"),
      (
        ContentSizeCategoryLimits(minimum: .medium, maximum: .accessibilityMedium), "M...AX1"
      ),
      (TypeTable.iOS.entry(for: .body, at: .large) as Any, "17/22 regular"),
      (TypeTable.iOS26, "type table of iOS 26"),
      (ReadableWidth(for: .large), "672 points, measured"),
      (UIColor(red: 1, green: 0, blue: 0, alpha: 1), "UIExtendedSRGBColorSpace 1.0 0.0 0.0 1.0"),
      (UIColor(white: 0.5, alpha: 1), "UIExtendedGrayColorSpace 0.5 1.0"),
      (UIColor.label, "<UIDynamicSystemColor: name = label>"),
      (UIImage(), "<UIImage: empty {0.0, 0.0}>"),
      (
        label,
        "<UILabel: frame = (10 20; 100.5 30); text = 'Good morning'; hidden = YES; tag = 3>"
      ),
      (UIView(), "<UIView: frame = (0 0; 0 0)>"),
    ]
  }

  @Test("name what a person looks for", arguments: 0..<examples.count)
  func prints(_ index: Int) {
    let (value, expected) = Self.examples[index]
    // An optional prints its value in parentheses.
    let text = "\(value)".replacing("Optional(", with: "").replacing(")", with: "")
    #expect(text == expected.replacing(")", with: ""))
  }

  @Test("are the same in every run, without an address")
  func addresses() {
    for (value, _) in Self.examples { #expect(!"\(value)".contains("0x")) }
  }

  @Test("of devices and screens name their sizes")
  func screens() throws {
    let device = try #require(Device.all.first { $0.name == "iPhone 16" })
    #expect("\(device)" == "iPhone 16 (393×852, 3x)")
    #expect(
      UIScreen(device).description == "<UIScreen: bounds = {{0, 0}, {393.0, 852.0}}; scale = 3.0>"
    )
  }

  @Test("of descriptors give their PostScript name under UIKit's name")
  func postscriptName() {
    #expect(UIFontDescriptor(name: "Menlo-Bold", size: 12).postscriptName == "Menlo-Bold")
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.fontDescriptor.postscriptName == font.fontName)
  }
}
