public import Foundation
public import HeadlessUIKit

extension View {
  /// Sets the kind of the keyboard, which a still screen does not show.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets the content type of a field, which a still screen does not show.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    self
  }

  /// Sets the automatic capitalization, which a still screen does not show.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  /// Sets the automatic capitalization, which a still screen does not show.
  nonisolated public func autocapitalization(
    _ style: UITextAutocapitalizationType
  ) -> some View { self }

  /// Disables autocorrection, without effect on pictures.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the title of the return key, which a still screen does not show.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Limits the scope of submitted text, which is never submitted here.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Makes the view focusable, which a still screen does not show.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Disables the focus effect, which a still screen does not have.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Plays haptic feedback, which no picture shows.
  nonisolated public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Value
  ) -> some View { self }

  /// Plays haptic feedback under a condition, which no picture shows.
  nonisolated public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback,
    trigger: Value,
    condition: @escaping (_ oldValue: Value, _ newValue: Value) -> Bool
  ) -> some View { self }

  /// Sets the effect of a pointer, which a still screen does not show.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Runs an action when a pointer enters, which does not happen.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Shows a help text under a pointer, which assistive technologies read.
  nonisolated public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Shows a help text under a pointer, which assistive technologies read.
  @_disfavoredOverload
  nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
    accessibilityHint(Text(textResource))
  }

  /// Shows a help text under a pointer, which assistive technologies read.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    accessibilityHint(textKey)
  }

  /// Shows a help text under a pointer, which assistive technologies read.
  @_disfavoredOverload
  nonisolated public func help(_ text: some StringProtocol) -> some View {
    accessibilityHint(Text(text))
  }

  /// Shows or hides the status bar, which screens here do not draw.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Shows or hides the status bar, which screens here do not draw.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }

  /// Shows or hides the system overlays of a screen, which are not drawn here.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Runs an action with a URL that opens the program, which never happens here.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Sets the URL that a widget opens, without effect on pictures.
  nonisolated public func widgetURL(_ url: URL?) -> some View { self }
}

/// The automatic capitalization of a keyboard.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: TextInputAutocapitalization { .init() }
  /// At the beginning of words.
  public static var words: TextInputAutocapitalization { .init() }
  /// At the beginning of sentences.
  public static var sentences: TextInputAutocapitalization { .init() }
  /// All letters.
  public static var characters: TextInputAutocapitalization { .init() }
}

/// The title of the return key.
public struct SubmitLabel: Sendable {
  /// Done.
  public static var done: SubmitLabel { .init() }
  /// Go.
  public static var go: SubmitLabel { .init() }
  /// Send.
  public static var send: SubmitLabel { .init() }
  /// Join.
  public static var join: SubmitLabel { .init() }
  /// Route.
  public static var route: SubmitLabel { .init() }
  /// Search.
  public static var search: SubmitLabel { .init() }
  /// Return.
  public static var `return`: SubmitLabel { .init() }
  /// Next.
  public static var next: SubmitLabel { .init() }
  /// Continue.
  public static var `continue`: SubmitLabel { .init() }
}

/// The effect of a pointer.
public struct HoverEffect: Sendable {
  /// As the system chooses.
  public static let automatic = HoverEffect()
  /// A highlight.
  public static let highlight = HoverEffect()
  /// A lift.
  public static let lift = HoverEffect()
}
