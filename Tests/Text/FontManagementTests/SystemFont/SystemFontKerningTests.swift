import FontDescriptors
import FontManagement
import Testing

/// Sources: the sums of kerning in `sf-kerning.json`, and labels of Interface Builder documents.
@Suite struct SystemFontKerningRules {
  let kerning = SystemFontKerning(SystemFontAdvances(weight: 400))

  private func units(_ sum: Double) -> Int32 { Int32(sum * 125) }

  @Test(arguments: [
    // Measured sums of "AVAST Wavy To. LT" without "av" (Inter's -40), and Inter's own.
    (400.0, -770.0, -733.0), (700, -784.5, -861), (900, -799, -989),
  ]) func `pairs that begin with a capital add up to the measured sum`(
    weight: Double,
    measured: Double,
    inter: Double
  ) {
    let kerning = SystemFontKerning(SystemFontAdvances(weight: weight))
    let sum = kerning.corrected(units(inter), between: "A", and: "V", isDisplay: false)
    #expect(abs(Double(sum) / 125 - measured) < 1)
  }

  @Test func `the display master is kerned tighter than the text master`() {
    let sum = kerning.corrected(units(-246), between: "o", and: "v", isDisplay: true)
    #expect(abs(Double(sum) / 125 + 310) < 1)
  }

  @Test func `no pair moves apart but after r`() {
    #expect(kerning.corrected(units(70), between: "K", and: "i", isDisplay: false) == 0)
    #expect(kerning.corrected(units(70), between: "r", and: "t", isDisplay: false) == units(70))
  }

  @Test(
    arguments: [("F", "o"), ("F", "\u{F6}"), ("U", "/"), (".", " ")] as [(Character, Character)]
  )
  func `pairs that San Francisco does not have are dropped`(
    left: Character,
    right: Character
  )
    throws
  {
    let left = try #require(left.unicodeScalars.first)
    let right = try #require(right.unicodeScalars.first)
    #expect(kerning.corrected(units(-81), between: left, and: right, isDisplay: false) == 0)
  }

  private struct Pairs: Decodable {
    struct Apostrophe: Decodable {
      var pairs: [String]
      var text: Double
      var display: Double
    }

    var pairs: [String: Double]
    var apostrophe: Apostrophe
  }

  @Test func `letters stand closer to a straight apostrophe, as the labels of iOS sum up`() throws {
    let file: Pairs = try ReferenceData.read("sf-kerning-pairs")
    func sum(isDisplay: Bool) -> Int32 {
      file.apostrophe.pairs.reduce(0) { sum, pair in
        let letters = Array(pair.unicodeScalars)
        return sum
          + kerning.corrected(0, between: letters[0], and: letters[1], isDisplay: isDisplay)
      }
    }
    #expect(sum(isDisplay: false) == units(file.apostrophe.text))
    #expect(sum(isDisplay: true) == units(file.apostrophe.display))
  }

  @Test func `pairs that iOS wrote have their own kerning at the text master`() throws {
    let file: Pairs = try ReferenceData.read("sf-kerning-pairs")
    let pairs = file.pairs
    #expect(pairs.count == 42)
    for (pair, measured) in pairs {
      let letters = Array(pair.unicodeScalars)
      let sum = kerning.corrected(units(-7), between: letters[0], and: letters[1], isDisplay: false)
      #expect(sum == units(measured), "\(pair)")
    }
  }

  @Test func `accented letters are kerned as their base letters`() {
    let plain = kerning.corrected(units(-100), between: "T", and: "a", isDisplay: true)
    #expect(
      kerning.corrected(units(-100), between: "\u{164}", and: "\u{E4}", isDisplay: true) == plain
    )
  }
}
