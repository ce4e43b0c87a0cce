import HeadlessSwiftUI
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Symbols upon filled shapes have two layers")
struct SymbolLayerTests {
  private let yellow = Color(red: 1, green: 1, blue: 0)
  private let cyan = Color(red: 0, green: 1, blue: 1)
  private let inYellow = RichText.Color(red: 1, green: 1, blue: 0)
  private let inCyan = RichText.Color(red: 0, green: 1, blue: 1)

  private func symbol(_ view: some View) throws -> SymbolContent {
    let symbols = drawings(of: view).compactMap { drawing -> SymbolContent? in
      if case .symbol(let symbol) = drawing { return symbol }
      return nil
    }
    return try #require(symbols.first)
  }

  // Apple's documentation of `foregroundStyle(_:_:)` shows a yellow mark upon a triangle in cyan.
  @Test("The first style of a palette is that of the mark")
  func palette() throws {
    let mark = Image(systemName: "exclamationmark.triangle.fill")
    for view in [
      AnyView(mark.symbolRenderingMode(.palette).foregroundStyle(yellow, cyan)),
      AnyView(mark.foregroundStyle(yellow, cyan)),
    ] {
      let symbol = try symbol(view)
      #expect(symbol.upperTint == inYellow)
      #expect(symbol.tint == inCyan)
    }
  }

  // The pictures of danielsaidi/OnboardingKit: white digits upon circles in the color of the foreground.
  @Test("A multicolored digit is white")
  func multicolor() throws {
    let digit = Image(systemName: "1.circle.fill").symbolRenderingMode(.multicolor)
    let symbol = try symbol(digit.foregroundStyle(cyan))
    #expect(symbol.upperTint == .white)
    #expect(symbol.tint == inCyan)
  }

  @Test("In one color the mark is cut out of the shape")
  func monochrome() throws {
    let mark = Image(systemName: "xmark.circle.fill").foregroundStyle(cyan)
    #expect(try symbol(mark).upperTint == nil)
    let heart = Image(systemName: "heart.fill").symbolRenderingMode(.palette)
    #expect(try symbol(heart.foregroundStyle(yellow, cyan)).upperTint == nil)
  }

  @Test("In the color of text a multicolored symbol has one layer, which dark mode shows as well")
  func multicolorText() throws {
    let camera = Image(systemName: "camera.circle.fill").symbolRenderingMode(.multicolor)
    #expect(try symbol(camera).upperTint == nil)
  }
}
