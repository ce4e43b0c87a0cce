/// The color of the symbols of rows of a list.
public struct ListItemTint: Sendable {
  let color: Color

  /// A color that the list style does not change.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that the list style may change, which the styles of this module do not.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The color of text.
  public static let monochrome = ListItemTint(color: .primary)
}

extension EnvironmentValues {
  private enum ColumnsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether labels have a column for their icons: in rows, but not in headers and not in buttons with a
  /// background.
  var hasIconColumns: Bool {
    get { self[ColumnsKey.self] }
    set { self[ColumnsKey.self] = newValue }
  }

  private enum SymbolsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }

  /// Whether the icons of labels have the tint: in rows, but not in headers.
  var tintsSymbols: Bool {
    get { self[SymbolsKey.self] }
    set { self[SymbolsKey.self] = newValue }
  }

  /// The color of the symbols in rows; `nil` for the tint.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the color of the symbols of rows.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the color of the symbols of rows.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint?.color)
  }
}
