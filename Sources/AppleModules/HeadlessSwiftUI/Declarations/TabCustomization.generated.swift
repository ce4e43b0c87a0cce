// Written by Scripts/generate-tables from Reference/swiftui/declarations/TabCustomization.tsv. Do not edit.
// swift-format-ignore-file

/// Whether a person can move a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: TabCustomizationBehavior = TabCustomizationBehavior(name: "automatic")
  /// A person can move it.
  public nonisolated static let reorderable: TabCustomizationBehavior = TabCustomizationBehavior(name: "reorderable")
  /// It stays.
  public nonisolated static let disabled: TabCustomizationBehavior = TabCustomizationBehavior(name: "disabled")
}

/// The place of tabs that can be in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: AdaptableTabBarPlacement = AdaptableTabBarPlacement(name: "automatic")
  /// The bar.
  public nonisolated static let tabBar: AdaptableTabBarPlacement = AdaptableTabBarPlacement(name: "tabBar")
  /// The sidebar.
  public nonisolated static let sidebar: AdaptableTabBarPlacement = AdaptableTabBarPlacement(name: "sidebar")
}

/// The toolbar of a part of a screen.
public struct ContentToolbarPlacement: Sendable {
  /// The name of the value.
  let name: String
  /// That of the sidebar of tabs.
  public nonisolated static let tabBarSidebar: ContentToolbarPlacement = ContentToolbarPlacement(name: "tabBarSidebar")
}

/// The event that activates the field of a tab for searching.
public struct TabSearchActivation: Sendable {
  /// As the system chooses.
  public nonisolated static var automatic: TabSearchActivation { TabSearchActivation() }
  /// The choice of the tab.
  public nonisolated static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

extension View {
  /// Lets people arrange the tabs.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Names the tab for the person's arrangement.
  public nonisolated func customizationID(_ id: String) -> some View { self }
  /// Sets whether a person can move the tab.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// Shows or hides the tab at first.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> some View { self }
  /// Sets the place of tabs that can be in a sidebar.
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
  /// Adds a view above the sidebar of tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Adds a view at the end of the sidebar of tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Adds a view below the sidebar of tabs.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Sets the event that activates the field of the tab for searching.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }
  /// Adds views to the toolbar of a sidebar.
  public nonisolated func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}
