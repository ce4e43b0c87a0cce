import Foundation
import HeadlessUIKit

/// A control that selects one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  @Environment(\.pickerStyle) private var style
  @Environment(\.list) private var list
  @Environment(\.hidesLabels) private var hidesLabels
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Creates a choice with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a choice with a label, which is given first.
  nonisolated public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Creates a choice with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a choice with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a choice with a localization key and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Picker: View {
  /// The view that the style makes from the picker.
  public var body: some View {
    let choice = PickerContent(selection: AnyHashable(selection.wrappedValue), content: content)
    switch style {
    case .segmented: PickerControl(choice: choice, isWheel: false)
    case .wheel: PickerControl(choice: choice, isWheel: true)
    case .inline where list != nil:
      if !hidesLabels, !(label is EmptyView) { label }
      PickerRows(choice: choice)
    case .automatic, .menu, .inline, .navigationLink, .palette:
      if list != nil, !hidesLabels {
        LabeledContent {
          ChosenOption(choice: choice, style: style)
        } label: {
          label
        }
      } else {
        ChosenOption(choice: choice, style: style)
      }
    }
  }
}

/// The values to choose from, and the selected one.
struct PickerContent<Content: View> {
  let selection: AnyHashable
  let content: Content

  /// The index of the chosen option.
  func chosen(_ items: [LayoutItem]) -> Int? {
    items.firstIndex { item in
      let tag = item.layoutValue(TagKey.self).value
      return tag == selection || tag.map { AnyHashable(Optional($0)) == selection } ?? false
    }
  }
}

/// The selected option, as a button.
private struct ChosenOption<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let choice: PickerContent<Content>
  let style: PickerStyleKind

  func items(in place: BuildPlace) -> [LayoutItem] {
    var inner = place
    let isRow = place.environment.list != nil
    let color: Color = isRow ? .secondary : place.environment.tint ?? .accentColor
    inner.environment = place.node.derivedEnvironment(from: place.environment) { values in
      values.foreground = color
      values.list = nil
    }
    let options = inner.items(of: choice.content, at: .slot(0))
    let shown = choice.chosen(options).map { options[$0] }
    let symbol = style == .navigationLink ? "chevron.forward" : "chevron.up.chevron.down"
    let arrow = Image(systemName: symbol).imageScale(.small).accessibilityHidden(true)
    let parts = (shown.map { [$0] } ?? []) + inner.items(of: arrow, at: .slot(1))
    let row = ContainerItem(parts, HStackLayout(spacing: 4), inner.environment)
    return [ButtonItem(row, ButtonModifier(background: nil, role: nil), place.environment)]
  }
}

/// The options as rows of a list, the selected one with a check mark.
private struct PickerRows<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let choice: PickerContent<Content>

  func items(in place: BuildPlace) -> [LayoutItem] {
    let options = place.items(of: choice.content, at: .slot(0))
    let chosen = choice.chosen(options)
    return options.enumerated().map { index, option in
      var parts = [option] + place.items(of: Spacer(), at: .slot(2 * index + 1))
      if index == chosen {
        let mark = Image(systemName: "checkmark").foregroundColor(.accentColor)
          .fontWeight(.semibold)
        parts += place.items(of: mark, at: .slot(2 * index + 2))
      }
      let row = ContainerItem(parts, HStackLayout(), place.environment)
      return ButtonItem(row, ButtonModifier(background: nil, role: nil), place.environment)
    }
  }
}

/// The options as a UIKit control: segments or a wheel.
private struct PickerControl<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let choice: PickerContent<Content>
  let isWheel: Bool

  func items(in place: BuildPlace) -> [LayoutItem] {
    let options = place.items(of: choice.content)
    let parts = options.map { LabelParts([$0]) }
    let chosen = choice.chosen(options)
    if isWheel {
      let wheel = UIPickerView()
      let source = WheelSource(titles: parts.map(\.title))
      wheel.dataSource = source
      wheel.delegate = source
      wheel.selectRow(chosen ?? 0, inComponent: 0, animated: false)
      return [WheelItem(wheel, source, place.environment)]
    }
    let control = UISegmentedControl()
    for (index, part) in parts.enumerated() {
      if part.text.isEmpty, let image = part.image {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: part.title, at: index, animated: false)
      }
    }
    control.selectedSegmentIndex = chosen ?? UISegmentedControl.noSegment
    return [UIKitItem(control, "Picker", growing: .horizontal, place.environment)]
  }
}

/// The layout item of a wheel, with the object that has its titles.
private final class WheelItem: UIKitItem {
  private let source: WheelSource

  init(_ wheel: UIPickerView, _ source: WheelSource, _ environment: EnvironmentValues) {
    self.source = source
    super.init(wheel, "Picker", growing: .horizontal, environment)
  }
}

private final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let titles: [String]

  init(titles: [String]) { self.titles = titles }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { titles[row] }
}
