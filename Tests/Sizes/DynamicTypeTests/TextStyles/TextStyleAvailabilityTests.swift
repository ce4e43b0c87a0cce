import DynamicType
import Testing

@Suite struct TextStyleAvailability {
  /// The Cookpad article for iOS 7, 9 and 11, `ios.json` for iOS 17.
  @Test(
    arguments: [
      (7, [.body, .caption1, .caption2, .footnote, .headline, .subheadline]),
      (9, [.callout, .title1, .title2, .title3]),
      (11, [.largeTitle]),
      (17, [.extraLargeTitle, .extraLargeTitle2]),
    ] as [(UInt16, [TextStyle])]
  )
  func `styles came with versions of iOS`(major: UInt16, styles: [TextStyle]) {
    let introduced = TextStyle.allCases.filter { $0.introducedInIOS == SystemVersion(major) }
    #expect(Set(introduced) == Set(styles))
  }

  @Test func `the second footnote of watchOS came with no version of iOS`() {
    #expect(TextStyle.footnote2.introducedInIOS == nil)
  }
}
