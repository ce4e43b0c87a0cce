import DynamicType
import Testing

@Suite struct ScalingInverse {
  /// The expected category is found in the published leadings, without the code under test.
  @Test(arguments: TextStyle.standard)
  func `the first category that reaches a size is the first of all that do`(style: TextStyle) throws
  {
    let leadings = try Self.leadings(of: style)
    let metrics = FontMetrics(forTextStyle: style)
    for size in [1.0, 8, 12, 17, 20, 34] {
      let sizes = leadings.map { (size * $0 / leadings[3]).rounded() }
      for target in stride(from: 0.5, through: 120, by: 1.5) {
        let expected = sizes.firstIndex { $0 >= target }.map { ContentSizeCategory.allCases[$0] }
        #expect(
          metrics.firstCategory(where: size, reaches: target, in: .iOS) == expected,
          "\(size) reaches \(target)"
        )
      }
    }
  }

  @Test func `a font that is limited reaches no more than its maximum`() {
    let metrics = FontMetrics.default
    let first = metrics.firstCategory(where: 17, reaches: 34)
    #expect(first == .accessibilityExtraLarge)
    #expect(metrics.firstCategory(where: 17, reaches: 34, maximumPointSize: 33) == nil)
    #expect(metrics.firstCategory(where: 17, reaches: 34, maximumPointSize: 34) == first)
  }

  @Test func `a watch answers only with categories that it has`() {
    let metrics = FontMetrics.default
    // 16.5, 17.5, 18.5 at XS, S, L: 16 x 17.5 / 18.5 is 15.1, so 16 is first reached at Large.
    #expect(metrics.firstCategory(where: 16, reaches: 16, in: .watchOS) == .large)
    #expect(metrics.firstCategory(where: 16, reaches: 100, in: .watchOS) == nil)
  }

  /// Leadings at AX5 over Large: 70/41 large title, 68/34 title1, 62/22 body, 48/13 caption2.
  @Test(arguments: [
    (TextStyle.largeTitle, 34.0, false), (.title1, 28, true), (.body, 17, true),
    (.caption2, 11, true),
  ])
  func `a font doubles where the leading of its style doubles`(
    style: TextStyle,
    size: Double,
    doubles: Bool
  ) {
    let metrics = FontMetrics(forTextStyle: style)
    #expect(metrics.enlarges(size) == doubles)
    #expect(!metrics.enlarges(size, maximumPointSize: size * 2 - 1))
    #expect(!metrics.enlarges(size, by: 5))
    #expect(metrics.enlarges(size, by: 1.4))
  }

  @Test func `nothing is enlarged on a Mac`() {
    #expect(!FontMetrics.default.enlarges(13, by: 1.1, in: .macOS))
    #expect(FontMetrics.default.enlarges(13, by: 1, in: .macOS))
  }

  private static func leadings(of style: TextStyle) throws -> [Double] {
    let file: CategoryTableFile = try ReferenceData.read("ios")
    return try ReferenceNames.categories.map { category in
      let row = try #require(file.styles[category.hig])
      return try #require(row.first { ReferenceNames.styles[$0.key] == style }).value.leading
    }
  }
}
