import HeadlessUIKit

/// A switch with a label.
public struct Toggle<Label: View> {
  @Environment(\.toggleStyle) private var style
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  /// The view that the style makes from the switch.
  public var body: some View {
    style.erasedBody(ToggleStyleConfiguration(label: label.erased, isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a localization key.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// The switch of a ``Toggle``, drawn by UIKit.
struct SwitchView: View, PrimitiveView {
  typealias Body = Never

  let isOn: Binding<Bool>
  var color: Color?

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UISwitch()
    view.isOn = isOn.wrappedValue
    view.onTintColor = color.map { UIColor($0.resolved(in: place.environment)) }
    // A switch does not make the row of a list higher than a line of text does (published pictures).
    let isRow = place.environment.list != nil
    let line = isRow ? ListItem.lineHeight(in: place.environment) : .infinity
    return [UIKitItem(view, "Toggle", growing: [], greatestHeight: line, place.environment)]
  }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a switch with a localization key and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
