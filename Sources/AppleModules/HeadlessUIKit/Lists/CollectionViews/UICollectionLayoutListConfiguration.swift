public import Foundation

/// The look of a list in a collection.
public struct UICollectionLayoutListConfiguration {
  /// The appearances, which are those of tables; sidebar appearances look like plain ones here.
  public enum Appearance: Int, Hashable, Sendable, CaseIterable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The kind of header of a section.
  public enum HeaderMode: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A view that the data source provides.
    case supplementary
    /// The section's first item.
    case firstItemInSection
  }

  /// The kind of footer of a section.
  public enum FooterMode: Int, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A view that the data source provides.
    case supplementary
  }

  /// The look.
  public let appearance: Appearance
  /// Whether lines are between the rows.
  public var showsSeparators = true
  /// The color behind the rows; `nil` for that of the appearance.
  public var backgroundColor: UIColor?
  /// The kind of header for all sections.
  public var headerMode = HeaderMode.none
  /// The kind of footer for all sections.
  public var footerMode = FooterMode.none
  /// The space above headers in points; `nil` for none.
  public var headerTopPadding: CGFloat?
  /// The function that gives the actions at the leading side of an item; they are shown when a person swipes.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The function that gives the actions at the trailing side of an item; they are shown when a person swipes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// A function that gives the swipe actions of an item.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Creates the configuration of a look.
  public init(appearance: Appearance) { self.appearance = appearance }

  /// The table style that looks the same.
  var tableStyle: UITableView.Style {
    switch appearance {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
