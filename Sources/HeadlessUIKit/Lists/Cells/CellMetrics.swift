import DynamicType
import Foundation
import LayoutGeometry

/// The numbers of table cells for a generation of the system.
///
/// Those of iOS 26 were measured on an iPhone SE and an iPhone 16 (Vercantez/openuikit, iOS 26.1) at
/// Large, XXXL and AX2; between and beyond these three sizes lengths are interpolated by the size of
/// the body font, which is an estimate. Those before are what Interface Builder saved in documents
/// of Xcode 11 to 15.
struct CellMetrics {
  let traits: UITraitCollection
  let isModern: Bool
  let scale: Double

  init(_ traits: UITraitCollection) {
    self.traits = traits
    isModern = (traits.systemVersion?.major ?? 0) >= 26
    scale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  /// The height of the line between cells that a cell adds to its content; before iOS 26 the
  /// documents' content views are as high as their cells.
  var separator: Double { isModern ? 1 : 0 }

  /// The margins above and below the content.
  var verticalMargin: Double { isModern ? 15 : 11 }

  /// The height of a row whose content does not decide it.
  func height(forLabel label: Double) -> Double {
    if isModern {
      return max(
        PixelGrid.wholePoints.roundedUp(
          UIFontMetrics.default.scaledValue(for: 44, compatibleWith: traits)
        ),
        PixelGrid.wholePoints.roundedUp(label + 31)
      )
    }
    // 43.5 and 43.667: 44 without the line of a pixel. Larger text keeps the margins (estimate).
    return max(44, PixelGrid.wholePoints.roundedUp(label + 2 * verticalMargin)) - 1 / scale
  }

  /// The room above two labels, between them and below, without the line.
  func subtitleRoom(
    in style: UITableViewStyle
  ) -> (top: Double, between: Double, bottom: Double) {
    if isModern && style != .plain { return (15, 0, 15) }
    let top = bodyScaled(9, 11, 15)
    let between = bodyScaled(3, 4, 6)
    let bottom = isModern ? bodyScaled(10.5, 14, 19.5) : 10.5
    return isModern ? (top, between, bottom) : (9, 3, bottom)
  }

  /// The size of the chevron.
  var chevron: CGSize {
    CGSize(
      width: down(bodyScaled(10.5, 14, 20)),
      height: down(bodyScaled(14, 19.5, 28.5))
    )
  }

  /// The size of the check mark: measured at Large, beyond in the chevron's ratio (estimate).
  var checkmark: CGSize {
    let ratio = chevron.width / 10.5
    return scale == 3 && ratio < 1
      ? CGSize(width: 19, height: 17 + 1.0 / 3)
      : CGSize(width: down(19 * ratio), height: down(18 * ratio))
  }

  /// What an accessory takes of the cell's width, its margin aside.
  func width(of accessory: UITableViewCell.AccessoryType) -> Double {
    switch accessory {
    case .none: return 0
    case .disclosureIndicator: return chevronRoom
    case .checkmark: return isModern ? checkmark.width : buttonRoom
    case .detailButton: return buttonRoom
    // No document of this generation has one: the button, 8 points and the chevron (estimate).
    case .detailDisclosureButton: return buttonRoom + CellSpacing.accessory + chevronRoom
    }
  }

  /// What the round button takes of the width.
  var buttonRoom: Double { up(20.5 * growth) }

  /// How much wider accessories are than at Large, where the documents were saved; beyond it they
  /// grow as the chevron does (estimate).
  private var growth: Double { max(1, bodyScaled(10.5, 14, 20) / 10.5) }

  /// What the chevron takes of the width.
  ///
  /// Documents of Xcode 11 to 13 say 11 points, at three pixels a point 11.333; those of Xcode 14
  /// 8.5, since the chevron reaches into the margin; those of later ones the chevron's width, which
  /// is what iOS 26 was measured with too.
  private var chevronRoom: Double {
    let major = traits.systemVersion?.major ?? 0
    if major >= 17 { return chevron.width }
    if major >= 15 { return up(8.5 * growth) }
    return up((scale == 3 ? 11 + 1.0 / 3 : 11) * growth)
  }

  /// The y of a label in the middle of a height: rounded up, to pixels on iOS 26 (measured) and to
  /// points before (saved frames).
  func middle(_ length: Double, in height: Double) -> Double {
    let value = (height - length) / 2
    return isModern ? up(value) : PixelGrid.wholePoints.roundedUp(value)
  }

  /// The size of the control that deletes or inserts a row.
  var editingControl: CGSize {
    CGSize(width: bodyScaled(26, 34.5, 39), height: bodyScaled(26, 34.5, 38))
  }

  /// How far that control is from the leading edge, and how far it moves the content.
  var editingControlX: Double { bodyScaled(15, 14.5, 16) }
  var editingIndent: Double { bodyScaled(40, 47.5, 55) }

  /// The width of the control by which a row is moved.
  var reorderWidth: Double { bodyScaled(27, 36.5, 41) }

  /// A length by its measured values at Large, XXXL and AX2.
  private func bodyScaled(_ large: Double, _ xxxl: Double, _ ax2: Double) -> Double {
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
    let value =
      size <= 23
      ? large + (xxxl - large) * (size - 17) / 6 : xxxl + (ax2 - xxxl) * (size - 23) / 10
    return PixelGrid(scale: 2).rounded(value)
  }

  func up(_ value: Double) -> Double { PixelGrid(scale: scale).roundedUp(value) }

  func down(_ value: Double) -> Double { PixelGrid(scale: scale).roundedDown(value) }
}

/// The numbers of section headers and footers.
///
/// Plain 28, first grouped 55.5, after a footer without title 38: equal in saved documents and in
/// measurements of iOS 26; 38 below a large title, 45.5 after another footer, and the footer's lengths,
/// were measured.
struct HeaderMetrics {
  let cell: CellMetrics
  let style: UITableViewStyle

  /// The font of a title: what is measured on iOS 26 does not follow the text size.
  var headerFont: UIFont {
    if cell.isModern { return .systemFont(ofSize: 17, weight: .semibold) }
    let style: UIFont.TextStyle = self.style == .plain ? .headline : .footnote
    return .preferredFont(forTextStyle: style, compatibleWith: cell.traits)
  }

  var footerFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: cell.traits) }

  /// The height of a header with a title of a height.
  func headerHeight(title: Double, in place: HeaderPlace) -> Double {
    if style == .plain { return max(28, title + 7.5) }
    if place.isFirst && place.isBelowLargeTitle { return max(38, title + 17.5) }
    if place.isFirst { return cell.isModern ? 35 + title : max(55.5, 39.5 + title) }
    if place.followsUntitledFooter { return max(38, title + 17.5) }
    return cell.isModern ? 25 + title : max(38, title + 17.5)
  }

  /// The distance of a title from the bottom of its header.
  var titleBottom: Double { style == .plain ? 3.5 : 5.5 }

  /// The height of a header without title.
  func untitledHeader(isFirst: Bool) -> Double {
    style == .plain ? 0 : isFirst ? 35 : untitledFooter
  }

  /// The height of a footer without title, measured at two pixels a point.
  var untitledFooter: Double { style == .plain ? 0 : cell.up(17.5) }

  /// The room above and below the title of a footer.
  var footerRoom: (top: Double, bottom: Double) {
    (cell.down(7 + 2.0 / 3 + 1e-6), cell.down(6 + 2.0 / 3 + 1e-6))
  }
}
