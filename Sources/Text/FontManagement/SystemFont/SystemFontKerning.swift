/// San Francisco's kerning as far as it is known: Inter's pairs, corrected by rules.
///
/// Of San Francisco's own pairs few are known, which stand for themselves. Known are its sums over two strings at both masters
/// and all weights, which Inter's pairs are scaled to, and the widths of labels that Apple's
/// engine measured, which tell the pairs that San Francisco does not have.
/// `Documentation/LabelAccuracy.md` has the figures.
package struct SystemFontKerning: Sendable {
  private let capitals: (text: Int64, display: Int64)
  private let others: (text: Int64, display: Int64)

  /// Creates the kerning that belongs to advances.
  package init(_ advances: SystemFontAdvances) {
    // The sums grow evenly from regular to black; below regular none was measured.
    let share = Double(max(advances.position, 0)) / 16384
    func factor(_ sums: Sums) -> Int64 {
      Int64((1024 * sums.measured.value(at: share) / sums.inter.value(at: share)).rounded())
    }
    let (capitals, others) = (Self.capitalsSums, Self.othersSums)
    self.capitals = (factor(capitals.text), factor(capitals.display))
    self.others = (factor(others.text), factor(others.display))
  }

  /// The sum of San Francisco's pairs in a string, and that of Inter's.
  struct Sums {
    var measured: Sum
    var inter: Sum
  }

  /// A sum over the pairs of a string in 1/2048 em, at regular and at black.
  struct Sum {
    var regular: Double
    var black: Double

    init(_ regular: Double, _ black: Double) {
      self.regular = regular
      self.black = black
    }

    func value(at share: Double) -> Double { regular + (black - regular) * share }
  }

  /// Returns the kerning of a pair.
  ///
  /// - Parameters:
  ///   - kerning: Inter's kerning in em units; negative moves letters together.
  ///   - left: The first character of the left letter.
  ///   - right: The first character of the right letter.
  ///   - isDisplay: Whether Inter stands in for the display master.
  /// - Returns: The kerning in em units.
  package func corrected(
    _ kerning: Int32,
    between left: Unicode.Scalar,
    and right: Unicode.Scalar,
    isDisplay: Bool
  ) -> Int32 {
    if let measured = Self.measuredPair(left, right, isDisplay: isDisplay) { return measured }
    let (left, right) = (Letter(left), Letter(right))
    // No sum has room for pairs that move apart; labels show them after r alone.
    guard kerning < 0 else { return left.scalar == "r" ? kerning : 0 }
    if left.scalar == "F", right.isLowercase { return 0 }
    if left.scalar == "/" || right.scalar == "/" { return 0 }
    if left.isPoint, right.scalar == " " { return 0 }
    if left.isDigit || right.isDigit {
      return left.isPoint || right.isPoint ? kerning / 2 : kerning
    }
    let factors = left.isUppercase ? capitals : others
    let factor = isDisplay ? factors.display : factors.text
    return Int32(truncatingIfNeeded: (Int64(kerning) * factor) / 1024)
  }
}

/// A character as kerning sees it: a letter without its marks.
private struct Letter {
  let scalar: Unicode.Scalar

  init(_ scalar: Unicode.Scalar) {
    self.scalar =
      SystemFontAdvances.modelCharacter(for: scalar).map { Unicode.Scalar($0) } ?? scalar
  }

  var isUppercase: Bool { ("A"..."Z") ~= scalar }
  var isLowercase: Bool { ("a"..."z") ~= scalar }
  var isDigit: Bool { ("0"..."9") ~= scalar }
  var isPoint: Bool { scalar == "." || scalar == "," }
}
