import DynamicType

/// A stack of screens below a bar with a title and buttons.
///
/// The topmost screen is shown: the root, unless the path or a presented destination puts another on top.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: () -> [AnyHashable]

  private init(root: Root, path: @escaping () -> [AnyHashable]) {
    self.root = root
    self.path = path
  }
}

extension NavigationStack {
  /// Creates a stack that keeps its own path.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = { [] }
  }

  /// Creates a stack for a path with values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = { path.wrappedValue.elements }
  }

  /// Creates a stack with a path of values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = { path.wrappedValue.map { AnyHashable($0) } }
  }
}

extension NavigationStack: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension NavigationStack: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [NavigationItem.make(root: root.erased, path: path(), in: place)]
  }
}

/// A stack of screens; the name before ``NavigationStack``.
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a stack.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension NavigationView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [NavigationItem.make(root: FirstColumn(content: content).erased, path: [], in: place)]
  }
}

/// The first of several views: the others are columns beside it, which a phone shows after a selection.
private struct FirstColumn<Content: View>: View {
  typealias Body = Never
  let content: Content
}

extension FirstColumn: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { Array(place.items(of: content).prefix(1)) }
}

/// Columns beside each other; on a phone a stack.
///
/// The first column is shown, with its bar. The other columns are not, as on a phone at its start.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar
}

extension NavigationSplitView {
  /// Creates two columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.sidebar = sidebar() }

  /// Creates two columns of which some are visible.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { self.sidebar = sidebar() }

  /// Creates three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }

  /// Creates three columns of which some are visible.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
}

extension NavigationSplitView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension NavigationSplitView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    if place.environment.traits.horizontalSizeClass == .regular {
      place.environment.report(
        "NavigationSplitView is shown as on a phone: only its first column is drawn."
      )
    }
    return [NavigationItem.make(root: sidebar.erased, path: [], in: place)]
  }
}

/// The columns that are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// The columns that fit on the device.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All gestures.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A style of a navigation view; on a phone there is one.
public protocol NavigationViewStyle {}

/// A stack of screens.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

/// The default style: a stack of screens.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

/// Columns where they fit.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

/// Two columns where they fit.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the look.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A stack of screens.
  public static var stack: StackNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The look for the place.
  public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where they fit.
  public static var columns: ColumnNavigationViewStyle { .init() }
}

/// A style of columns; on a phone there is one.
public protocol NavigationSplitViewStyle {}

/// The look for the place.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the look.
  public init() {}
}

/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the look.
  public init() {}
}

/// A last column that keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the look.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The look for the place.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A last column that keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets the style of navigation views: on a phone there is one.
  nonisolated public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    self
  }

  /// Sets the style of columns: on a phone there is one.
  nonisolated public func navigationSplitViewStyle(
    _ style: some NavigationSplitViewStyle
  ) -> some View { self }

  /// Sets the width of a column, which a phone does not show.
  nonisolated public func navigationSplitViewColumnWidth(_ width: Double) -> some View { self }

  /// Sets the width of a column, which a phone does not show.
  nonisolated public func navigationSplitViewColumnWidth(
    min: Double? = nil,
    ideal: Double,
    max: Double? = nil
  ) -> some View { self }
}
