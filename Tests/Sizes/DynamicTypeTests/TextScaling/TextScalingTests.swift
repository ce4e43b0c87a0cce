import DynamicType
import Testing

@Suite struct TextScalingConversion {
  /// Sizes of iOS (12, the default, and styles at Large) and what documents of Cocoa hold for them.
  @Test(arguments: [(12.0, 9.24), (17, 13.09), (20, 15.40), (22, 16.94), (28, 21.56)])
  func `sizes of iOS become those that documents of Cocoa hold`(iOS: Double, standard: Double) {
    #expect(abs(TextScaling.convert(iOS, from: .iOS, to: .standard) - standard) < 1e-12)
    #expect(abs(TextScaling.convert(standard, from: .standard, to: .iOS) - iOS) < 1e-12)
  }

  /// Apple's pair (WWDC 2019); an issue of AztecEditor gives 14 and 10.78.
  @Test func `17 points of iOS read as 13, and 14 as 10.78`() {
    let converted = TextScaling.convert(17, from: .iOS, to: .standard)
    #expect(converted.rounded() == 13)
    #expect(converted != 13)
    #expect(abs(TextScaling.convert(14, from: .iOS, to: .standard) - 10.78) < 1e-12)
  }

  @Test func `13 standard points read as 17`() {
    let converted = TextScaling.convert(13, from: .standard, to: .iOS)
    #expect(abs(converted - 13 / 0.77) < 1e-12)
    #expect(abs(converted - 16.883) < 0.0005)
    #expect(converted.rounded() == 17)
  }

  @Test(arguments: [TextScaling.standard, .iOS], [0.5, 9.24, 12, 13, 17, 96])
  func `a size comes back from the other scaling`(scaling: TextScaling, size: Double) {
    let other: TextScaling = scaling == .iOS ? .standard : .iOS
    let there = TextScaling.convert(size, from: scaling, to: other)
    #expect(there != size)
    #expect(abs(TextScaling.convert(there, from: other, to: scaling) - size) < 1e-12)
  }

  @Test(arguments: TextScaling.allCases)
  func `a size in the same scaling is the same number`(scaling: TextScaling) {
    #expect(TextScaling.convert(13.37, from: scaling, to: scaling) == 13.37)
  }

  @Test func `raw values are those of cocoatextscaling`() {
    #expect(TextScaling(rawValue: 0) == .standard)
    #expect(TextScaling(rawValue: 1) == .iOS)
    #expect(TextScaling(rawValue: 2) == nil)
  }
}
