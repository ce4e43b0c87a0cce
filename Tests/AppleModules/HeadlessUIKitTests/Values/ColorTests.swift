import RichText
import DynamicType
import HeadlessUIKit
import Testing

@Suite struct ColorTests {
  /// Values that Interface Builder saved beside the names, under `resources/systemColor`; the last
  /// three are those of public tools for such documents.
  static let documentColors: [(String, [Double])] = [
    ("labelColor", [0, 0, 0, 1]),
    ("darkTextColor", [0, 0, 0, 1]),
    ("linkColor", [0, 0.47843137254901963, 1, 1]),
    ("placeholderTextColor", [0.23529411764705882, 0.23529411764705882, 0.2627450980392157, 0.3]),
    ("secondaryLabelColor", [0.23529411764705882, 0.23529411764705882, 0.2627450980392157, 0.6]),
    ("separatorColor", [0.23529411764705882, 0.23529411764705882, 0.2627450980392157, 0.29]),
    (
      "groupTableViewBackgroundColor", [0.94901960784313721, 0.94901960784313721, 0.96862745098, 1]
    ),
    ("secondarySystemBackgroundColor", [0.949019607843137, 0.949019607843137, 0.96862745098, 1]),
    ("systemGroupedBackgroundColor", [0.949019607843137, 0.949019607843137, 0.96862745098, 1]),
    ("systemBackgroundColor", [1, 1, 1, 1]),
    ("tableCellGroupedBackgroundColor", [1, 1, 1, 1]),
    ("systemBlueColor", [0, 0.47843137254901963, 1, 1]),
    ("systemGray2Color", [0.68235294117647061, 0.68235294117647061, 0.69803921568627447, 1]),
    ("systemGray3Color", [0.7803921568627451, 0.7803921568627451, 0.8, 1]),
    ("systemGrayColor", [0.55686274509803924, 0.55686274509803924, 0.57647058823529407, 1]),
    ("systemGreenColor", [0.20392156862745098, 0.7803921568627451, 0.34901960784313724, 1]),
    ("systemIndigoColor", [0.3450980392, 0.337254902, 0.8392156863, 1]),
    ("systemOrangeColor", [1, 0.58431372549019611, 0, 1]),
    ("systemPinkColor", [1, 0.17647058823529413, 0.33333333333333331, 1]),
    ("systemRedColor", [1, 0.23137254901960785, 0.18823529411764706, 1]),
    ("systemTealColor", [0.35294117647058826, 0.78431372549019607, 0.98039215686274506, 1]),
    ("systemYellowColor", [1, 0.8, 0, 1]),
    ("lightTextColor", [1, 1, 1, 0.6]),
    ("scrollViewTexturedBackgroundColor", [0.4352941176, 0.4431372549, 0.4745098039, 1]),
    ("viewFlipsideBackgroundColor", [0.1215686275, 0.1294117647, 0.1411764706, 1]),
  ]

  @Test(arguments: documentColors)
  func `A color of a document has the value that was saved beside its name`(
    name: String,
    components: [Double]
  ) throws {
    let color = try #require(UIColor.interfaceBuilderColor(named: name))
    let rgba = color.rgba(
      for: TraitCollection(userInterfaceStyle: .light, systemVersion: SystemVersion(13))
    )
    for (got, wanted) in zip([rgba.red, rgba.green, rgba.blue, rgba.alpha], components) {
      #expect(abs(got - wanted) < 1e-9)
    }
  }

  @Test func `A name that is no color gives none`() {
    #expect(UIColor.interfaceBuilderColor(named: "systemPlaidColor") == nil)
    #expect(UIColor.interfaceBuilderColor(named: "") == nil)
  }

  /// Bytes from the Human Interface Guidelines and from Flutter's Cupertino colors.
  static let darkColors: [(UIColor, [Double])] = [
    (.systemRed, [255, 69, 58, 1]),
    (.systemBlue, [10, 132, 255, 1]),
    (.label, [255, 255, 255, 1]),
    (.secondaryLabel, [235, 235, 245, 0.6]),
    (.systemBackground, [0, 0, 0, 1]),
    (.secondarySystemGroupedBackground, [28, 28, 30, 1]),
    (.separator, [84, 84, 88, 0.6]),
    (.link, [9, 132, 255, 1]),
  ]

  @Test(arguments: darkColors)
  func `System colors are others in a dark interface`(color: UIColor, bytes: [Double]) {
    let rgba = color.rgba(
      for: TraitCollection(userInterfaceStyle: .dark, systemVersion: SystemVersion(13))
    )
    #expect([rgba.red, rgba.green, rgba.blue].map { ($0 * 255).rounded() } == Array(bytes[..<3]))
    #expect(rgba.alpha == bytes[3])
  }

