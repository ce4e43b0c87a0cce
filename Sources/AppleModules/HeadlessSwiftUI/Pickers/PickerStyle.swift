/// The kinds of the look of a choice.
public enum PickerStyleKind: Hashable, Sendable {
  case automatic, menu, segmented, wheel, inline, navigationLink, palette
}

/// A look of a choice.
public protocol PickerStyle {
  /// The kind of the style, known to the pickers of this module.
  var kind: PickerStyleKind { get }
}

/// The default style: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// The look for the place.
  public var kind: PickerStyleKind { .automatic }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// A button that opens a menu.
  public var kind: PickerStyleKind { .menu }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// Segments side by side.
  public var kind: PickerStyleKind { .segmented }
}

/// A spinning wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// A spinning wheel.
  public var kind: PickerStyleKind { .wheel }
}

/// The options in place, inside the surrounding container.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// The options in place, inside the surrounding container.
  public var kind: PickerStyleKind { .inline }
}

/// A row that leads to the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// A row that leads to the options.
  public var kind: PickerStyleKind { .navigationLink }
}

/// Options side by side in a menu.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// Options side by side in a menu.
  public var kind: PickerStyleKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look for the place.
  nonisolated public static var automatic: DefaultPickerStyle { .init() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  nonisolated public static var menu: MenuPickerStyle { .init() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  nonisolated public static var segmented: SegmentedPickerStyle { .init() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A spinning wheel.
  nonisolated public static var wheel: WheelPickerStyle { .init() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options in place, inside the surrounding container.
  nonisolated public static var inline: InlinePickerStyle { .init() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to the options.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle { .init() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Options side by side in a menu.
  nonisolated public static var palette: PalettePickerStyle { .init() }
}

extension EnvironmentValues {
  private enum PickerStyleKey: EnvironmentKey {
    static var defaultValue: PickerStyleKind { .automatic }
  }

  /// The look of choices in the view.
  var pickerStyle: PickerStyleKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of choices in the view.
  nonisolated public func pickerStyle(_ style: some PickerStyle) -> some View {
    environment(\.pickerStyle, style.kind)
  }

  /// Sets the symbol of a picker that opens a menu; all have one here.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.showsMenuIndicator, visibility != .hidden)
  }
}

extension EnvironmentValues {
  private enum IndicatorKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  var showsMenuIndicator: Bool {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
}
