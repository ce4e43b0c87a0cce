@testable import DynamicType
import Testing

/// `roundedTiesAway` against the standard library's `rounded()`, bit for bit.
@Suite struct RoundedTiesAway {
  static let edges: [Double] = [
    0, 0.25, 0.5, 0.49999999999999994, 0.5000000000000001, 0.75, 1, 1.5, 2.5, 3.5, 1e6 + 0.5,
    0.5.nextDown, 0.5.nextUp, 1.5.nextDown, 1.5.nextUp, 2.5.nextDown, 2.5.nextUp,
    0x1p51, 0x1p51 - 0.5, 0x1p51 + 0.5, 0x1p51 - 0.25, 0x1p51 + 1.5, 0x1p52, 0x1p52 - 0.5,
    0x1p52 - 1, 0x1p52 + 1, 0x1p52.nextDown, 0x1p53, 0x1p53 - 1, 0x1p53 + 2, 0x1p63, 1e300,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .leastNormalMagnitude.nextDown,
    .greatestFiniteMagnitude, .ulpOfOne, .pi, .infinity,
  ]

  @Test(arguments: edges)
  func `an edge value and its negative round as the standard library rounds`(value: Double) {
    #expect(value.roundedTiesAway.bitPattern == value.rounded().bitPattern)
    #expect((-value).roundedTiesAway.bitPattern == (-value).rounded().bitPattern)
  }

  @Test func `ties go away from zero`() {
    #expect([0.5, 1.5, 2.5, -0.5, -1.5, -2.5].map(\.roundedTiesAway) == [1, 2, 3, -1, -2, -3])
  }

  @Test func `what is not a number stays so`() {
    #expect(Double.nan.roundedTiesAway.isNaN)
    #expect((-Double.nan).roundedTiesAway.isNaN)
    #expect(Double.signalingNaN.roundedTiesAway.isNaN)
  }

  @Test func `100,000 random values round as the standard library rounds`() {
    var generator = SeededGenerator(seed: 17)
    var differences: [Double] = []
    for index in 0..<100_000 {
      let value = Self.random(index, using: &generator)
      guard !value.isNaN else { continue }
      if value.roundedTiesAway.bitPattern != value.rounded().bitPattern {
        differences.append(value)
      }
    }
    #expect(differences == [])
  }

  /// In turn any bits, sizes of text, and halves.
  private static func random(_ index: Int, using generator: inout SeededGenerator) -> Double {
    switch index % 3 {
    case 0: Double(bitPattern: generator.next())
    case 1: Double.random(in: -1000...1000, using: &generator)
    default: Double(Int64.random(in: -(1 << 52)...(1 << 52), using: &generator)) / 2
    }
  }
}
