import DynamicType
import Snapshots
import Testing

@testable import HeadlessUIKit

/// Heights: 22 points without a border at 17 points was measured on an iPhone SE with iOS 26.1
/// (Vercantez/openuikit) and saved by Interface Builder, 19.5 at 15 points, 34 for rounded
/// rectangles at 14 and 17 points and 30 before iOS 13 were saved.
@Suite("Text fields are as large as UIKit's")
struct TextFieldTests {
  private func field(_ style: UITextField.BorderStyle, _ font: UIFont) -> UITextField {
    let field = UITextField()
    field.traitOverrides = traits()
    field.borderStyle = style
    field.font = font
    return field
  }

  @Test("Without a border a field is a line and one and a half points high")
  func borderless() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits())
    #expect(field(.none, .systemFont(ofSize: 17)).intrinsicContentSize.height == 22)
    #expect(field(.none, body).intrinsicContentSize.height == 22)
    #expect(field(.none, .systemFont(ofSize: 15)).intrinsicContentSize.height == 19.5)
  }

  @Test("A rounded rectangle is 34 points high, and was 30 before iOS 13")
  func rounded() {
    for size in [14.0, 17] {
      #expect(field(.roundedRect, .systemFont(ofSize: size)).intrinsicContentSize.height == 34)
    }
    let old = field(.roundedRect, .systemFont(ofSize: 14))
    old.traitOverrides = traits(version: SystemVersion(12))
    #expect(old.intrinsicContentSize.height == 30)
  }

  @Test("The width is that of the text, else of the placeholder, with 28 points beside it")
  func widths() {
    let field = field(.roundedRect, .systemFont(ofSize: 17))
    #expect(field.intrinsicContentSize.width == 33)
    field.placeholder = "0123456789"
    #expect(field.intrinsicContentSize.width == 127)
    field.text = "iiiiillll"
    #expect(field.intrinsicContentSize.width == 62.5)
  }

  @Test("A field follows the text size with the flag")
  func textSize() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits())
    let field = field(.roundedRect, body)
    field.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    #expect(field.intrinsicContentSize.height == 34)
    field.adjustsFontForContentSizeCategory = true
    #expect(field.font?.pointSize == 53)
    #expect(field.intrinsicContentSize.height > 65)
  }

  @Test("Views beside the text take room from it")
  func sideViews() {
    let field = field(.roundedRect, .systemFont(ofSize: 17))
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 7)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 37, y: 2, width: 156, height: 30))
    #expect(field.leftView?.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
    field.text = "Text"
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).width < 156)
  }

  @Test("An empty field draws its placeholder, a secret one dots")
  func drawing() throws {
    let field = field(.none, .systemFont(ofSize: 17))
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
    field.placeholder = "Password"
    let placeholder = try #require(field.layoutSnapshot().texts.first?.text)
    #expect(placeholder.role == .placeholder)
    #expect(placeholder.string == "Password")
    field.text = "abc"
    field.isSecureTextEntry = true
    let value = try #require(field.layoutSnapshot().texts.first?.text)
    #expect(value.role == .value)
    #expect(value.string == "•••")
  }

  @Test("The text is on the baseline of a label beside it")
  func baseline() {
    let field = field(.roundedRect, .systemFont(ofSize: 17))
    let label = UILabel()
    label.text = "Name"
    let root = screen(field, traits())
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(label.center.y - field.center.y) <= 0.5)
  }
}
