import FontDescriptors
import Foundation
import HeadlessUIKit
import Testing

@Suite("Attributes of fonts")
struct FontAttributesTests {
  @Test("a dictionary makes a descriptor, and the descriptor gives it back")
  func roundTrip() throws {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Charter", .face: "Bold Italic", .size: 15,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold, .slant: 0.5],
    ])
    #expect(descriptor.family == "Charter")
    #expect(descriptor.face == "Bold Italic")
    #expect(descriptor.pointSize == 15)
    #expect(descriptor.weight == .bold)
    #expect(descriptor.slant == 15)
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
  }

  @Test(
    "numbers of every type are sizes",
    arguments: [15 as Any, 15.0, CGFloat(15), Float(15), UInt8(15), NSNumber(value: 15)]
      .map(AnySendable.init)
  )
  func numbers(_ size: AnySendable) {
    #expect(UIFontDescriptor(fontAttributes: [.size: size.value]).pointSize == 15)
  }

  @Test("values of the wrong type and keys without a meaning are left out")
  func wrongValues() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: 4, .size: "big", .traits: "bold", .featureSettings: 3, .cascadeList: "none",
      UIFontDescriptor.AttributeName(rawValue: "Other"): 1,
    ])
    #expect(descriptor == UIFontDescriptor(fontAttributes: [:]))
    #expect(UIFontDescriptor(fontAttributes: [.size: Double.nan]).pointSize == 0)
    #expect(UIFontDescriptor(fontAttributes: [.size: -3]).pointSize == 0)
  }

  @Test("a text style brings its size, which a size replaces")
  func textStyle() {
    let headline = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.headline])
    #expect(headline.pointSize == 17)
    #expect(headline.weight == .semibold)
    let named = UIFontDescriptor(fontAttributes: [.textStyle: "UICTFontTextStyleBody", .size: 20])
    #expect(named.pointSize == 20)
  }

  @Test(
    "settings of Apple's registry are features of OpenType",
    arguments: [
      (6, 0, "tnum", 1), (6, 1, "pnum", 1), (37, 1, "smcp", 1), (35, 2, "ss01", 1),
      (35, 21, "ss10", 0), (14, 4, "zero", 1), (1, 3, "liga", 0),
    ]
  )
  func registry(_ type: Int, _ selector: Int, _ tag: String, _ value: Int) {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .featureSettings: [[UIFontDescriptor.FeatureKey.type: type, .selector: selector]]
    ])
    #expect(descriptor.features.map { "\($0.key) \($0.value)" } == ["\(tag) \(value)"])
  }

  @Test("settings by tag come back from the descriptor")
  func tags() {
    let setting: [String: Any] = ["CTFeatureOpenTypeTag": "ss03", "CTFeatureOpenTypeValue": 1]
    let descriptor = UIFontDescriptor(fontAttributes: [.featureSettings: [setting]])
    #expect(descriptor.features == ["ss03": 1])
    #expect(UIFontDescriptor(fontAttributes: descriptor.fontAttributes) == descriptor)
  }

  @Test("a name that is open is that of the font that answers")
  func objects() {
    let system = UIFont.boldSystemFont(ofSize: 17).fontDescriptor
    #expect(system.object(forKey: .family) as? String == ".AppleSystemUIFont")
    #expect(system.object(forKey: .name) as? String == ".SFUI-Bold")
    #expect(system.object(forKey: .face) as? String == "Bold")
    #expect(system.object(forKey: .size) as? CGFloat == 17)
    let traits = system.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
    #expect(traits?[.weight] as? CGFloat == 0.4)

    let papyrus = UIFontDescriptor(name: "Papyrus-Condensed", size: 20)
    #expect(papyrus.object(forKey: .family) as? String == "Papyrus")
    #expect(papyrus.object(forKey: .face) as? String == "Condensed")
    #expect(papyrus.object(forKey: .visibleName) as? String == "Papyrus Condensed")
    #expect(papyrus.object(forKey: .textStyle) == nil)
  }

  @Test("attributes that are added win, and end the tie to a text style")
  func adding() {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = body.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(bold.weight == .bold)
    #expect(bold.pointSize == body.pointSize)
    #expect(bold.textStyle == nil)
  }
}

/// A value of any type as an argument of a test.
struct AnySendable: @unchecked Sendable, CustomTestStringConvertible {
  let value: Any
  var testDescription: String { "\(type(of: value)) \(value)" }
}

@Suite("Names of fonts")
struct FontNamesTests {
  @Test("the families of iOS are named, and each has faces that answer by name")
  func families() {
    #expect(UIFont.familyNames.contains("Papyrus"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(
      UIFont.fontNames(forFamilyName: "american typewriter").contains("AmericanTypewriter-Bold")
    )
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
    for family in ["Papyrus", "Charter", "Avenir Next"] {
      for name in UIFont.fontNames(forFamilyName: family) {
        #expect(UIFont(name: name, size: 12)?.fontDescriptor.family == family)
      }
    }
  }
}
