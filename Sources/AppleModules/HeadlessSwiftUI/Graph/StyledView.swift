/// A style with its dynamic properties connected, such as the `@Environment` of a `ButtonStyle`.
struct ConnectedStyle<Style>: ConnectedProperty {
  var value: Style

  mutating func connect(to place: PropertyPlace) {
    ViewFields.ofStyle(Style.self)
      .connect(&value, at: place.offset, of: place.node, place.environment)
  }
}

/// The view that a style makes from the parts of a control.
///
/// A style reads the environment of the control that it styles, as Apple's documentation of `isEnabled` and
/// `controlSize` in styles says.
struct StyledView<Style, Parts, Content: View>: View {
  private let style: ConnectedStyle<Style>
  private let parts: Parts
  private let make: @MainActor (Style, Parts) -> Content

  init(_ style: Style, _ parts: Parts, make: @escaping @MainActor (Style, Parts) -> Content) {
    self.style = ConnectedStyle(value: style)
    self.parts = parts
    self.make = make
  }

  var body: Content { make(style.value, parts) }
}
