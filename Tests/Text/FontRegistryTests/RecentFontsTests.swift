import FontDescriptors
import FontRegistry
import Foundation
import Testing

@Suite("Fonts that were picked last") struct RecentFontsTests {
  private func names(_ manager: FontManager) -> [String] {
    manager.recentFonts().compactMap(\.family)
  }

  @Test func `a picker that offers a few fonts keeps the others below its own`() throws {
    let scratch = try Scratch()
    let manager = try scratch.registry()
    manager.keepRecentFonts(["One", "Two", "Three"].map { FontDescriptor(family: $0) })
    manager.keepRecentFonts(["Four", "Two"].map { FontDescriptor(family: $0) })
    #expect(names(manager) == ["Four", "Two", "One", "Three"])
    #expect(names(try scratch.registry()) == ["Four", "Two", "One", "Three"])
  }

  @Test func `twenty fonts are kept`() throws {
    let scratch = try Scratch()
    let manager = try scratch.registry()
    for number in 1...25 { manager.keepRecentFonts([FontDescriptor(family: "Font \(number)")]) }
    #expect(names(manager) == (6...25).reversed().map { "Font \($0)" })
  }
}
