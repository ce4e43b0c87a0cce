import HeadlessUIKit

/// A color to choose.
public struct ColorPicker<Label: View> {
  @Environment(\.hidesLabels) private var hidesLabels
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a choice with a label.
  nonisolated public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a choice with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View {
  /// The label at the leading edge, the color at the trailing one.
  public var body: some View {
    let well = ColorWell(color: selection.wrappedValue)
    if hidesLabels {
      well
    } else {
      HStack {
        label
        Spacer()
        well
      }
    }
  }
}

private struct ColorWell: View, PrimitiveView {
  typealias Body = Never

  let color: Color

  func items(in place: BuildPlace) -> [LayoutItem] {
    let well = UIColorWell()
    well.selectedColor = UIColor(color.resolved(in: place.environment))
    return [UIKitItem(well, "ColorPicker", growing: [], place.environment)]
  }
}
