/// The place of a field for searching.
public struct SearchFieldPlacement: Sendable {
  enum Kind { case automatic, drawer, sidebar, toolbar }
  let kind: Kind

  /// As the system chooses.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the top bar.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)

  /// The condition under which the search field in the top bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// While content is pulled down.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// In the top bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}
