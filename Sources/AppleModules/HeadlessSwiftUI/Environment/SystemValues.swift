import DynamicType
public import Foundation

/// The contrast of colors that a person chose.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// The weight of letters that a person chose.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Opens a window of a program, which a still screen does not show.
public struct OpenWindowAction {
  /// Opens the window with an identifier.
  public func callAsFunction(id: String) {}

  /// Opens the window for a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Opens the window with an identifier for a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window of a program, which a still screen does not show.
public struct DismissWindowAction {
  /// Closes the window around the view.
  public func callAsFunction() {}

  /// Closes the window with an identifier.
  public func callAsFunction(id: String) {}

  /// Closes the window of a value.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Closes the window with an identifier for a value.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Refreshes data, as requested by pulling a list down.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes the data.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
  }
  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }
  private enum ScrollingKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum HeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  /// The calendar, by default the Gregorian calendar.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone, by default Greenwich, so that pictures are the same everywhere.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Whether a person can scroll, which a still screen does not show.
  public var isScrollEnabled: Bool {
    get { self[ScrollingKey.self] }
    set { self[ScrollingKey.self] = newValue }
  }

  /// The minimum height of a list row that a program sets, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { chosenRowHeight ?? 44 }
    set { chosenRowHeight = newValue }
  }

  /// The minimum height of a row; `nil` for the system's.
  var chosenRowHeight: CGFloat? {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of a list header that a program sets, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// Opens a window, which a still screen does not show.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window, which a still screen does not show.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Refreshes data; `nil` on a still screen.
  public var refresh: RefreshAction? { nil }
  /// Whether a screen that is always on is dimmed: no.
  public var isLuminanceReduced: Bool { false }
  /// The contrast of colors, always normal.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// The weight of letters that a person chose.
  public var legibilityWeight: LegibilityWeight? {
    traits.legibilityWeight == .bold ? .bold : .regular
  }
  /// Whether a person wants lights that flash dimmed: no.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play: yes, from their first picture.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether an assistive technology is in use: no.
  public var accessibilityEnabled: Bool { false }
  /// Whether the view has the focus, which no view has on a still screen.
  public var isFocused: Bool { false }
  /// Whether a program can have several windows: no.
  public var supportsMultipleWindows: Bool { false }
}
