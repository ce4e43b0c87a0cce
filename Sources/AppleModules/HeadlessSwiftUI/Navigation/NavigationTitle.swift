extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    let string = title.string
    return navigationBar { $0.title = string }
  }

  /// Sets the title of the screen to a localization key.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen to a string that is not localized.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets a title of the screen that can be edited.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the subtitle of the screen, which iOS 26 shows below its title.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    let string = subtitle.string
    return navigationBar { $0.subtitle = string }
  }

  /// Sets the subtitle of the screen to a localization key.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the size of the title of the screen.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBar { $0.displayMode = displayMode }
  }

  /// Sets the size of the title of the screen.
  nonisolated public func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View {
    navigationBar { $0.displayMode = mode.mode }
  }

  /// Sets the title of the screen.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen to a localization key.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen to a string that is not localized.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen and its size.
  nonisolated public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle(
    _ title: some StringProtocol,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Hides the bar with the title.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { $0.isHidden = hidden }
  }

  /// Hides the button that leads back.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigationBar { $0.hidesBackButton = hidesBackButton }
  }
}

/// The size of the title of a screen.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// As for the screen below it.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar, in large letters; here drawn as a large title.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
