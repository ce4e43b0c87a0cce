import DynamicType
import HeadlessUIKit
import Snapshots
import Testing

@Suite struct ImageTests {
  /// The head of a PNG file; nothing here reads more.
  static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
  }

  static func picture(_ width: UInt8, _ height: UInt8, scale: Double) throws -> ImageSource {
    try ImageSource(png(width, height), scale: scale)
  }

  @Test func `An image is as large as its pixels divided by its scale`() throws {
    let image = try #require(UIImage(data: Data(Self.png(60, 30)), scale: 3))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    #expect(UIImage(data: Data("no image".utf8)) == nil)
  }

  @Test func `A derived image has new options and the same picture`() throws {
    let image = UIImage(try Self.picture(8, 8, scale: 1))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 3)
    let derived = image.withTintColor(.red, renderingMode: .alwaysTemplate)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
      .imageFlippedForRightToLeftLayoutDirection()
    #expect(derived.renderingMode == .alwaysTemplate)
    #expect(derived.capInsets == insets)
    #expect(derived.flipsForRightToLeftLayoutDirection)
    #expect(derived.source(for: .current)?.capInsets == insets)
    #expect(derived.source(for: .current)?.resizingMode == .stretch)
    #expect(image.capInsets == .zero)
    #expect(image.renderingMode == .automatic)
  }

  /// The versions are those of `Reference/symbol-names.json`, which `Reference/README.md` gives the source of.
  @Test(arguments: [
    ("star.fill", true, true), ("1.calendar", true, false),
    ("no.such.symbol.x", false, false), ("", false, false), ("Star", false, false),
    ("star.fill ", false, false),
  ])
  func `A name that the system has no symbol of gives nil`(
    name: String,
    onNewest: Bool,
    on18: Bool
  ) {
    #expect((UIImage(systemName: name) != nil) == onNewest)
    let old = TraitEnvironment(TraitCollection(systemVersion: SystemVersion(18)))
    old.performAsApplication {
      #expect((UIImage(systemName: name) != nil) == on18)
    }
  }

  @Test func `A set gives the picture of the display's pixels, else one with more`() throws {
    let asset = UIImageAsset([
      .init(try Self.picture(10, 10, scale: 1)), .init(try Self.picture(21, 21, scale: 3)),
    ])
    func pixels(_ scale: Double) -> Double? {
      asset.source(for: TraitCollection(displayScale: scale)).map { $0.size.width * $0.scale }
    }
    #expect(pixels(1) == 10)
    #expect(pixels(2) == 21)
    #expect(pixels(3) == 21)
    #expect(pixels(4) == 21)
  }

  @Test func `A set gives the picture of the idiom, the size class, the style and the direction`()
    throws
  {
    let asset = UIImageAsset([
      .init(try Self.picture(1, 1, scale: 1)),
      .init(try Self.picture(2, 1, scale: 1), traits: TraitCollection(userInterfaceStyle: .dark)),
      .init(try Self.picture(3, 1, scale: 1), traits: TraitCollection(userInterfaceIdiom: .pad)),
      .init(
        try Self.picture(4, 1, scale: 1),
        traits: TraitCollection(layoutDirection: .rightToLeft)
      ),
      .init(
        try Self.picture(5, 1, scale: 1),
        traits: TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark)
      ),
    ])
    func width(_ traits: TraitCollection) -> CGFloat {
      asset.image(with: traits).size(for: traits).width
    }
    #expect(width(TraitCollection()) == 1)
    #expect(width(TraitCollection(userInterfaceStyle: .dark)) == 2)
    #expect(width(TraitCollection(userInterfaceIdiom: .pad, userInterfaceStyle: .dark)) == 3)
    #expect(width(TraitCollection(layoutDirection: .rightToLeft)) == 4)
    #expect(
      width(TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark)) == 5
    )
  }

  @Test func `An image that is missing keeps the size that the document records`() {
    let image = UIImage(missing: "Logo", size: CGSize(width: 128, height: 110))
    #expect(image.size == CGSize(width: 128, height: 110))
    #expect(image.source(for: .current) == nil)
    #expect(image.name == "Logo")
  }

  @Test func `A symbol of a text style grows with the text, one of a size does not`() throws {
    let styled = try #require(
      UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))
    )
    let large = TraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
    let huge = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge,
      displayScale: 3
    )
    // Body is 17 points at Large and 53 at AX5 (Human Interface Guidelines).
    #expect(styled.symbolStyle(for: large).pointSize == 17)
    #expect(styled.symbolStyle(for: huge).pointSize == 53)
    #expect(styled.symbolStyle(for: huge).adjusts)
    #expect(styled.size(for: huge).height > 3 * styled.size(for: large).height)
    let fixed = try #require(
      styled.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold))
    )
    #expect(fixed.size(for: large) == fixed.size(for: huge))
    #expect(fixed.symbolStyle(for: huge).weight == .bold)
    #expect(!fixed.symbolStyle(for: huge).adjusts)
  }

  @Test func `The measured calendar has its size`() throws {
    // 29 x 25 points at 18 points, medium, large on iOS 26.1.
    let configuration = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
    let image = try #require(UIImage(systemName: "calendar", withConfiguration: configuration))
    let size = image.size(for: TraitCollection(displayScale: 2))
    #expect(abs(size.width - 29) <= 1)
    #expect(abs(size.height - 25) <= 1)
  }

  @Test func `A configuration laid over another changes only what it says`() {
    let base = UIImage.SymbolConfiguration(textStyle: .headline, scale: .small)
    let both = base.applying(UIImage.SymbolConfiguration(weight: .thin))
    let style = both.style(for: TraitCollection(preferredContentSizeCategory: .large))
    #expect(style.pointSize == 17)
    #expect(style.weight == .thin)
    #expect(style.scale == .small)
    #expect(base.applying(.unspecified) == base)
  }

  @Test func `A headline's symbol is as heavy as its text`() {
    let style = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .headline))
      .style(for: TraitCollection(preferredContentSizeCategory: .large))
    #expect(style.weight == .semibold)
  }

  @Test func `A symbol's middle is at the middle of capitals`() throws {
    let traits = TraitCollection(preferredContentSizeCategory: .large, displayScale: 3)
    let image = try #require(UIImage(systemName: "circle"))
    let offset = try #require(image.baselineOffset(for: traits))
    let font = image.symbolStyle(for: traits).font
    #expect(abs(offset + font.capHeight / 2 - image.size(for: traits).height / 2) < 1e-9)
  }
}
