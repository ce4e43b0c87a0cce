public import HeadlessUIKit

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that is looked up where it is shown.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }
}
