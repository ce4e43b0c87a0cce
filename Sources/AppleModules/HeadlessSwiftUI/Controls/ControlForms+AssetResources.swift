public import HeadlessUIKit

extension Label where Title == Text, Icon == Image {
  /// Creates a label of a key in the strings of the program and a picture of an asset catalog.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(
      title: { Text(titleKey) },
      icon: { Image(decorative: resource.name, bundle: resource.bundle) }
    )
  }

  /// Creates a label of a string that is shown as it is and a picture of an asset catalog.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, image resource: ImageResource) {
    self.init(
      title: { Text(title) },
      icon: { Image(decorative: resource.name, bundle: resource.bundle) }
    )
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a button of a key in the strings of the program and a picture of an asset catalog.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessSwiftUI.Label(titleKey, image: image) }
  }
}
