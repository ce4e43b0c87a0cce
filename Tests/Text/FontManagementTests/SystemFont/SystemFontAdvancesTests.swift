import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// The generated model against the file it was generated from, character by character.
@Suite struct SystemFontAdvancesOfSanFrancisco {
  static let weights = FontWeight.allCases
  let file: AdvancesFile

  init() throws {
    file = try AdvancesFile.shared.get()
  }

  @Test(arguments: weights) func `every ASCII character has the advance of the model`(
    weight: FontWeight
  ) throws {
    let model = SystemFontAdvances(weight: Double(weight.cssValue))
    let k = try #require(file.weight[weight.description]) / 16384
    for (index, character) in file.characters.unicodeScalars.enumerated() {
      let advance = try #require(model.advance(of: character))
      let text = interpolate(file.masters.text, index, k)
      let display = interpolate(file.masters.display, index, k)
      #expect(abs(Double(advance.text) - 125 * text) <= 0.5, "\(character) text")
      #expect(abs(Double(advance.display) - 125 * display) <= 0.5, "\(character) display")
    }
  }

  private func interpolate(_ masters: AdvancesFile.Masters, _ index: Int, _ k: Double) -> Double {
    let extreme = k < 0 ? masters.hairline[index] : masters.black[index]
    return masters.regular[index] + abs(k) * (extreme - masters.regular[index])
  }

  @Test func `regular, black and italic are exact`() throws {
    let designs: [(SystemFontAdvances, [Double], [Double])] = [
      (SystemFontAdvances(weight: 400), file.masters.text.regular, file.masters.display.regular),
      (SystemFontAdvances(weight: 900), file.masters.text.black, file.masters.display.black),
      (
        SystemFontAdvances(weight: 400, design: .italic), file.masters.text.italic,
        file.masters.display.italic
      ),
    ]
    for (model, text, display) in designs {
      for (index, character) in file.characters.unicodeScalars.enumerated() {
        let advance = try #require(model.advance(of: character))
        #expect(Double(advance.text) == text[index] * 125)
        #expect(Double(advance.display) == display[index] * 125)
      }
    }
  }

  @Test func `every monospaced character has one advance`() throws {
    let model = SystemFontAdvances(weight: 700, design: .monospaced)
    for character in file.characters.unicodeScalars {
      let advance = try #require(model.advance(of: character))
      #expect(advance == (158_250, 158_250))
    }
  }

  @Test func `a weight between two lies between their advances`() throws {
    let a = try #require(SystemFontAdvances(weight: 500).advance(of: "a")).text
    let b = try #require(SystemFontAdvances(weight: 600).advance(of: "a")).text
    let between = try #require(SystemFontAdvances(weight: 550).advance(of: "a")).text
    #expect(abs(between - (a + b) / 2) <= 1)
  }

  @Test(arguments: [
    ("é", "e"), ("Ç", "C"), ("ő", "o"), ("ế", "e"), ("Ș", "S"), ("ǽ", nil), ("ø", nil),
  ])
  func `an accented letter takes the advance of its base letter`(
    letter: String,
    base: String?
  ) throws {
    let model = SystemFontAdvances(weight: 400)
    let scalar = try #require(letter.unicodeScalars.first)
    let expected = base?.unicodeScalars.first.flatMap(model.advance)?.text
    #expect(model.advance(of: scalar)?.text == expected)
  }

  @Test func `base letters agree with canonical equivalence`() {
    let model = SystemFontAdvances(weight: 400)
    for value in Array(0xC0...0x24F) + Array(0x1E00...0x1EFF) as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      // Two strings are equal in Swift when they are canonically equivalent.
      let base = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars.first {
        isBuilt(scalar, on: $0)
      }
      guard let base else { continue }
      #expect(model.advance(of: scalar)?.text == model.advance(of: base)?.text, "\(scalar)")
    }
  }

  private func isBuilt(_ scalar: Unicode.Scalar, on base: Unicode.Scalar) -> Bool {
    let marks: ClosedRange<UInt32> = 0x300...0x36F
    return marks.contains { mark in
      guard let mark = Unicode.Scalar(mark) else { return false }
      return String(scalar) == String(base) + String(mark)
    }
  }

  @Test func `other characters are left to the face`() {
    let model = SystemFontAdvances(weight: 400)
    for character in "日あقи–—•™🙂".unicodeScalars { #expect(model.advance(of: character) == nil) }
  }

  @Test func `an ellipsis leaves the measured truncation its room`() throws {
    let model = SystemFontAdvances(weight: 400)
    let stop = try #require(model.advance(of: "."))
    let ellipsis = try #require(model.advance(of: "…"))
    #expect(ellipsis.text <= 1677 * 125 && ellipsis.text > 2 * stop.text)
  }
}
