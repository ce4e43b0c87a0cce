/// The label of a field, for a style.
public struct _TextFieldStyleLabel: View {
  let content: AnyView

  /// The label.
  public var body: some View { content }
}

/// A style of a field: a program's style puts views around the field.
@MainActor
@preconcurrency
public protocol TextFieldStyle {
  /// The view that the style makes.
  associatedtype _Body: View

  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the field.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}

extension TextFieldStyle {
  func erasedBody(_ field: TextField<_Label>) -> AnyView {
    StyledView(self, field) { $0._body(configuration: $1) }.erased
  }
}

/// A style that the field itself draws.
protocol BuiltInFieldStyle {
  var hasBorder: Bool { get }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle, BuiltInFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }

  nonisolated var hasBorder: Bool { false }
}

/// A field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, BuiltInFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }

  nonisolated var hasBorder: Bool { true }
}

/// The default style of a field: without a border.
public struct DefaultTextFieldStyle: TextFieldStyle, BuiltInFieldStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the field as it is.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }

  nonisolated var hasBorder: Bool { false }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  nonisolated public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a rounded border.
  nonisolated public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style of a field for its place.
  nonisolated public static var automatic: DefaultTextFieldStyle { .init() }
}

extension EnvironmentValues {
  private enum FieldStyleKey: EnvironmentKey {
    static var defaultValue: any TextFieldStyle { DefaultTextFieldStyle() }
  }

  /// The style of fields.
  var fieldStyle: any TextFieldStyle {
    get { self[FieldStyleKey.self] }
    set { self[FieldStyleKey.self] = newValue }
  }
}

extension BuildPlace {
  /// Returns the view that a program's style makes from a field, which is plain inside it; `nil` for a style
  /// that the field itself draws.
  func styledField(_ field: TextField<_TextFieldStyleLabel>) -> [LayoutItem]? {
    let style = environment.fieldStyle
    guard !(style is any BuiltInFieldStyle) else { return nil }
    var place = self
    place.environment = node.derivedEnvironment(from: environment) {
      $0.fieldStyle = DefaultTextFieldStyle()
    }
    return place.items(of: style.erasedBody(field))
  }
}

extension View {
  /// Sets the style of fields in the view.
  nonisolated public func textFieldStyle(_ style: some TextFieldStyle) -> some View {
    environment(\.fieldStyle, style)
  }
}
