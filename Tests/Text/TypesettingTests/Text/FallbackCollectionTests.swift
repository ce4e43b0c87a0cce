import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite struct FallbackCollectionTests {
  @Test func `Text falls back to fonts of the current collection only`() {
    let font = Font.systemFont(ofSize: 17)
    let text = AttributedText("日本", font: font.request)
    let installed = ShapedText(text).layout().lines[0].glyphRuns
    let empty = FontCollection(files: []).performAsCurrent {
      ShapedText(text).layout().lines[0].glyphRuns
    }
    #expect(installed.allSatisfy { $0.face != font.recipe.text })
    #expect(empty.allSatisfy { run in !installed.contains { $0.face == run.face } })
  }
}
