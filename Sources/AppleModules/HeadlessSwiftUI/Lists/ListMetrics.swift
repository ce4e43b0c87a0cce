import DynamicType
import Foundation
import LayoutGeometry
import Snapshots
import SystemMetrics

/// The lengths of a list in points, from the tables of UIKit's lists.
///
/// Published pictures of SwiftUI lists agree with them except for `CardListSizes`: margins of 11 and 15 above
/// and below a row, 35 between cards. The font of headers on iOS 26 is not known: UIKit's is 17 points,
/// semibold, which is the headline style at Large.
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

  /// The distance of a list's cards from its sides, and of the content from the sides of the cards.
  func side(forWidth width: Double) -> Double {
    if style == .insetGrouped {
      let isRegular = traits.horizontalSizeClass == .regular
      return (isRegular ? CardListSizes.regularSide : CardListSizes.side)[generation]
    }
    return LayoutMargins.cellSide(
      forWidth: width,
      idiom: traits.userInterfaceIdiom,
      systemVersion: generation.version
    )
  }

  /// The margin above and below the content of a row.
  var verticalMargin: Double { CellSizes.verticalMargin[generation] }

  /// The height of a row with little content: that of UIKit's rows with the line, in whole points.
  func leastHeight(line: Double) -> Double {
    let wanted = max(CellSizes.minimumHeight[generation], line + 2 * verticalMargin + thickness)
    return PixelGrid.wholePoints.roundedUp(wanted)
  }

  private var thickness: Double { CellSizes.line[generation] }

  /// The thickness of the line between two rows.
  var separator: Double {
    thickness > 0 ? thickness : 1 / max(1, traits.displayScale)
  }

  /// Whether the line ends at the content's trailing edge instead of the card's.
  var insetsSeparatorsOnBothSides: Bool { thickness > 0 }

  /// The radius of the corners of a card.
  var cornerRadius: Double { CellSizes.groupCornerRadius[generation] }

  /// The curve of the corners of a card.
  var cornerCurve: CornerCurve {
    CardListSizes.hasCircularCorners[generation] ? .circular : .continuous
  }

  private var ends: ListEnds { ListEnds(isPlain: style == .plain, generation: generation) }

  /// The header's text.
  var header: Title {
    Title(
      font: ends.hasHeadline ? .headline : .footnote,
      textCase: ends.titlesAreUppercase ? .uppercase : nil
    )
  }

  /// The text of a header with increased prominence.
  ///
  /// It has an emphasized title style, the color of labels, and letters without a case change. No published
  /// picture of iOS was found to measure it, so a diagnostic reports that its size is not verified.
  var prominentHeader: Title {
    Title(font: .title3.bold(), textCase: nil, color: .primary)
  }

  /// The footer's text.
  var footer: Title { Title(font: .footnote, textCase: nil) }

  /// The height of a header whose title has a height.
  func headerHeight(title: Double, isFirst: Bool, followsFooter: Bool) -> Double {
    if isFirst, style == .insetGrouped, let room = CardListSizes.firstHeaderRoom[generation] {
      return title + room
    }
    let place: ListEnds.HeaderPlace =
      isFirst ? .first : followsFooter ? .later : .afterUntitledFooter
    return ends.headerHeight(title: title, at: place)
  }

  /// The distance of a title from the bottom of its header.
  var titleBottom: Double {
    if style == .insetGrouped, let bottom = CardListSizes.titleBottom[generation] {
      return bottom
    }
    return ends.titleBottom
  }

  /// The space above the rows of a section without a header.
  func untitledHeader(isFirst: Bool) -> Double { ends.untitledHeader(isFirst: isFirst) }

  /// The space below the rows of a section without a footer.
  var untitledFooter: Double { ends.untitledFooter }

  /// The space above and below a footer.
  var footerRoom: (top: Double, bottom: Double) { ends.footerRoom }
}

extension EnvironmentValues {
  private enum ListKey: EnvironmentKey {
    static var defaultValue: ListMetrics.Style? { nil }
  }

  /// The style of the list in which the view is a row; `nil` outside lists.
  var list: ListMetrics.Style? {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
