public import HeadlessUIKit

extension NavigationLink where Label == Text {
  /// Creates a link with a title that is looked up where it is shown.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension View {
  /// Sets the title of the screen, which is looked up where it is shown.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }
}
