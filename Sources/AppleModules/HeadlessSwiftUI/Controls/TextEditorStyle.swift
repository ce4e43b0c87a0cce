/// The parts of an editor, for its style.
public struct TextEditorStyleConfiguration {}

/// A style of editors of text.
@MainActor
@preconcurrency
public protocol TextEditorStyle {
  /// The view that the style makes of an editor.
  associatedtype Body: View

  /// The parts of an editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the editor.
  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The style for the place: text without decoration.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the editor draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Text without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Nothing: the editor draws itself.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style for the place.
  nonisolated public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Text without decoration.
  nonisolated public static var plain: PlainTextEditorStyle { .init() }
}

extension View {
  /// Sets the style of editors in the view; on iOS the system's styles look alike, and apps cannot make others,
  /// because the parts of an editor are not public.
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
