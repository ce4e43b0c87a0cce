import Foundation
import Snapshots

/// The backgrounds of cells, headers and footers; colors are those that UIKit's lists have by Apple's documentation.
extension UIBackgroundConfiguration {
  /// The background of a cell in a list, in the color of a plain one.
  public static func listCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { filled(.systemBackground) }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    filled(.secondarySystemGroupedBackground)
  }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The background of a cell in the list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { clear() }
  /// The background of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration { clear() }
  /// The background of a footer in a list.
  public static func listFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  private static func filled(_ color: UIColor) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    return configuration
  }

  /// The configuration for a state; the same, since selection is drawn by the cell.
  public func updated(for state: some UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// Draws the background of a cell.
  func describe(_ element: inout SnapshotElement, of view: UIView) {
    guard cornerRadius == 0, backgroundInsets == .zero, image == nil, strokeWidth == 0 else {
      element.drawings += drawings(in: view)
      return
    }
    // Without a shape of its own it has that of the cell: round in the first and last row of a group.
    let color = view.rgba(resolvedBackgroundColor(for: view.tintColor))
    guard color.alpha > 0 else { return }
    let outline = Outline.roundedRect(element.bounds, element.cornerRadii, element.cornerCurve)
    element.drawings.append(.fill(outline, .color(color)))
  }

  /// Puts the view of a configuration behind the content of a cell, in place of an earlier one.
  static func exchange(
    _ earlier: UIBackgroundConfiguration?,
    by later: UIBackgroundConfiguration?,
    in view: UIView
  ) {
    if earlier?.customView !== later?.customView { earlier?.customView?.removeFromSuperview() }
    guard let customView = later?.customView, customView.superview !== view else { return }
    view.insertSubview(customView, at: 0)
    customView.frame = view.bounds
    customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
