import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// Preferred fonts against `uifontmetrics-ios26.json`, which was read from a device.
@Suite struct PreferredFonts {
  struct File: Decodable {
    struct Style: Decodable {
      var bold: Bool
      var categories: [String: Cell]
    }

    struct Cell: Decodable {
      var pointSize: Double
      var leadingInModel: Double
    }

    var styles: [String: Style]
  }

  static let categories: [(String, ContentSizeCategory)] = Array(
    zip(
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
      ContentSizeCategory.allCases.filter { $0 != .unspecified }
    )
  )

  @Test(arguments: TextStyle.standard) func `size and leading are those of the device`(
    style: TextStyle
  ) throws {
    let file: File = try ReferenceData.read("uifontmetrics-ios26")
    let row = try #require(file.styles["\(style)"])
    for (name, category) in Self.categories {
      let cell = try #require(row.categories[name])
      let traits = TraitCollection(
        preferredContentSizeCategory: category,
        userInterfaceIdiom: .phone,
        systemVersion: SystemVersion(26)
      )
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize == cell.pointSize)
      #expect(abs(font.lineHeight + font.leading - cell.leadingInModel) < 1e-9)
      #expect(abs(font.lineHeight - cell.pointSize * 2444 / 2048) < 1e-9)
      #expect(font.fontName == (row.bold ? ".SFUI-Semibold" : ".SFUI-Regular"))
      #expect(font.textStyle == style && font.adjustsForContentSizeCategory)
    }
  }

  @Test func `body at the largest category has 53 points`() {
    let font = Font.preferredFont(
      forTextStyle: .body,
      compatibleWith: TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
      )
    )
    #expect(font.pointSize == 53)
  }

  @Test func `the subheadline at Large has the leading that a device answered`() {
    let font = Font.preferredFont(forTextStyle: .subheadline)
    #expect(abs(font.lineHeight - 17.900) < 0.001)
    #expect(abs(font.leading - 2.100) < 0.001)
  }

  @Test func `bold text makes the weight one step heavier`() {
    let bold = TraitCollection(legibilityWeight: .bold)
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: bold)
    #expect(body.fontDescriptor.weight == .medium)
    let headline = Font.preferredFont(forTextStyle: .headline, compatibleWith: bold)
    #expect(headline.fontDescriptor.weight == .bold)
  }

  @Test(arguments: Platform.allCases, TextStyle.allCases)
  func `every platform has a font for every style and category`(
    platform: Platform,
    style: TextStyle
  ) {
    let idiom: UserInterfaceIdiom =
      switch platform {
      case .iOS: .phone
      case .macOS: .mac
      case .watchOS: .watch
      case .tvOS: .tv
      case .visionOS: .vision
      }
    for category in ContentSizeCategory.allCases {
      let traits = TraitCollection(
        preferredContentSizeCategory: category,
        userInterfaceIdiom: idiom
      )
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
      #expect(font.pointSize >= 10 && font.textStyle == style)
    }
  }

  @Test func `open traits come from the application`() {
    let application = TraitEnvironment(
      TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    )
    application.performAsApplication {
      #expect(Font.preferredFont(forTextStyle: .body).pointSize == 23)
      let small = TraitCollection(preferredContentSizeCategory: .extraSmall)
      #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
    }
  }

  @Test func `a preferred font follows its style to other traits and back`() {
    let large = Font.preferredFont(forTextStyle: .body)
    let huge = large.adjusted(
      to: TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    )
    #expect(huge.pointSize == 53)
    #expect(huge.adjusted(to: TraitCollection(preferredContentSizeCategory: .large)) == large)
  }

  @Test func `a preferred font in another size goes back to its style`() {
    let changed = Font.preferredFont(forTextStyle: .body).withSize(32)
    #expect(changed.pointSize == 32 && changed.adjustsForContentSizeCategory)
    let traits = TraitCollection(preferredContentSizeCategory: .large)
    #expect(changed.adjusted(to: traits).pointSize == 17)
  }

  @Test func `the font of a preferred descriptor is the preferred font`() {
    let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(Font(descriptor: descriptor, size: 0) == .preferredFont(forTextStyle: .title1))
    #expect(!Font(descriptor: descriptor, size: 28).adjustsForContentSizeCategory)
  }

  // Lines of labels in this font are 36 pixels apart on an iPhone SE, at 2 pixels a point: references of
  // Automattic/Gravatar-SDK-iOS, `AboutMeBuilderTests` and `PersonalInfoBuilderTests`.
  @Test func `a preferred descriptor in another weight keeps the leading of its style`() {
    let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
      .addingAttributes([.weight(.semibold)])
    let font = Font(descriptor: descriptor, size: 0)
    #expect(font.lineHeight + font.leading == 18)
    let scaled = FontMetrics.default.scaledFont(for: font)
    #expect(scaled.lineHeight + scaled.leading == 18)
    #expect(Font(descriptor: descriptor, size: 13).leading == 0)
    #expect(Font(descriptor: descriptor.withFamily("Inter"), size: 0).leading != font.leading)
  }

  @Test func `a preferred descriptor with another face no longer follows the text size`() throws {
    let descriptor = FontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let italic = try #require(descriptor.withSymbolicTraits(.italic))
    #expect(!Font(descriptor: italic, size: 0).adjustsForContentSizeCategory)
  }
}
