import DynamicType
import Snapshots

extension AuditedText {
  /// Returns the reason why a text that needs more space than it has may fit on a device: the substitute font
  /// may be wider than its own.
  ///
  /// - Parameters:
  ///   - needed: The length that the text needs in points, horizontally or, with its lines, vertically.
  ///   - given: The available length.
  /// - Returns: The reason; `nil` if the font is the text's own, or if it would be too wide anyway.
  func doubtOfWidth(_ needed: Double, in given: Double) -> String? {
    guard let font = content.fonts.max(by: { $0.widthError < $1.widthError }),
      font.widthError > 0, needed * (1 - font.widthError) <= given
    else { return doubtOfJapanese(needed, in: given) }
    let share = font.widthError < 1 ? "by up to \(font.widthError.inPercent)" : "by any amount"
    return "the font \(font.name) stands in for one that is not installed, and widths may be off "
      + share
  }

  /// Returns the reason why Japanese text in the system font may fit on a device.
  ///
  /// How much smaller than Latin the system sets it is known only from reports, which differ by up to 2.3
  /// percent (`Reference/scripts.json`).
  private func doubtOfJapanese(_ needed: Double, in given: Double) -> String? {
    guard needed * (1 - 0.023) <= given, content.fonts.contains(where: { $0.name.hasPrefix(".") }),
      content.string.unicodeScalars.contains(where: \.isJapanese)
    else { return nil }
    return
      "the size of Japanese in the system font is an estimate, and widths may be off by up to 2.3 %"
  }

  /// Returns the reason why a text that is too wide may fit on a device.
  func doubtOfSharing(_ length: Double) -> String? {
    doubtOfWidth(ink.width, in: ink.width - length)
  }

  /// Returns the reason why a label of a cell style may have more than one line on a device.
  ///
  /// Apple's material says that standard cells let text wrap at larger sizes, beginning below their image
  /// ("Building Apps with Dynamic Type", WWDC17, sample code), and that they stack labels that are side by
  /// side; it does not say what happens to labels with one line.
  func doubtOfStyle(in screen: AuditedScreen) -> String? {
    // Labels with these roles outside system parts belong to cells. A configuration sets its own number of
    // lines.
    guard screen.category.isAccessibilityCategory, content.numberOfLines == 1,
      content.role == .title || content.role == .subtitle, !element.isSystemPart,
      element.parent.map({ screen.elements[$0].role }) != .listContent
    else { return nil }
    return "cells of this style may let the text wrap at accessibility sizes"
  }
}

extension Unicode.Scalar {
  /// Whether the character is kana or one that Japanese shares with Chinese.
  fileprivate var isJapanese: Bool {
    (0x3040...0x30FF).contains(value) || (0x4E00...0x9FFF).contains(value)
  }
}
