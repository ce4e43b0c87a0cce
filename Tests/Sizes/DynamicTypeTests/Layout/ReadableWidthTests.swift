import DynamicType
import Testing

@Suite struct ReadableWidths {
  private struct File: Decodable {
    struct Rule: Decodable {
      struct Provenance: Decodable { var measured: [String] }

      var points: [String: Double]
      var provenance: Provenance

      private enum CodingKeys: String, CodingKey {
        case points = "readableWidth_points"
        case provenance
      }
    }

    var rule: Rule
  }

  @Test func `widths up to iOS 18 are those of the reference, three of them measured`() throws {
    let rule = (try ReferenceData.read("readable-width") as File).rule
    #expect(rule.points.count == 12)
    for (name, points) in rule.points {
      let category = try #require(ReferenceNames.category(uiKit: name))
      let measured = rule.provenance.measured.contains(name)
      for version in [nil, SystemVersion.unspecified, SystemVersion(18)] {
        let width = ReadableWidth(for: category, systemVersion: version)
        #expect(width.points == points, "\(name)")
        #expect(width.evidence == (measured ? .measured : .estimated), "\(name)")
      }
    }
  }

  /// The article on readable width.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 560.0), (.large, 672), (.extraExtraExtraLarge, 896),
  ])
  func `the widths of the article are measured`(category: ContentSizeCategory, points: Double) {
    #expect(ReadableWidth(for: category).points == points)
    #expect(ReadableWidth(for: category).evidence == .measured)
  }

  /// 8 x ceil(62 x advance of M / 8), the advances measured on iOS 26.
  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 12.0859375), (.small, 12.8759765625), (.medium, 13.671875),
    (.large, 14.4267578125), (.extraLarge, 16.086936712265), (.extraExtraLarge, 17.651058197021),
    (.extraExtraExtraLarge, 19.336618900299), (.accessibilityMedium, 23.65234375),
    (.accessibilityLarge, 27.8115234375),
  ])
  func `from iOS 26 on the width is 62 advances of M`(
    category: ContentSizeCategory,
    advance: Double
  ) {
    let width = ReadableWidth(for: category, systemVersion: SystemVersion(26))
    #expect(width.points == 8 * (62 * advance / 8).rounded(.up))
  }

  @Test(arguments: [
    (ContentSizeCategory.extraSmall, 752.0), (.large, 896), (.extraExtraExtraLarge, 1200),
  ])
  func `from iOS 26 on widths are larger, and all of them are estimates`(
    category: ContentSizeCategory,
    points: Double
  ) {
    #expect(ReadableWidth(for: category, systemVersion: SystemVersion(26, 1)).points == points)
    for category in ContentSizeCategory.allCases {
      let later = ReadableWidth(for: category, systemVersion: SystemVersion(26))
      #expect(later.evidence == .estimated)
      #expect(later.points > ReadableWidth(for: category).points)
    }
  }

  @Test func `widths grow with the category and are whole eights`() {
    for version in [nil, SystemVersion(26)] {
      let widths = ContentSizeCategory.allCases.map {
        ReadableWidth(for: $0, systemVersion: version).points
      }
      #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
      #expect(widths.allSatisfy { $0.truncatingRemainder(dividingBy: 8) == 0 })
    }
  }

  @Test func `an unspecified category is read as Large`() {
    #expect(ReadableWidth(for: .unspecified).points == 672)
    #expect(ReadableWidth(for: .unspecified, systemVersion: SystemVersion(26)).points == 896)
  }
}
