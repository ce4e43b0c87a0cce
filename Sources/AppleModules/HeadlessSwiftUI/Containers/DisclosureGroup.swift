/// A title that shows or hides the content below it.
public struct DisclosureGroup<Label: View, Content: View> {
  @Environment(\.disclosureGroupStyle) private var style
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// Creates a group that is closed at first.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group that is expanded while a value is true.
  nonisolated public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(titleKey) } }

  /// Creates a group with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(content: content) { Text(title) } }

  /// Creates a group with a localization key that is expanded while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }

  /// Creates a group with a string that is not localized and that is expanded while a value is true.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

extension DisclosureGroup: View {
  /// The view that the style makes of the group.
  public var body: some View {
    style.erasedBody(
      DisclosureGroupStyleConfiguration(
        label: label.erased,
        content: content().erased,
        isExpanded: isExpanded ?? $isOpen
      )
    )
  }
}
