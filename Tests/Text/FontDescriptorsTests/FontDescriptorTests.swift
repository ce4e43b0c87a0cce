import DynamicType
import FontDescriptors
import Testing

/// Descriptors and what can be changed about them.
@Suite struct `Font descriptors` {
  @Test func `a design is for system fonts alone`() throws {
    let system = FontDescriptor(weight: .bold)
    #expect(try #require(system.withDesign(.rounded)).design == .rounded)
    #expect(FontDescriptor(family: "Try").withDesign(.serif) == nil)
  }

  @Test func `new attributes win and others stay`() {
    let descriptor = FontDescriptor(family: "Try", weight: .bold).addingAttributes([
      .family("Other"), .features(["smcp": 1]), .variations(["wdth": 80]), .language("ja"),
    ])
    #expect(descriptor.family == "Other" && descriptor.weight == .bold)
    #expect(descriptor.features == ["smcp": 1] && descriptor.variations == ["wdth": 80])
    #expect(descriptor.language == "ja")
  }

  @Test func `symbolic traits have UIKit's numbers`() {
    let numbers: [(SymbolicTraits, UInt32)] = [
      (.italic, 1), (.bold, 2), (.expanded, 32), (.condensed, 64), (.monoSpace, 1024),
      (.vertical, 2048), (.uiOptimized, 4096), (.tightLeading, 32768), (.looseLeading, 65536),
    ]
    for (traits, number) in numbers { #expect(traits.rawValue == number) }
  }

  @Test(arguments: [("wght", 0x7767_6874), ("opsz", 0x6F70_737A), ("CFF", 0x4346_4620)])
  func `a tag is four bytes`(text: String, value: UInt32) {
    #expect(OpenTypeTag(text)?.rawValue == value)
    #expect(OpenTypeTag(text)?.description.hasPrefix(text) == true)
  }

  @Test(arguments: ["", "weight", "é", "a\u{7}"]) func `other texts are no tags`(text: String) {
    #expect(OpenTypeTag(text) == nil)
  }
}
