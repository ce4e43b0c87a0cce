package import DynamicType

/// The rules for headers and footers of the sections of a list, in points, not yet on pixels.
///
/// UIKit's tables, its lists in collections and SwiftUI's lists follow them.
package struct ListEnds {
  /// Where a header with a title stands.
  package enum HeaderPlace {
    /// At the top of the list.
    case first
    /// At the top of the list, below a large title.
    case firstBelowLargeTitle
    /// Below a footer without a title.
    case afterUntitledFooter
    /// Below a footer with a title.
    case later
  }

  private let isPlain: Bool
  private let generation: SystemGeneration

  /// Rules for a list, plain or in groups.
  package init(isPlain: Bool, generation: SystemGeneration) {
    self.isPlain = isPlain
    self.generation = generation
  }

  /// Whether titles of headers are in the headline style, else in that of footnotes.
  package var hasHeadline: Bool { isPlain || HeaderSizes.titleIsHeadline[generation] }

  /// Whether titles of headers are in capitals.
  package var titlesAreUppercase: Bool {
    !isPlain && HeaderSizes.titlesAreUppercase[generation]
  }

  /// Returns the height of a header with a title of a height.
  package func headerHeight(title: Double, at place: HeaderPlace) -> Double {
    let (least, room) =
      if isPlain {
        (HeaderSizes.minimumPlainHeight, HeaderSizes.plainRoom)
      } else {
        switch place {
        case .first: (HeaderSizes.minimumFirstHeight, HeaderSizes.firstRoom)
        case .firstBelowLargeTitle, .afterUntitledFooter:
          (HeaderSizes.minimumCompactHeight, HeaderSizes.compactRoom)
        case .later: (HeaderSizes.minimumLaterHeight, HeaderSizes.laterRoom)
        }
      }
    return max(least[generation], title + room[generation])
  }

  /// The distance of a title from the bottom of its header.
  package var titleBottom: Double {
    (isPlain ? HeaderSizes.plainTitleBottom : HeaderSizes.titleBottom)[generation]
  }

  /// Returns the height of a header without a title.
  package func untitledHeader(isFirst: Bool) -> Double {
    if isPlain { return 0 }
    return isFirst ? HeaderSizes.untitledFirstHeight[generation] : untitledFooter
  }

  /// The height of a footer without a title.
  package var untitledFooter: Double {
    isPlain ? 0 : HeaderSizes.untitledFooterHeight[generation]
  }

  /// The space above and below the title of a footer.
  package var footerRoom: (top: Double, bottom: Double) {
    (HeaderSizes.footerTop[generation], HeaderSizes.footerBottom[generation])
  }
}
