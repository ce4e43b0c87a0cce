import Testing

@testable import HeadlessUIKit

@Suite("Buttons follow the text size as UIKit's do")
struct ButtonTextSizeTests {
  @Test("A classic title stays, also in a text style, until its label adjusts")
  func classic() {
    let button = UIButton(type: .system)
    button.traitOverrides = traits()
    button.setTitle("Buy", for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: traits())
    button.traitOverrides = traits(.accessibilityLarge)
    #expect(button.intrinsicContentSize.height == 33)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    // 33 points have a line of 39.4 points: 40 and 12.
    #expect(button.intrinsicContentSize.height == 52)
  }

  @Test("A classic title in several lines does not make the button higher")
  func classicLines() {
    let button = UIButton(type: .system)
    button.setTitle("A title that needs more than one line here", for: .normal)
    button.titleLabel?.numberOfLines = 0
    let root = screen(button, width: 100, traits())
    root.layoutIfNeeded()
    #expect(button.frame.height == 30)
    #expect(button.titleLabel?.frame.width == 100)
  }

  @Test("A configured title grows and makes the button higher in several lines")
  func configured() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that needs more than one line here"
    let button = UIButton(configuration: configuration)
    let root = screen(button, width: 200, traits())
    root.layoutIfNeeded()
    // Lines of the body style are 22 points apart.
    #expect(button.frame.height == 14 + 20.5 + 22)
    root.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    root.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 53)
    #expect(button.frame.height > 14 + 3 * 62)
  }

  @Test("A transformer's fixed font stays")
  func transformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Fixed"
    configuration.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = UIFont.systemFont(ofSize: 18)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    button.traitOverrides = traits(.accessibilityLarge)
    #expect(button.intrinsicContentSize.height == 35.5)
  }

  @Test("An image grows at accessibility sizes only where the button asks for it")
  func images() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(missing: "icon", size: CGSize(width: 44, height: 44)), for: .normal)
    button.traitOverrides = traits(.accessibilityMedium)
    #expect(button.intrinsicContentSize.width == 44)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    // The body style's leading is 34 at AX1 and 22 at Large.
    #expect(button.intrinsicContentSize.width == 68)
    button.traitOverrides = traits(.extraExtraExtraLarge)
    #expect(button.intrinsicContentSize.width == 44)
  }

  /// leboncoin/spark-ios-component-form-field, FormFieldUIViewSnapshotTests at AX5: the button is as high as
  /// its image.
  @Test("An image of a configuration keeps its size at all text sizes")
  func imageOfConfiguration() {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.image = UIImage(missing: "icon", size: CGSize(width: 50, height: 50))
    let button = UIButton(configuration: configuration)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    button.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    #expect(button.intrinsicContentSize.width == 50)
  }
}
