import HeadlessUIKit

/// Several screens, one of which is selected with a bar at the bottom.
///
/// The selected screen is shown, by default the first.
public struct TabView<SelectionValue: Hashable, Content> {
  let selection: AnyHashable?
  let content: Content
}

extension TabView: View where Content: View {
  /// Creates tabs of which one is chosen.
  nonisolated public init(
    selection: Binding<SelectionValue>?,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }

  /// A primitive view has no body.
  public typealias Body = Never
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates tabs, of which the first is shown.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: PrimitiveView where Content: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    if place.environment.showsPages {
      return [PagesItem(place.items(of: content), selection, place.environment)]
    }
    var inner = place
    inner.environment = place.node.derivedEnvironment(from: place.environment) {
      $0.isInTabs = true
    }
    return [TabsItem(inner.items(of: content), selection, place.environment)]
  }
}

/// One screen of a ``TabView`` with its title and its symbol.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let content: Content
  let label: Label
  let role: TabRole?
}

extension Tab: View where Content: View, Label: View {
  /// The screen with its title and its symbol.
  public var body: some View {
    content
      .modifier(TabItemModifier(label: label.erased, isSearch: role == .search))
      .modifier(TagModifier(tag: value))
  }
}

extension Tab where Content: View, Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a screen with a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    self.role = role
  }

  /// Creates a screen for a value with a title and a system symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.value = AnyHashable(value)
    self.content = content()
    label = HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    self.role = role
  }

  /// Creates a screen with a title and an image from the program.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    value = nil
    self.content = content()
    label = HeadlessSwiftUI.Label(titleKey, image: image)
    self.role = role
  }

  /// Creates a screen for a value with a title and an image from the program.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.value = AnyHashable(value)
    self.content = content()
    label = HeadlessSwiftUI.Label(titleKey, image: image)
    self.role = role
  }
}

extension Tab where Content: View, Label: View {
  /// Creates a screen for a value with a custom label.
  nonisolated public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.value = AnyHashable(value)
    self.content = content()
    self.label = label()
    self.role = role
  }

  /// Creates a screen with a custom label.
  nonisolated public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
    self.role = role
  }
}

extension Tab
where Content: View, Value: Hashable, Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a screen for a value with the title and the symbol of its role.
  nonisolated public init(
    value: Value,
    role: TabRole,
    @ViewBuilder content: () -> Content
  ) {
    self.value = AnyHashable(value)
    self.content = content()
    label = HeadlessSwiftUI.Label("Search", systemImage: "magnifyingglass")
    self.role = role
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab for searching.
  public static let search = TabRole(name: "search")
}

/// A group of tabs; on a phone they are ordinary tabs.
public struct TabSection<Content: View> {
  let content: Content

  /// Creates a group of tabs with a title, which a phone does not show.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }

  /// Creates a group of tabs.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension TabSection: View {
  /// The tabs.
  public var body: some View { content }
}

/// A look of tabs.
public protocol TabViewStyle {
  /// Whether the tabs are pages without a bar.
  var showsPages: Bool { get }
}

extension TabViewStyle {
  /// The tabs have a bar.
  public var showsPages: Bool { false }
}

/// The default style: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// Pages side by side with dots below them.
public struct PageTabViewStyle: TabViewStyle {
  let indexDisplayMode: IndexDisplayMode

  /// Creates the look.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }

  /// The tabs are pages.
  public var showsPages: Bool { true }
}

/// A sidebar where it fits; on a phone a bar at the bottom.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The look for the place.
  nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages side by side.
  nonisolated public static var page: PageTabViewStyle { .init() }

  /// Pages side by side.
  nonisolated public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar where it fits.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension EnvironmentValues {
  private enum PagesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether tabs are pages.
  var showsPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of tabs in the view.
  nonisolated public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    modifier(
      EnvironmentModifier {
        $0.showsPages = style.showsPages
        $0.pageIndex.display = (style as? PageTabViewStyle)?.indexDisplayMode ?? .automatic
      }
    )
  }

  /// Sets the place of a tab in a sidebar, which a phone does not show.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some View { self }

  /// Sets when the tab bar shrinks while content scrolls, which a still screen does not show.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View { self }
}

/// The place of a tab in a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, where it stays.
  public static let pinned = TabPlacement(name: "pinned")
  /// Only in the sidebar.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The condition under which the tab bar shrinks.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}
