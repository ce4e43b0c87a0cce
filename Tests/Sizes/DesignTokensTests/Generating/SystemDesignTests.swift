import DesignTokens
import FontDescriptors
import Testing

@Suite("Families of tokens that are the system's")
struct SystemDesignTests {
  // developer.apple.com/fonts names SF Pro, SF Compact, SF Mono and New York; CSS Fonts Level 4 the
  // generic families.
  @Test(
    "are designs of the system font",
    arguments: [
      ("SF Pro", SystemDesign.default), ("SF Compact", .default), ("system-ui", .default),
      ("-apple-system", .default), ("SF Pro Rounded", .rounded), ("ui-rounded", .rounded),
      ("New York", .serif), ("ui-serif", .serif), ("SF Mono", .monospaced),
      ("SFMono", .monospaced), ("ui-monospace", .monospaced),
    ]
  )
  func designs(name: String, design: SystemDesign) {
    let typography = Typography(fontFamilies: [name, "Helvetica"], fontSize: 17)
    #expect(typography.namedFamily == nil && typography.systemDesign == design)
  }

  @Test("and other families are their own", arguments: ["Roboto", "Newsreader", "SF Movie Poster"])
  func families(name: String) {
    let typography = Typography(fontFamilies: [name], fontSize: 17)
    #expect(typography.namedFamily == name && typography.systemDesign == .default)
  }

  @Test("are asked for by design in both frameworks, and only where a token needs it")
  func code() {
    func code(_ family: String) -> SwiftCode {
      let typography = Typography(fontFamilies: [family], fontSize: 17)
      return SwiftCode([TypographyScale(name: "code", typography: typography)])
    }
    let mono = code("SF Mono")
    #expect(mono.uiKit.contains("font.fontDescriptor.withDesign(fontDesign)"))
    #expect(mono.uiKit.contains("case .code: .monospaced") && !mono.uiKit.contains("SF Mono"))
    #expect(mono.swiftUI.contains("weight: fontWeight, design: fontDesign)"))
    #expect(mono.swiftUI.contains("case .code: .monospaced") && !mono.swiftUI.contains("SF Mono"))
    for source in [code("Roboto").uiKit, code("system-ui").swiftUI] {
      #expect(!source.contains("fontDesign"))
    }
  }
}
