import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// A machine without fonts still sets text, in boxes, and says so.
@Suite struct EmptyFontCollection {
  @Test func `the system font keeps San Francisco's widths and lines`() {
    FontCollection(files: []).performAsCurrent {
      let font = Font.systemFont(ofSize: 17)
      #expect(font.recipe.advances == .system(SystemFontAdvances(weight: 400)))
      #expect(font.lineHeight == 17.0 * 2444 / 2048)
      #expect(font.diagnostics.map(\.kind) == [.substitute])
    }
  }

  @Test func `a family has a substitute with a diagnostic`() {
    FontCollection(files: []).performAsCurrent {
      let font = Font(descriptor: FontDescriptor(family: "Helvetica Neue"), size: 20)
      #expect(font.diagnostics.map(\.kind) == [.substitute])
      #expect(font.diagnostics.map(\.widthError) == [.unknown])
      #expect(abs(font.ascender - 19.04) < 1e-9)
    }
  }

  @Test func `the substitute has a box and no character`() {
    let substitute = FontCollection(files: []).substitute
    #expect(!substitute.covers("A"))
    #expect(substitute.advance(of: 0) == 153_600)
    #expect(substitute.verticalMetrics.ascender == 0.8)
  }

  @Test func `no name and no fallback is found`() {
    let empty = FontCollection(files: [])
    #expect(empty.familyNames.isEmpty)
    empty.performAsCurrent { #expect(Font(name: "Inter-Regular", size: 17) == nil) }
  }
}
