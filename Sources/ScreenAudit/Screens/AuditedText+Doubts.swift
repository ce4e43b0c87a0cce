import DynamicType
import Snapshots

extension AuditedText {
  /// Returns the reason why a text that needs more than it has may fit on a device: the font that
  /// stands in for its own may be wider.
  ///
  /// - Parameters:
  ///   - needed: what the text needs in points, across or, with its lines, along.
  ///   - given: what there is.
  /// - Returns: The reason; nil where the font is the text's own, or too wide in any case.
  func doubtOfWidth(_ needed: Double, in given: Double) -> String? {
    guard let font = content.fonts.max(by: { $0.widthError < $1.widthError }),
      font.widthError > 0, needed * (1 - font.widthError) <= given
    else { return nil }
    let share = font.widthError < 1 ? "by up to \(font.widthError.inPercent)" : "by any amount"
    return "the font \(font.name) is not installed, and widths may be off \(share)"
  }

  /// Returns the reason why a text that reaches too far across may not do so on a device.
  func doubtOfSharing(_ length: Double) -> String? {
    doubtOfWidth(ink.width, in: ink.width - length)
  }

  /// Returns the reason why a label of a cell's own style may have more than one line on a device.
  ///
  /// What Apple publishes says that standard cells let text wrap at larger sizes, beginning below
  /// their image ("Building Apps with Dynamic Type", WWDC17, sample code), and that they stack side by
  /// side labels; it does not say what becomes of labels of one line.
  func doubtOfStyle(in screen: AuditedScreen) -> String? {
    // Labels with these roles that no part of the system is are those of cells. A configuration says
    // itself how many lines it wants.
    guard screen.category.isAccessibilityCategory, content.numberOfLines == 1,
      content.role == .title || content.role == .subtitle, !element.isSystemPart,
      element.parent.map({ screen.elements[$0].role }) != .listContent
    else { return nil }
    return "cells of this style may let the text wrap at accessibility sizes"
  }
}
