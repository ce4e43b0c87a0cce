/// A title with an icon.
///
/// At every text size the icon follows the font of the title. The style determines which of them is shown.
public struct Label<Title: View, Icon: View> {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Creates a label of two views.
  nonisolated public init(
    @ViewBuilder title: () -> Title,
    @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The view that the style makes from the title and the icon.
  public var body: some View {
    style.erasedBody(LabelStyleConfiguration(title: title.erased, icon: icon.erased))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localization key and a picture from the program's catalogs.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(decorative: name) })
  }

  /// Creates a label of a localization key and a symbol.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a string that is not localized and a symbol.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a string that is not localized and a picture from the program's catalogs.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}
