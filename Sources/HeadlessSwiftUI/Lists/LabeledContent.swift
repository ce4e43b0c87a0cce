import Foundation

/// A value with its label.
///
/// In a row of a list they lie at the two edges; at accessibility sizes the label lies above the value.
public struct LabeledContent<Label, Content> {
  @Environment(\.dynamicTypeSize) private var size
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// Creates a value with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// The label and the value.
  public var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 0) {
        label
        content.foregroundColor(.secondary)
      }
    } else {
      HStack {
        label
        Spacer()
        content.foregroundColor(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a key in the strings of the program.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a key in the strings of the program.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
