import Foundation
public import HeadlessUIKit

/// A value with its label.
///
/// In a row of a list they are at the two edges; at accessibility sizes the label is above the value.
public struct LabeledContent<Label, Content> {
  @Environment(\.labeledContentStyle) private var style
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

  /// The view that the style makes from the label and the value.
  public var body: some View {
    style.erasedBody(
      LabeledContentStyleConfiguration(label: label.erased, content: content.erased)
    )
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a value with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a value with a localized label.
  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a value with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localization key.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a text with a localized label.
  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a text with a label that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }
}
