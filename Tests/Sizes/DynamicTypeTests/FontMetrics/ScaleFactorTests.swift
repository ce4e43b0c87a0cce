import DynamicType
import Testing

@Suite struct ScaleFactors {
  private struct Ratios: Decodable {
    var ratios: [String]
  }

  /// `derived_scaleRatio` of `ios.json`, whose other entry is a sentence.
  private struct File: Decodable {
    struct Styles: Decodable {
      var largeTitle, title1, title2, title3, headline, subheadline: Ratios
      var body, callout, footnote, caption1, caption2: Ratios
    }

    var styles: Styles

    private enum CodingKeys: String, CodingKey {
      case styles = "derived_scaleRatio"
    }
  }

  @Test func `factors are the ratios of the leadings`() throws {
    let styles = (try ReferenceData.read("ios") as File).styles
    let rows: [(TextStyle, Ratios)] = [
      (.largeTitle, styles.largeTitle), (.title1, styles.title1), (.title2, styles.title2),
      (.title3, styles.title3), (.headline, styles.headline), (.subheadline, styles.subheadline),
      (.body, styles.body), (.callout, styles.callout), (.footnote, styles.footnote),
      (.caption1, styles.caption1), (.caption2, styles.caption2),
    ]
    for (style, row) in rows {
      let metrics = FontMetrics(forTextStyle: style)
      #expect(row.ratios.count == 12)
      for (category, ratio) in zip(ContentSizeCategory.allCases, row.ratios) {
        let parts = ratio.split(separator: "/").compactMap { Double($0) }
        try #require(parts.count == 2)
        let difference = metrics.scaleFactor(at: category, in: .iOS) - parts[0] / parts[1]
        #expect(abs(difference) < 1e-12, "\(style) at \(category)")
      }
    }
  }

  @Test(arguments: TextStyle.allCases)
  func `at Large and at an unspecified category nothing is scaled`(style: TextStyle) {
    let metrics = FontMetrics(forTextStyle: style)
    for table in [TypeTable.iOS, .iOS26, .macOS, .watchOS, .tvOS, .visionOS] {
      #expect(metrics.scaleFactor(at: .large, in: table) == 1)
      #expect(metrics.scaleFactor(at: .unspecified, in: table) == 1)
      #expect(metrics.exactValue(for: 17.3, at: .unspecified, in: table) == 17.3)
    }
  }

  /// 18.5 at Large, 23.5 at AX1 in `watchos.json`; medium is missing and takes the one below.
  @Test func `a watch scales with its own leadings`() {
    let metrics = FontMetrics.default
    #expect(metrics.scaleFactor(at: .accessibilityMedium, in: .watchOS) == 23.5 / 18.5)
    #expect(
      metrics.scaleFactor(at: .medium, in: .watchOS)
        == metrics.scaleFactor(at: .small, in: .watchOS)
    )
  }

  @Test(arguments: ContentSizeCategory.allCases)
  func `a Mac and a television do not scale`(category: ContentSizeCategory) {
    #expect(FontMetrics.default.scaleFactor(at: category, in: .macOS) == 1)
    #expect(FontMetrics.default.scaleFactor(at: category, in: .tvOS) == 1)
  }
}