  @Test func `More contrast and iOS 26 have values of their own`() {
    let light = TraitCollection(userInterfaceStyle: .light, systemVersion: SystemVersion(13))
    let modern = TraitCollection(userInterfaceStyle: .dark, systemVersion: SystemVersion(26, 1))
    #expect(UIColor.systemRed.rgba(for: light, contrast: .high) == Color(hex: 0xD70015))
    #expect(UIColor.systemBlue.rgba(for: modern) == Color(hex: 0x0091FF))
    #expect(UIColor.systemGray.rgba(for: modern) == Color(hex: 0x8E8E93))
  }

  @Test func `Every system color has a value in every appearance and version`() {
    for color in SystemColor.allCases {
      for version: SystemVersion? in [nil, SystemVersion(13), SystemVersion(15), SystemVersion(99)]
      {
        #expect(color.row(for: SystemGeneration(version)).name == color)
      }
    }
  }

  @Test func `A provided color resolves with the traits and inside of them`() {
    let color = UIColor { traits in
      #expect(UITraitCollection.current.userInterfaceStyle == traits.userInterfaceStyle)
      return traits.userInterfaceStyle == .dark ? .white : .systemYellow
    }
    #expect(color.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark)) == .white)
    let light = color.resolvedColor(with: TraitCollection(userInterfaceStyle: .light))
    #expect(light.cgColor.rgba == Color(hex: 0xFFCC00))
  }

  @Test func `A faded system color keeps its appearances`() {
    let color = UIColor.label.withAlphaComponent(0.5)
    let dark = color.rgba(for: TraitCollection(userInterfaceStyle: .dark))
    #expect(dark == Color(white: 1, alpha: 0.5))
    #expect(color.rgba(for: TraitCollection(userInterfaceStyle: .light)).red == 0)
  }

  @Test func `A color literal is a color`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }

  @Test func `The tint is that of the view which resolves it`() {
    let traits = TraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.tintColor.rgba(for: traits) == UIColor.systemBlue.rgba(for: traits))
    ScreenContext.with(\.tint, .brown).perform {
      #expect(UIColor.tintColor.rgba(for: traits) == Color(red: 0.6, green: 0.4, blue: 0.2))
    }
  }

  @Test func `A tint that is the tint color itself comes from the superview`() {
    let traits = TraitCollection(userInterfaceStyle: .light)
    let view = UIView()
    view.tintColor = .tintColor
    #expect(view.tintColor == .systemBlue)
    let parent = UIView()
    parent.tintColor = .brown
    parent.addSubview(view)
    #expect(view.tintColor == .brown)
    for tint in [UIColor.tintColor, .tintColor.withAlphaComponent(0.5)] {
      let resolved = ScreenContext.with(\.tint, tint).perform {
        UIColor.tintColor.rgba(for: traits)
      }
      #expect(resolved.blue == UIColor.systemBlue.rgba(for: traits).blue)
    }
  }

  /// Results of Python's `colorsys`.
  static let hues: [(hsb: [CGFloat], rgb: [CGFloat])] = [
    ([0, 1, 1], [1, 0, 0]), ([1, 1, 1], [1, 0, 0]), ([1 / 3, 1, 1], [0, 1, 0]),
    ([0.6, 0.5, 0.8], [0.4, 0.56, 0.8]), ([0.9, 0.25, 0.5], [0.5, 0.375, 0.45]),
  ]

  @Test(arguments: hues)
  func `Hue, saturation and brightness become components`(hsb: [CGFloat], rgb: [CGFloat]) {
    let color = UIColor(hue: hsb[0], saturation: hsb[1], brightness: hsb[2], alpha: 1)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    for (got, wanted) in zip([red, green, blue], rgb) { #expect(abs(got - wanted) < 1e-12) }
  }

  @Test func `Components become hue, saturation and brightness`() {
    let color = UIColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.5)
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    var alpha: CGFloat = 0
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.9583333333333334) < 1e-12)
    #expect(abs(saturation - 0.8888888888888889) < 1e-12)
    #expect(brightness == 0.9)
    #expect(alpha == 0.5)
  }

  @Test func `Display P3 green lies outside of sRGB`() {
    // CSS Color 4's conversion of color(display-p3 0 1 0).
    let green = UIColor(displayP3Red: 0, green: 1, blue: 0, alpha: 1).cgColor.rgba
    #expect(abs(green.red - -0.5116) < 1e-3)
    #expect(abs(green.green - 1.0183) < 1e-3)
    #expect(abs(green.blue - -0.3107) < 1e-3)
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).cgColor.rgba
    #expect(abs(white.blue - 1) < 1e-6)
  }

  @Test func `Colors are found by name in the catalogs of the task only`() {
    // Bundles that other packages built beside the program have names of their own.
    struct Catalog: NamedAssetProvider {
      static let name = "A color of this test alone"
      func color(named name: String) -> UIColor? { name == Self.name ? .systemPink : nil }
      func image(named name: String) -> UIImage? { nil }
    }
    #expect(UIColor(named: Catalog.name) == nil)
    ScreenContext.with(\.assets, Catalog()).perform {
      #expect(UIColor(named: Catalog.name) == .systemPink)
      #expect(UIColor(named: "Other") == nil)
    }
  }
}
