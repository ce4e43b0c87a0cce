extension View {
  private nonisolated func search(
    _ text: Binding<String>,
    _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) -> some View {
    let prompt = prompt?.string ?? "Search"
    return navigationBar { values in
      values.search = SearchValues(
        text: text.wrappedValue,
        prompt: prompt,
        placement: placement
      )
    }
  }

  /// Adds a search field to the bar of the screen.
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { search(text, placement, prompt) }

  /// Adds a search field to the bar of the screen, with a localization key.
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, placement, Text(prompt)) }

  /// Adds a search field to the bar of the screen, with a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { search(text, placement, Text(prompt)) }

  /// Adds a search field to the bar of the screen, which is open while a value is true.
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { search(text, placement, prompt) }

  /// Adds a search field to the bar of the screen, with a localization key.
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { search(text, placement, Text(prompt)) }

  /// Adds a search field to the bar of the screen, with a string that is not localized.
  @_disfavoredOverload
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { search(text, placement, Text(prompt)) }

  /// Adds a search field with tokens to the bar of the screen.
  nonisolated public func searchable<Data, Token: View>(
    text: Binding<String>,
    tokens: Binding<Data>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Data.Element) -> Token
  ) -> some View
  where Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable {
    search(text, placement, prompt)
  }

  /// Adds search scopes, which an inactive search does not show.
  nonisolated public func searchScopes<Value: Hashable, Scopes: View>(
    _ scope: Binding<Value>,
    @ViewBuilder scopes: () -> Scopes
  ) -> some View { self }

  /// Adds suggestions, which an inactive search does not show.
  nonisolated public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View { self }

  /// Sets the search text of a suggestion, which an inactive search does not show.
  nonisolated public func searchCompletion(_ completion: String) -> some View { self }
}

/// The look of a field for searching in the bar at the bottom.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let isMinimized: Bool

  /// As the system chooses.
  public static let automatic = SearchToolbarBehavior(isMinimized: false)
  /// A button that opens the field.
  public static let minimize = SearchToolbarBehavior(isMinimized: true)
}

extension View {
  /// Sets the look of the field for searching in the bar at the bottom of iOS 26.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    navigationBar { $0.search?.isMinimized = behavior.isMinimized }
  }
}

extension EnvironmentValues {
  /// Whether the search field is active, which it is not in an inactive search.
  public var isSearching: Bool { false }

  /// The action that closes a search.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// The action that closes a search.
public struct DismissSearchAction: Sendable {
  /// Closes the search; an inactive search is already closed.
  public func callAsFunction() {}
}
