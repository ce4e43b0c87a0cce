import DynamicType
@testable import FontDescriptors
import Testing

/// Fonts as they are asked for, without a font file.
@Suite struct `Font requests` {
  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection(preferredContentSizeCategory: category)
  }

  @Test func `a preferred font follows the text size and never drifts`() {
    let body = FontRequest.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    let huge = body.adjusted(to: traits(.accessibilityExtraExtraExtraLarge))
    #expect(body.pointSize == 17)
    #expect(huge.pointSize == 53)
    #expect(huge.adjusted(to: traits(.large)) == body)
  }

  @Test func `a preferred font keeps what a program changed about it at every text size`() {
    let body = FontRequest.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    var descriptor = body.descriptor
    descriptor.symbolicTraits.insert([.bold, .italic])
    descriptor.design = .monospaced
    descriptor.features["smcp"] = 1
    let changed = FontRequest(descriptor: descriptor, size: 0)
    let huge = changed.adjusted(to: traits(.accessibilityExtraExtraExtraLarge))
    #expect(huge.pointSize == 53)
    #expect(huge.descriptor.symbolicTraits.isSuperset(of: [.bold, .italic]))
    #expect(huge.descriptor.design == .monospaced)
    #expect(huge.descriptor.features == descriptor.features)
    #expect(huge.adjusted(to: traits(.large)) == changed)
    var heavy = body.descriptor
    heavy.weight = .black
    let black = FontRequest(descriptor: heavy, size: 0).adjusted(to: traits(.small))
    #expect(black.descriptor.weight == .black)
    let bold = TraitCollection(preferredContentSizeCategory: .large, legibilityWeight: .bold)
    #expect(body.adjusted(to: bold).adjusted(to: traits(.large)) == body)
  }

  @Test func `a scaled font remembers its size at Large and its limit`() {
    let base = FontRequest.systemFont(ofSize: 20, weight: .bold)
    let scaled = base.scaled(
      with: FontMetrics(forTextStyle: .body),
      maximumPointSize: 30,
      compatibleWith: traits(.accessibilityExtraExtraExtraLarge)
    )
    #expect(scaled.pointSize == 30)
    #expect(
      scaled.scaling.base
        == FontScaling.Base(textStyle: .body, pointSize: 20, maximumPointSize: 30)
    )
    #expect(scaled.adjusted(to: traits(.large)).pointSize == 20)
    #expect(scaled.descriptor.weight == .bold)
  }

  @Test func `a fixed font stays as it is`() {
    let fixed = FontRequest.boldSystemFont(ofSize: 12)
    #expect(fixed.adjusted(to: traits(.accessibilityLarge)) == fixed)
    #expect(!fixed.adjustsForContentSizeCategory)
  }

  @Test func `requests that say the same are equal and hash alike`() {
    let one = FontRequest(descriptor: FontDescriptor(family: "Menlo"), size: 15)
    let two = FontRequest(
      FontDescriptor(family: "Menlo", pointSize: 15),
      scaling: .fixed
    )
    #expect(one == two)
    #expect(Set([one, two]).count == 1)
    #expect(one != two.withSize(16))
  }

  @Test(arguments: [(nil, 12.0), (17.0, 17)])
  func `a descriptor without a size has 12 points, as in UIKit`(size: Double?, expected: Double) {
    let descriptor = FontDescriptor(family: "Menlo", pointSize: size ?? 0)
    #expect(FontRequest(descriptor: descriptor, size: 0).pointSize == expected)
  }

  @Test(
    arguments: [
      (UInt16(8), SystemFontEdition.oneFont), (9, .twoFonts), (13, .twoFonts), (14, .oneFont),
      (26, .oneFont),
    ]
  )
  func `a version has its edition of the system font`(major: UInt16, edition: SystemFontEdition) {
    let request = FontRequest.systemFont(ofSize: 17).spaced(asIn: SystemVersion(major))
    #expect(request.edition == edition)
    #expect(request.withSize(20).edition == edition)
  }
}
