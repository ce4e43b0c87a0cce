import DynamicType
import Foundation
import LayoutGeometry
import Snapshots
import SystemMetrics

/// The lengths of a list in points, from the tables of UIKit's lists.
///
/// Published pictures of lists of SwiftUI agree with them but for the margins: room of 11 and 15 above
/// and below a row, 35 between cards. The font of headers on iOS 26 is not known: UIKit's is 17 points,
/// semibold, and that is the headline style at Large.
struct ListMetrics {
  /// The look of a list.
  enum Style: Hashable {
    case plain, grouped, insetGrouped
  }

  /// The text of a header or a footer.
  struct Title {
    var font: Font
    var textCase: Text.Case?
    var color = Color.secondary
  }

  let style: Style
  private let traits: TraitCollection
  private var generation: SystemGeneration { traits.systemGeneration }

  init(_ traits: TraitCollection, _ style: Style) {
    self.traits = traits
    self.style = style
  }

  /// The distance of the cards of a list from its sides, and of the content from theirs.
  ///
  /// Published pictures of lists of cards, 390 points wide, have 20 before iOS 26 and 16 on it, where
  /// UIKit's tables of that width have 16 and 20. One of a regular width on iOS 26 has 20
  /// (StanfordSpezi/SpeziViews, listRow.ipad-regular).
  func side(forWidth width: Double) -> Double {
    if style == .insetGrouped {
      return traits.horizontalSizeClass == .regular ? 20 : ListMetrics.cardSide[generation]
    }
    return LayoutMargins.cellSide(
      forWidth: width,
      idiom: traits.userInterfaceIdiom,
      systemVersion: generation.version
    )
  }

  private static let cardSide = ValueByVersion<Double>([(9, 20), (26, 16)])

  /// The room above and below the content of a row.
  var verticalMargin: Double { CellSizes.verticalMargin[generation] }

  /// The height of a row that its content does not fill: that of UIKit's rows with the line, in whole
  /// points.
  func leastHeight(line: Double) -> Double {
    let wanted = max(CellSizes.minimumHeight[generation], line + 2 * verticalMargin + thickness)
    return PixelGrid.wholePoints.roundedUp(wanted)
  }

  private var thickness: Double { CellSizes.line[generation] }

  /// The thickness of the line between two rows.
  var separator: Double {
    thickness > 0 ? thickness : 1 / max(1, traits.displayScale)
  }

  /// Whether the line ends at the content's trailing edge and not at the card's.
  var insetsSeparatorsOnBothSides: Bool { thickness > 0 }

  /// The radius of the corners of a card.
  var cornerRadius: Double { CellSizes.groupCornerRadius[generation] }

  /// The curve of the corners of a card.
  ///
  /// The edges of the pictures of StanfordSpezi/SpeziViews run along a circle on iOS 26 (listRow.iphone-XA3 and
  /// ipad-XA3), and before along a longer curve. A row of one line has half circles at its ends.
  var cornerCurve: CornerCurve { ListMetrics.cardCurve[generation] }

  private static let cardCurve = ValueByVersion<CornerCurve>([(9, .continuous), (26, .circular)])

  /// The header's text.
  var header: Title {
    if style == .plain || HeaderSizes.titleIsHeadline[generation] {
      return Title(font: .headline, textCase: nil)
    }
    return Title(
      font: .footnote,
      textCase: HeaderSizes.titlesAreUppercase[generation] ? .uppercase : nil
    )
  }

  /// The text of a header with increased prominence.
  ///
  /// It has an emphasized style of titles, the color of labels, and its letters as they are. No published
  /// picture of iOS was found to measure it, so a diagnostic says that its size is not compared.
  var prominentHeader: Title {
    Title(font: .title3.bold(), textCase: nil, color: .primary)
  }

  /// The footer's text.
  var footer: Title { Title(font: .footnote, textCase: nil) }

  /// The height of a header with a title of a height.
  func headerHeight(title: Double, isFirst: Bool, followsFooter: Bool) -> Double {
    if isFirst, style == .insetGrouped, let room = ListMetrics.firstHeaderRoom[generation] {
      return title + room
    }
    let (least, room) =
      if style == .plain {
        (HeaderSizes.minimumPlainHeight, HeaderSizes.plainRoom)
      } else if isFirst {
        (HeaderSizes.minimumFirstHeight, HeaderSizes.firstRoom)
      } else if followsFooter {
        (HeaderSizes.minimumLaterHeight, HeaderSizes.laterRoom)
      } else {
        (HeaderSizes.minimumCompactHeight, HeaderSizes.compactRoom)
      }
    return max(least[generation], title + room[generation])
  }

  /// The height of the first header of a list of cards that its title does not fill; nil for UIKit's.
  ///
  /// A picture of StanfordSpezi/SpeziViews that iOS 26 drew has 39.33 for a line of 19.33 points
  /// (optionSetPicker.option-picker-inline).
  private static let firstHeaderRoom = ValueByVersion<Double?>([(9, nil), (26, 20)])

  /// The distance of a title from the bottom of its header in a list of cards; nil for UIKit's.
  ///
  /// Measured in the same picture. Other pictures of iOS 26 have 11 points from the descenders to the card.
  private static let cardTitleBottom = ValueByVersion<Double?>([(9, nil), (26, 31.0 / 3)])

  /// The distance of a title from the bottom of its header.
  var titleBottom: Double {
    if style == .insetGrouped, let bottom = ListMetrics.cardTitleBottom[generation] {
      return bottom
    }
    return (style == .plain ? HeaderSizes.plainTitleBottom : HeaderSizes.titleBottom)[generation]
  }

  /// The room above the rows of a section without header.
  func untitledHeader(isFirst: Bool) -> Double {
    if style == .plain { return 0 }
    return isFirst ? HeaderSizes.untitledFirstHeight[generation] : untitledFooter
  }

  /// The room below the rows of a section without footer.
  var untitledFooter: Double {
    style == .plain ? 0 : HeaderSizes.untitledFooterHeight[generation]
  }

  /// The room above and below a footer.
  var footerRoom: (top: Double, bottom: Double) {
    (HeaderSizes.footerTop[generation], HeaderSizes.footerBottom[generation])
  }
}

extension EnvironmentValues {
  private enum ListKey: EnvironmentKey {
    static var defaultValue: ListMetrics.Style? { nil }
  }

  /// The look of the list in which the view is a row; nil outside lists.
  var list: ListMetrics.Style? {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
