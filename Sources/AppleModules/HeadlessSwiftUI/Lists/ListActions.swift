public import Foundation

/// Content whose rows a person can change.
public protocol DynamicViewContent: View {
  /// The elements.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Removes rows, which a still screen does not.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent { self }

  /// Moves rows, which a still screen does not.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent { self }
}

extension View {
  /// Prevents a row from being deleted, which a still screen does not show.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Prevents a row from being moved, which a still screen does not show.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Adds swipe actions to a row, which a still screen does not show.
  nonisolated public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { self }

  /// Shows or hides the background of lists and forms in the view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesListBackground, visibility == .hidden)
  }

  /// Sets the color of the lines between rows.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      MessageModifier(
        message: color == nil ? nil : "listRowSeparatorTint: lines have the color of the system."
      )
    )
  }

  /// Shows or hides the lines at the ends of a section, which cards do not have.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      MessageModifier(
        message: visibility == .automatic
          ? nil : "listSectionSeparator: lines of sections are those of the system."
      )
    )
  }

  /// Sets the prominence of section titles, which the style determines here.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Adds margins around the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { safeAreaPadding(edges, length) }

  /// Adds margins around the content of scroll views, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { safeAreaPadding(.all, length) }

  /// Sets the style of forms in the view: columns are drawn as rows in cards, and reported.
  nonisolated public func formStyle(_ style: some FormStyle) -> some View {
    let isDrawn = !(style is ColumnsFormStyle)
    return modifier(
      MessageModifier(message: isDrawn ? nil : "formStyle(.columns): the form has rows in cards.")
    )
  }
}

/// The weight of a title.
public enum Prominence: Hashable, Sendable {
  case standard, increased
}

/// The part of a container to which margins apply.
public struct ContentMarginPlacement: Sendable {
  /// As the system chooses.
  public static let automatic = ContentMarginPlacement()
  /// The content.
  public static let scrollContent = ContentMarginPlacement()
  /// The bars of scrolling.
  public static let scrollIndicators = ContentMarginPlacement()
}

/// A look of a form.
public protocol FormStyle {}

/// The default style: rows in cards.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// Rows in cards.
public struct GroupedFormStyle: FormStyle {
  /// Creates the look.
  nonisolated public init() {}
}

/// Labels and controls in columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the look.
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The look for the place.
  nonisolated public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Rows in cards.
  nonisolated public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in columns.
  nonisolated public static var columns: ColumnsFormStyle { .init() }
}

extension EnvironmentValues {
  private enum ListBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private enum ProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
  }

  /// Whether lists draw no background.
  var hidesListBackground: Bool {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }

  /// The weight of the titles of sections.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
}
