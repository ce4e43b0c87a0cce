public import HeadlessSwiftUI

/// The way in which the system colors a widget.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// In its own colors.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two colors, one for accented views.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In one color on the lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  private enum FamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
  }

  private enum RenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
  }

  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }

  /// The size and the place of the widget around the view; a preview says it, else it is small.
  public var widgetFamily: WidgetFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The way in which the system colors the widget: in its own colors.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  /// Whether the background of the widget is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension View {
  /// Adds the view to those in the accent color, which widgets in their own colors do not show.
  nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}

/// The usual background of a widget on the lock screen.
public struct AccessoryWidgetBackground: View {
  /// Creates the background.
  public init() {}

  /// A shade that lets the screen through.
  public var body: some View { Color.primary.opacity(0.12) }
}
