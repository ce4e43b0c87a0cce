import DynamicType
import Testing
import WebTypography

@Suite("Curves over the text size")
struct CategoryCurveTests {
  private let title = CategoryCurve { TypeTable.iOS.entry(for: .title1, at: $0)?.pointSize ?? 0 }

  @Test("pass through every category", arguments: ContentSizeCategory.allCases)
  func categories(_ category: ContentSizeCategory) throws {
    let body = try #require(TypeTable.iOS.entry(for: .body, at: category)?.pointSize)
    let size = try #require(TypeTable.iOS.entry(for: .title1, at: category)?.pointSize)
    #expect(title.value(at: category) == size)
    #expect(title.value(atBodySize: body) == size)
  }

  @Test("are straight between two categories and level beyond the last")
  func between() {
    #expect(title.value(atBodySize: 18) == 29)
    #expect(title.value(atBodySize: 1) == 25 && title.value(atBodySize: 100) == 58)
  }

  @Test("are written with one product for each change of slope")
  func expression() {
    let curve = CategoryCurve { $0 < .large ? 10 : $0 == .large ? 12 : 14 }
    #expect(
      curve.css(unit: "px", bodySize: "b")
        == "calc(1px * (10 + 2 * max(0, b - 16) + -1 * max(0, b - 17) + -1 * max(0, b - 19)))"
    )
    #expect(CategoryCurve { _ in 11.5 }.css(unit: "px", bodySize: "b") == "11.5px")
    #expect(CategoryCurve { _ in 2 }.css(unit: "", bodySize: "b") == "2")
  }

  @Test("write no slope of zero first, and none with an exponent")
  func numbers() {
    let curve = CategoryCurve { $0 == .extraSmall ? 1 : 1 + 1 / 3.0 }
    #expect(
      curve.css(unit: "", bodySize: "b")
        == "calc(1 + 0.3333333333 * (b - 14) + -0.3333333333 * max(0, b - 15))"
    )
    #expect(CategoryCurve { _ in 1e-12 }.css(unit: "", bodySize: "b") == "0")
  }
}
