// Written by Scripts/generate-tables from Reference/swiftui/declarations/Finding.tsv. Do not edit.
// swift-format-ignore-file

extension View {
  /// Shows the navigator that finds text, which the keyboard brings along.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  /// Disables finding text in the view.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Disables replacing text in the view.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Binds the focus of the search field to a value.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  /// Binds the focus of the search field to a value.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding,
    equals value: V
  ) -> some View { self }
}

/// The reaction of a toolbar to an active search.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: SearchPresentationToolbarBehavior = SearchPresentationToolbarBehavior(name: "automatic")
  /// The content of the toolbar stays.
  public nonisolated static let avoidHidingContent: SearchPresentationToolbarBehavior = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

extension View {
  /// Sets the reaction of the toolbar to an active search, which a still screen does not have.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}

/// The event that starts dictation.
public struct TextInputDictationActivation: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// The person looks at the microphone.
  public nonisolated static let onLook: TextInputDictationActivation = TextInputDictationActivation(name: "onLook")
  /// The person selects the microphone.
  public nonisolated static let onSelect: TextInputDictationActivation = TextInputDictationActivation(name: "onSelect")
}

/// The way in which a field offers dictation.
public struct TextInputDictationBehavior: Equatable, Sendable {
  /// The name of the value.
  let name: String
  /// As the system chooses.
  public nonisolated static let automatic: TextInputDictationBehavior = TextInputDictationBehavior(name: "automatic")
  /// The field offers none.
  public nonisolated static let preventDictation: TextInputDictationBehavior = TextInputDictationBehavior(name: "preventDictation")
  /// A microphone in the field.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}

extension View {
  /// Sets the way in which search fields offer dictation.
  public nonisolated func searchDictationBehavior(
    _ dictationBehavior: TextInputDictationBehavior
  ) -> some View { self }
  /// Binds the selection in the search field to a value.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    self
  }
}
