/// Scrolling rows, in sections.
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
}

extension List: View where Content: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension List where SelectionValue == Never, Content: View {
  /// Creates a list of views and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list with a row for each identifiable element.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element that a property identifies.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List where Content: View {
  /// Creates a list of views and sections, of which one can be selected.
  nonisolated public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a list of views and sections, of which several are chosen.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a list of a row for each element that identifies itself, of which several are chosen.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<Data, Data.Element.ID, RowContent>
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list of a row for each element that a property identifies, of which several are chosen.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

extension List: PrimitiveView where Content: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ListItem.make(of: content, in: place, className: "List")]
  }
}

/// Scrolling rows of controls, in sections.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A primitive view has no body.
  public typealias Body = Never
}

extension Form: PrimitiveView where Content: View {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ListItem.make(of: content, in: place, className: "Form")]
  }
}

/// The look of a list.
public protocol ListStyle: Sendable {
  /// The kind of the style, known to the lists of this module.
  var kind: ListStyleKind { get }
}

/// The kinds of the look of a list.
public enum ListStyleKind: Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar

  var style: ListMetrics.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped, .sidebar: .insetGrouped
    }
  }
}

/// Rows over the full width.
public struct PlainListStyle: ListStyle {
  /// Creates the look.
  public init() {}
  /// Rows over the full width.
  public var kind: ListStyleKind { .plain }
}

/// Groups over the full width.
public struct GroupedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
  /// Groups over the full width.
  public var kind: ListStyleKind { .grouped }
}

/// Groups as cards.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the look.
  public init() {}
  /// Groups as cards.
  public var kind: ListStyleKind { .insetGrouped }
}

/// Groups as cards with prominent titles, as in a sidebar that fills a phone.
public struct SidebarListStyle: ListStyle {
  /// Creates the look.
  public init() {}
  /// Groups as cards with prominent titles.
  public var kind: ListStyleKind { .sidebar }
}

/// The default style of a list: groups as cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the look.
  public init() {}
  /// Groups as cards.
  public var kind: ListStyleKind { .insetGrouped }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows over the full width.
  public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Groups over the full width.
  public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups as cards.
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Groups as cards with prominent titles, as in a sidebar that fills a phone.
  public static var sidebar: SidebarListStyle { .init() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The look of a list for its place.
  public static var automatic: DefaultListStyle { .init() }
}

extension EnvironmentValues {
  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: ListStyleKind { .insetGrouped }
  }

  /// The look of lists in the view.
  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of lists in the view.
  nonisolated public func listStyle(_ style: some ListStyle) -> some View {
    modifier(
      EnvironmentModifier {
        $0.listStyle = style.kind
        if style.kind == .sidebar { $0.headerProminence = .increased }
      }
    )
  }
}
