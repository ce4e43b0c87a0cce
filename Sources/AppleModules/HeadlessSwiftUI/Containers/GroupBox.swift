/// A box around views with a title.
public struct GroupBox<Label: View, Content: View> {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a box with a title.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  /// Creates a box with a title, which is given first.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) { self.init(label: Text(titleKey), content: content) }

  /// Creates a box with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Content
  ) { self.init(label: Text(title), content: content) }
}

extension GroupBox: View {
  /// The view that the style makes of the title and the content.
  public var body: some View {
    style.erasedBody(
      GroupBoxStyleConfiguration(
        label: .init(view: label.erased),
        content: .init(view: content.erased)
      )
    )
  }
}
