import HeadlessUIKit

/// A switch with a label.
public struct Toggle<Label: View> {
  @Environment(\.hidesLabels) private var hidesLabels
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  /// The label at the leading edge, the switch at the trailing one.
  public var body: some View {
    if hidesLabels {
      SwitchView(isOn: isOn)
    } else {
      HStack {
        label
        Spacer()
        SwitchView(isOn: isOn)
      }
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a key in the strings of the program.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

private struct SwitchView: View, PrimitiveView {
  typealias Body = Never

  let isOn: Binding<Bool>

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UISwitch()
    view.isOn = isOn.wrappedValue
    // A row of a list is no higher for a switch than for a line of text (published pictures).
    let isRow = place.environment.list != nil
    let line = isRow ? ListItem.lineHeight(in: place.environment) : .infinity
    return [UIKitItem(view, "Toggle", growing: [], greatestHeight: line, place.environment)]
  }
}
