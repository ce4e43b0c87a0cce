import DynamicType
import Foundation
import SystemMetrics

extension UINavigationBar {
  /// The lengths of the bar under its traits.
  var metrics: NavigationBarMetrics {
    NavigationBarMetrics(traitCollection, isInSheet: barOwner?.isInSheet ?? false)
  }

  /// Whether the title of the topmost item is large.
  ///
  /// An item that leaves the choice open follows the item below it; the first one is large.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isSearching, let items, !items.isEmpty else { return false }
    if metrics.style == .classic && metrics.rowHeight < 44 { return false }
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of the bar in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    let metrics = self.metrics
    if isSearching { return searchHeight }
    var height = metrics.rowHeight
    if topItem?.prompt != nil { height += metrics.promptHeight }
    height += largeTitleHeight + searchHeight
    return height
  }

  /// Whether only the search bar is shown: measured on iOS 26.1, the bar of an active search is as
  /// high as the search bar.
  var isSearching: Bool {
    guard let search = topItem?.searchBarOwner else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height that a large title adds.
  var largeTitleHeight: CGFloat {
    guard showsLargeTitle else { return 0 }
    return metrics.largeTitleHeight(
      BarFonts.largeTitle(traitCollection),
      displayScale: pixelScale
    )
  }

  /// The height that the search bar of the topmost item adds.
  var searchHeight: CGFloat {
    topItem?.searchBarOwner == nil
      ? 0 : SearchBarMetrics(traitCollection).heightInNavigationBar
  }
}
