import HeadlessUIKit
import RichText

extension EnvironmentValues {
  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: ForegroundStyles { .none }
  }
  private enum TintKey: EnvironmentKey {
    static var defaultValue: (any ShapeStyle)? { nil }
  }
  private enum BackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }

  /// The styles of text and symbols that set none.
  var foregroundStyles: ForegroundStyles {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// The style of interactive elements.
  var tintStyle: (any ShapeStyle)? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The style of backgrounds; `nil` for that of the screen.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }

  /// The color of text and symbols that set none.
  var foreground: Color? {
    get { foregroundStyles.primary.map { color(of: $0) } }
    set { foregroundStyles = ForegroundStyles(primary: newValue) }
  }

  /// The color of interactive elements.
  var tint: Color? {
    get { tintStyle.map { color(of: $0) } }
    set { tintStyle = newValue }
  }

  private func color(of style: any ShapeStyle) -> Color {
    if let color = style as? Color { return color }
    let mean = style.paint(at: self).mean
    return Color(
      .components(red: mean.red, green: mean.green, blue: mean.blue),
      alpha: mean.alpha
    )
  }

  var accent: UIColor {
    guard let tint, tint.provider != .accent else { return .systemBlue }
    return UIColor(tint.resolved(in: self))
  }

  /// The components of the color of text that sets none.
  var shownForeground: RichText.Color {
    foregroundStyles.style(0).paint(at: self).mean
  }

  /// The styles that are set here.
  private var stylePlace: StylePlace { StylePlace(foreground: foregroundStyles, tint: nil) }

  /// Sets the styles of text and symbols.
  mutating func setForeground(_ styles: [any ShapeStyle]) {
    let set = styles.map { $0.set(at: stylePlace) }
    foregroundStyles = ForegroundStyles(
      primary: set.first,
      secondary: set.count > 1 ? set[1] : nil,
      tertiary: set.count > 2 ? set[2] : nil
    )
  }

  /// Sets the style of interactive elements, which must not refer to itself.
  mutating func setTint(_ style: any ShapeStyle) {
    let outer = tintStyle ?? Color.blue
    let ranked = style.set(at: stylePlace)
    tintStyle = ranked.set(at: StylePlace(foreground: .none, tint: outer))
  }
}

extension View {
  /// Sets the color of text and symbols in a system container.
  nonisolated func systemForeground(_ color: Color?) -> some View {
    modifier(
      EnvironmentModifier {
        $0.foregroundStyles = ForegroundStyles(primary: color, isOfSystem: true)
      }
    )
  }

  /// Sets the color of text and symbols in the view.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color)
  }

  /// Sets the style of text and symbols in the view.
  ///
  /// Shapes are filled with the style. Text and symbols are drawn in one color, for a gradient the mean of
  /// its colors.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([style]) })
  }

  /// Sets the first two levels of styles for text and symbols in the view.
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([primary, secondary]) })
  }

  /// Sets the first three levels of styles for text and symbols in the view.
  nonisolated public func foregroundStyle<
    First: ShapeStyle,
    Second: ShapeStyle,
    Third: ShapeStyle
  >(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View {
    modifier(EnvironmentModifier { $0.setForeground([primary, secondary, tertiary]) })
  }

  /// Sets the color of interactive elements in the view.
  nonisolated public func tint(_ color: Color?) -> some View { environment(\.tint, color) }

  /// Sets the style of interactive elements in the view; controls use its mean color.
  nonisolated public func tint<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.setTint(style) })
  }

  /// Sets the color of interactive elements in the view.
  nonisolated public func accentColor(_ color: Color?) -> some View {
    environment(\.tint, color)
  }

  /// Sets the style of backgrounds for views that use it.
  nonisolated public func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
