import DynamicType
import Foundation
import SystemMetrics

/// The lengths of section headers and footers in an environment, in points.
struct HeaderMetrics {
  let cell: CellMetrics
  let style: UITableViewStyle

  private var generation: SystemGeneration { cell.generation }

  /// The font of a title.
  var headerFont: UIFont {
    if HeaderSizes.titleIsHeadline[generation] {
      return .preferredFont(forTextStyle: .headline, compatibleWith: applicationTraits)
    }
    let style: UIFont.TextStyle = self.style == .plain ? .headline : .footnote
    return .preferredFont(forTextStyle: style, compatibleWith: cell.traits)
  }

  var footerFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: cell.traits) }

  private var applicationTraits: UITraitCollection {
    let application = UITraitCollection.fallback.merging(
      TraitEnvironment.application.traitCollection
    )
    var traits = cell.traits
    traits.preferredContentSizeCategory = application.preferredContentSizeCategory
    return traits
  }

  /// Whether titles are in capitals.
  var titlesAreUppercase: Bool { style != .plain && HeaderSizes.titlesAreUppercase[generation] }

  /// Whether the first header is lower below a large title.
  var isCompactBelowLargeTitle: Bool { HeaderSizes.isCompactBelowLargeTitle[generation] }

  /// Returns the height of a header with a title of a height.
  func headerHeight(title: Double, in place: HeaderPlace) -> Double {
    let sizes =
      if style == .plain {
        (HeaderSizes.minimumPlainHeight, HeaderSizes.plainRoom)
      } else if place.isFirst ? place.isBelowLargeTitle : place.followsUntitledFooter {
        (HeaderSizes.minimumCompactHeight, HeaderSizes.compactRoom)
      } else if place.isFirst {
        (HeaderSizes.minimumFirstHeight, HeaderSizes.firstRoom)
      } else {
        (HeaderSizes.minimumLaterHeight, HeaderSizes.laterRoom)
      }
    return max(sizes.0[generation], title + sizes.1[generation])
  }

  /// The distance of a title from the bottom of its header.
  var titleBottom: Double {
    (style == .plain ? HeaderSizes.plainTitleBottom : HeaderSizes.titleBottom)[generation]
  }

  /// Returns the height of a header without title.
  func untitledHeader(isFirst: Bool) -> Double {
    if style == .plain { return 0 }
    return isFirst ? HeaderSizes.untitledFirstHeight[generation] : untitledFooter
  }

  /// The height of a footer without title.
  var untitledFooter: Double {
    style == .plain ? 0 : cell.up(HeaderSizes.untitledFooterHeight[generation])
  }

  /// The space above and below the title of a footer.
  var footerRoom: (top: Double, bottom: Double) {
    (cell.down(HeaderSizes.footerTop[generation]), cell.down(HeaderSizes.footerBottom[generation]))
  }
}
