import DynamicType
import Testing

/// A sweep over widths on Mac Catalyst with iOS 26.1 (Vercantez/openuikit), where the readable
/// width was 920: a view of 1,008 points kept its margins, one of 1,009 was narrowed.
@Suite struct ReadableContentThreshold {
  /// The view's width, its side margins, and where the guide began and how wide it was.
  static let sweep: [(width: Double, margin: Double, left: Double, guide: Double)] = [
    (834, 8, 8, 818), (1000, 8, 8, 984), (1008, 8, 8, 992), (1009, 8, 44.5, 920),
    (1020, 8, 50, 920), (1024, 8, 52, 920), (1400, 8, 240, 920), (1008, 40, 40, 928),
    (1009, 40, 44.5, 920), (1200, 200, 200, 800), (2000, 600, 600, 800), (1200, 0, 140, 920),
  ]

  /// Only the font differs here, so each row is moved by the difference of the readable widths.
  @Test(arguments: [nil, SystemVersion(26)], [ContentSizeCategory.extraSmall, .large])
  func `a view is narrowed where the sweep narrowed it`(
    version: SystemVersion?,
    category: ContentSizeCategory
  ) {
    let difference = ReadableWidth(for: category, systemVersion: version).points - 920
    for row in Self.sweep {
      let guide = ReadableContentGuide(
        viewWidth: row.width + difference,
        margins: EdgeInsets(left: row.margin, right: row.margin),
        category: category,
        systemVersion: version
      )
      #expect(guide.left == row.left, "\(row)")
      #expect(guide.width == row.guide + difference, "\(row)")
      #expect(guide.right == row.left, "\(row)")
    }
  }

  @Test func `the threshold is 88, and equality does not narrow`() {
    #expect(ReadableWidth.threshold == 88)
    let margins = LayoutMargins.standard
    let at = ReadableContentGuide(viewWidth: 672 + 88, margins: margins, category: .large)
    let above = ReadableContentGuide(viewWidth: 672 + 88.5, margins: margins, category: .large)
    #expect(at.width == 672 + 88 - 16)
    #expect(above.width == 672)
  }

  @Test func `the safe area counts against the room but not against the width`() {
    let margins = EdgeInsets(left: 20, right: 20)
    let area = EdgeInsets(left: 44, right: 44)
    let narrow = ReadableContentGuide(
      viewWidth: 672 + 88 + 88,
      margins: margins,
      safeArea: area,
      category: .large
    )
    let wide = ReadableContentGuide(
      viewWidth: 672 + 88 + 89,
      margins: margins,
      safeArea: area,
      category: .large
    )
    #expect(narrow.width == 848 - 40)
    #expect(wide.width == 672)
  }
}

@Suite struct ReadableContentInMargins {
  @Test(arguments: ContentSizeCategory.allCases)
  func `the guide never leaves the layout margins`(category: ContentSizeCategory) {
    var narrowed = 0
    for version in [nil, SystemVersion(26)] {
      for width in stride(from: 200.0, through: 3200, by: 25) {
        for (left, right) in [(0.0, 0.0), (8, 8), (20, 90), (64, 20)] {
          let guide = ReadableContentGuide(
            viewWidth: width,
            margins: EdgeInsets(left: left, right: right),
            safeArea: EdgeInsets(left: 44),
            category: category,
            systemVersion: version
          )
          #expect(guide.width <= width - left - right)
          #expect(guide.left >= left)
          #expect(guide.right >= right)
          #expect(guide.left + guide.width + guide.right == width)
          if guide.width < width - left - right { narrowed += 1 }
        }
      }
    }
    #expect(narrowed > 0)
  }

  @Test func `unequal margins centre the guide between the margins and not in the view`() {
    let guide = ReadableContentGuide(
      viewWidth: 1000,
      margins: EdgeInsets(left: 100, right: 20),
      category: .large
    )
    // 880 points lie between the margins: (880 - 672) / 2 is 104.
    #expect(guide.left == 204)
    #expect(guide.width == 672)
    #expect(guide.right == 124)
  }

  @Test func `margins wider than the view leave no width`() {
    let guide = ReadableContentGuide(
      viewWidth: 100,
      margins: EdgeInsets(left: 80, right: 80),
      category: .large
    )
    #expect(guide.width == 0)
    #expect(guide.left == 80)
  }

  @Test func `an unspecified category is read as Large`() {
    let margins = LayoutMargins.rootView(forWidth: 1024)
    #expect(
      ReadableContentGuide(viewWidth: 1024, margins: margins, category: .unspecified)
        == ReadableContentGuide(viewWidth: 1024, margins: margins, category: .large)
    )
    #expect(
      ReadableContentGuide(viewWidth: 1024, margins: margins, category: .extraSmall)
        != ReadableContentGuide(viewWidth: 1024, margins: margins, category: .large)
    )
  }
}
