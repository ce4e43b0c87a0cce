import HeadlessUIKit
import Testing

@Suite struct AliasTests {
  @Test func `UIKit's spelling compiles for values`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let font: UIFont = .preferredFont(forTextStyle: .body, compatibleWith: traits)
    let height: CGFloat = font.lineHeight + 2
    #expect(abs(height - 22.287) < 0.001)
    #expect(UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .semibold).pointSize == 17)
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      .withDesign(.default)
    #expect(descriptor?.symbolicTraits.contains(.traitBold) == false)
    let watched: [UITrait] = [
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
    ]
    #expect(watched.count == 2)
    for weight in UIFont.Weight.allCases {
      let traits = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor.symbolicTraits
      #expect(traits.contains(.traitBold) == (weight >= .semibold), "\(weight)")
    }
    let headline = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
    // The Human Interface Guidelines' emphasized weight of Headline is Semibold too.
    let emphasized = headline.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(emphasized?.weight == .semibold)
    #expect(UIFontDescriptor(name: "AmericanTypewriter", size: 17).pointSize == 17)
    #expect(UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic]) == [.bold, .italic])
    let style: UIFont.TextStyle = .title1
    #expect(UIFontMetrics(forTextStyle: style).textStyle == .title1)
  }

  @Test func `A line break mode is set and switched over as in UIKit`() {
    func words(_ mode: NSLineBreakMode) -> Int {
      switch mode {
      case .byWordWrapping, .byCharWrapping: 1
      case .byClipping: 2
      case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: 3
      }
    }
    #expect(NSLineBreakMode.allCases.map(words) == [1, 1, 2, 3, 3, 3])
    for mode in NSLineBreakMode.allCases { #expect(NSLineBreakMode(mode.lineBreakMode) == mode) }
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
  }

  @Test func `The notification has one name in both worlds`() {
    let name: Notification.Name = UIContentSizeCategory.didChangeNotification
    #expect(name.rawValue == lowNotificationName)
  }

  @Test func `Insets make a rectangle smaller and follow the direction`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 46))
    let directional = NSDirectionalEdgeInsets(insets, isRightToLeft: true)
    #expect(directional.leading == 4)
    #expect(directional.edgeInsets(isRightToLeft: true) == insets)
    #expect(directional.edgeInsets(isRightToLeft: false).left == 4)
  }

  @Test func `Weights have UIKit's numbers`() {
    #expect(
      UIFont.Weight.allCases.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    )
    #expect(UIFont.Weight(rawValue: 0.29) == .semibold)
    #expect(UIFont.Weight.bold.symbolWeight().fontWeight() == .bold)
  }

  @Test func `A paragraph style is copied to be changed`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [
      NSTextTab(textAlignment: .right, location: 90), NSTextTab(textAlignment: .left, location: 10),
    ]
    style.hyphenationFactor = 1
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .right
    #expect(copy?.alignment == .natural)
    #expect(copy?.tabStops.map(\.location) == [10, 90])
    #expect(copy?.hyphenationFactor == 1)
    #expect((copy is NSMutableParagraphStyle) == false)
    #expect(copy?.mutableCopy() is NSMutableParagraphStyle)
    #expect(NSParagraphStyle.default == NSMutableParagraphStyle())
  }

  @Test func `A layer begins as Core Animation's do`() {
    // Apple's documentation of the properties' defaults.
    let layer = CALayer()
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    #expect(layer.borderColor?.components == [0, 0, 0, 1])
  }
}
