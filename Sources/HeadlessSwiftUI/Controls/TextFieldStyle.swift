/// A way to show a field.
public protocol TextFieldStyle: Sendable {
  /// The kind of the style, which the fields of this module know.
  var kind: TextFieldStyleKind { get }
}

/// The kinds in which a field is shown.
public enum TextFieldStyleKind: Hashable, Sendable {
  case plain, roundedBorder
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// No border.
  public var kind: TextFieldStyleKind { .plain }
}

/// A field with a border that has round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// A border.
  public var kind: TextFieldStyleKind { .roundedBorder }
}

/// The style of a field for its place: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Creates the style.
  public init() {}
  /// No border.
  public var kind: TextFieldStyleKind { .plain }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a border that has round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of a field for its place.
  public static var automatic: DefaultTextFieldStyle { .init() }
}

extension EnvironmentValues {
  private enum FieldStyleKey: EnvironmentKey {
    static var defaultValue: TextFieldStyleKind { .plain }
  }

  /// The way to show fields.
  var fieldStyle: TextFieldStyleKind {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the way to show fields in the view.
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.fieldStyle, style.kind)
  }
}
