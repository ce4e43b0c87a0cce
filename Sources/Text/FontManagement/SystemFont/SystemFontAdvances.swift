import FontDescriptors

/// San Francisco's advances for one weight, as measured, without the font.
///
/// The advance at a size is `(1 - o) * text + o * display + tracking`, with the optical position
/// `o` of ``SystemFontMetrics``. Source: `Reference/sf-advances.json`.
package struct SystemFontAdvances: Hashable, Sendable {
  /// The part of the model that is used.
  package enum Design: Hashable, Sendable {
    /// The proportional upright letters.
    case upright
    /// The proportional italic letters; only regular was measured, other weights add the
    /// difference of the upright letters.
    case italic
    /// One advance for every character.
    case monospaced
  }

  /// The design.
  package var design: Design
  /// The weight between the masters: -16384 hairline, 0 regular, 16384 black.
  package var position: Int
  /// Whether all digits take the advance of 0.
  ///
  /// An estimate: tabular digits were not measured.
  package var hasTabularFigures = false

  /// Creates the advances of a weight.
  ///
  /// - Parameters:
  ///   - weight: The weight on the scale of CSS; between two of the nine weights the position is
  ///     interpolated.
  ///   - design: The design.
  package init(weight: Double, design: Design = .upright) {
    self.design = design
    position = design == .monospaced ? 0 : Self.position(of: weight)
  }

  /// Returns the advance of a character in em units at optical positions 0 and 1, or `nil` when
  /// the model does not have the character.
  package func advance(of scalar: Unicode.Scalar) -> (text: Int32, display: Int32)? {
    guard design != .monospaced else { return Self.monospaced(scalar) }
    if scalar == "\u{2026}" { return ellipsis }
    guard let letter = Self.modelCharacter(for: scalar) else { return nil }
    let isDigit = hasTabularFigures && (0x30...0x39).contains(letter)
    let index = (isDigit ? 0x30 : Int(letter)) - 32
    return (advance(index, 0), advance(index, 4))
  }

  /// Eleven quarters of a full stop.
  ///
  /// An estimate from above: iOS fits "Shrink me pl…" at 12 points into 80, which leaves the
  /// ellipsis 1677/2048 em at the most, and eleven quarters of the full stop are 1672. Inter's
  /// ellipsis, 2.98 times its full stop, would not fit.
  private var ellipsis: (text: Int32, display: Int32) {
    let stop = Int(UInt8(ascii: ".")) - 32
    return (11 * advance(stop, 0) / 4, 11 * advance(stop, 4) / 4)
  }

  /// The advance of a character in one of the two sets of masters, rounded once to em units.
  private func advance(_ index: Int, _ set: Int) -> Int32 {
    let masters = Self.masterAdvances
    let regular = Int(masters[(set + 1) * 95 + index])
    let extreme = Int(masters[(set + (position < 0 ? 0 : 2)) * 95 + index])
    let start = design == .italic ? Int(masters[(set + 3) * 95 + index]) : regular
    let scaled = 125 * (start * 16384 + abs(position) * (extreme - regular))
    return Int32((scaled + 8192) >> 14)
  }

  private static func position(of weight: Double) -> Int {
    let step = min(max(weight.isNaN ? 400 : weight, 100), 900) / 100 - 1
    let lower = min(Int(step), weightPositions.count - 2)
    let from = Double(weightPositions[lower])
    let to = Double(weightPositions[lower + 1])
    return Int((from + (to - from) * (step - Double(lower))).rounded())
  }
}

extension SystemFontAdvances {
  /// The ASCII character whose advance a character takes, or `nil`.
  ///
  /// ASCII itself; letters with a canonical decomposition take their base letter's, because
  /// marks do not move the letter; the rest of the characters that the same glyph draws.
  static func modelCharacter(for scalar: Unicode.Scalar) -> UInt8? {
    glyphCharacter(for: scalar) ?? estimatedAlias(scalar)
  }

  /// The ASCII character whose glyph a character has, marks aside, in any font; or `nil`.
  static func glyphCharacter(for scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x20...0x7E: return UInt8(scalar.value)
    case 0xC0...0x24F: return base(latinBases[Int(scalar.value) - 0xC0]) ?? alias(scalar)
    case 0x1E00...0x1EFF: return base(latinAdditionalBases[Int(scalar.value) - 0x1E00])
    default: return alias(scalar)
    }
  }

  private static func base(_ letter: UInt8) -> UInt8? { letter == UInt8(ascii: " ") ? nil : letter }

  private static func alias(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0xA0: 0x20  // no-break space: the space's glyph
    case 0x2010, 0x2011: 0x2D  // hyphens: the hyphen-minus's glyph
    case 0x131: 0x69  // dotless i: what the accented i is built on
    case 0x237: 0x6A  // dotless j
    default: nil
    }
  }

  /// Aliases that were not measured, each with its basis.
  private static func estimatedAlias(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    // San Francisco's text master gives ' , . : ; one advance; its quotes belong to that set.
    case 0x2018, 0x2019, 0x201B: 0x27
    case 0x201A: 0x2C
    // Inter's double quotes are 6 percent narrower than its ", San Francisco's " is the measure.
    case 0x201C, 0x201D, 0x201E: 0x22
    // In Inter the middle dot has the advance of the full stop.
    case 0xB7: 0x2E
    // San Francisco gives + < = > one advance; the other operators belong to that set.
    case 0xB1, 0xD7, 0xF7, 0x2212, 0x2248, 0x2260, 0x2264, 0x2265: 0x2B
    default: nil
    }
  }

  /// The one advance of the monospaced design for characters that take one cell.
  private static func monospaced(_ scalar: Unicode.Scalar) -> (text: Int32, display: Int32)? {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x58F, 0x1E00...0x1FFF,
      0x2000...0x200A, 0x2010...0x2027, 0x202F...0x205F, 0x20A0...0x20CF, 0x2100...0x23FF,
      0x2500...0x25FF:
      (monospacedAdvance * 125, monospacedAdvance * 125)
    default: nil
    }
  }
}
