import DynamicType
import Foundation
import SystemMetrics

/// The lengths of section headers and footers under their traits, in points.
struct HeaderMetrics {
  let cell: CellMetrics
  let style: UITableViewStyle

  private var generation: SystemGeneration { cell.generation }
  private var ends: ListEnds { ListEnds(isPlain: style == .plain, generation: generation) }

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
  var titlesAreUppercase: Bool { ends.titlesAreUppercase }

  /// Whether the first header is lower below a large title.
  var isCompactBelowLargeTitle: Bool { HeaderSizes.isCompactBelowLargeTitle[generation] }

  /// Returns the height of a header whose title has a height.
  func headerHeight(title: Double, in place: HeaderPlace) -> Double {
    let first: ListEnds.HeaderPlace = place.isBelowLargeTitle ? .firstBelowLargeTitle : .first
    let later: ListEnds.HeaderPlace = place.followsUntitledFooter ? .afterUntitledFooter : .later
    return ends.headerHeight(title: title, at: place.isFirst ? first : later)
  }

  /// The distance of a title from the bottom of its header.
  var titleBottom: Double { ends.titleBottom }

  /// Returns the height of a header without title.
  func untitledHeader(isFirst: Bool) -> Double {
    isFirst ? ends.untitledHeader(isFirst: true) : untitledFooter
  }

  /// The height of a footer without title.
  var untitledFooter: Double { cell.up(ends.untitledFooter) }

  /// The space above and below the title of a footer.
  var footerRoom: (top: Double, bottom: Double) {
    (cell.down(ends.footerRoom.top), cell.down(ends.footerRoom.bottom))
  }
}
