import HeadlessUIKit

/// A button that shows another screen on top of the stack.
///
/// In a list it is a row with a chevron at its end.
public struct NavigationLink<Label: View, Destination: View> {
  @Environment(\.list) private var list
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.linkIndicator) private var indicator
  private let label: Label
  private let shown: () -> AnyView?

  private nonisolated init(label: Label, shown: @escaping () -> AnyView?) {
    self.label = label
    self.shown = shown
  }
}

extension NavigationLink {
  /// Creates a link to a screen.
  nonisolated public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label()) { nil } }

  /// Creates a link to a screen, which is given first.
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { nil }
  }

  /// Creates a link to a screen that is shown while a value is true.
  nonisolated public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { isActive.wrappedValue ? destination().erased : nil }
  }

  /// Creates a link to a screen that is shown while a value is true.
  nonisolated public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { isActive.wrappedValue ? destination.erased : nil }
  }

  /// Creates a link to a screen that is shown while a value equals that of the link.
  nonisolated public init<Value: Hashable>(
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { selection.wrappedValue == tag ? destination().erased : nil }
  }

  /// Creates a link to a screen that is shown while a value equals that of the link.
  nonisolated public init<Value: Hashable>(
    destination: Destination,
    tag: Value,
    selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label()) { selection.wrappedValue == tag ? destination.erased : nil }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the screen of a value.
  nonisolated public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label()) { nil }
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a localization key to the screen of a value.
  nonisolated public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(label: Text(titleKey)) { nil }
  }

  /// Creates a link with a string that is not localized to the screen of a value.
  @_disfavoredOverload
  nonisolated public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(label: Text(title)) { nil }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) { self.init(label: Text(titleKey)) { nil } }

  /// Creates a link with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    @ViewBuilder destination: () -> Destination
  ) { self.init(label: Text(title)) { nil } }

  /// Creates a link with a localization key.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(label: Text(titleKey)) { nil }
  }

  /// Creates a link with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, destination: Destination) {
    self.init(label: Text(title)) { nil }
  }

  /// Creates a link with a localization key to a screen that is shown while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
}

extension NavigationLink: View {
  /// The label as a button; in a list with an arrow at its end.
  public var body: some View {
    let shown = shown
    Group {
      if list != nil {
        Button(action: {}) {
          // A picture of iOS 26 has 13 points between the end of a value and the arrow, which begins 1 1/3 after the
          // edge of its symbol.
          HStack(spacing: 0) {
            label
            Spacer(minLength: 0)
            if indicator != .hidden { DisclosureArrow().padding(.leading, 35.0 / 3) }
          }
        }
        .buttonStyle(.plain)
      } else {
        Button(action: {}) { label }
      }
    }
    .navigationBar { values in
      guard let view = shown() else { return }
      values.destinations.append(NavigationDestinationValue(kind: .shown(view)))
    }
  }

  /// Sets whether links in the view have a chevron, which they always have here.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a localization key to a screen that is shown while a value is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
}

/// The chevron at the end of a row that leads to another screen.
struct DisclosureArrow: View {
  var isDown = false

  var body: some View {
    Image(systemName: isDown ? "chevron.down" : "chevron.forward")
      .font(.footnote.weight(.semibold))
      .foregroundColor(Color(UIColor.tertiaryLabel))
      .accessibilityHidden(true)
  }
}
