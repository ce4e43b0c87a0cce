import Foundation

/// A layout item with a bar at its top, which may have tabs in the middle of its row.
protocol ItemWithBar: LayoutItem {
  /// The width of the tabs in points; 0 for none.
  var widthOfTabs: CGFloat { get set }
}

extension LayoutItem {
  /// The item with a bar that fills this one; `nil` for other content.
  var itemWithBar: (any ItemWithBar)? {
    if let item = self as? any ItemWithBar { return item }
    return parts.count == 1 ? parts[0].itemWithBar : nil
  }
}
