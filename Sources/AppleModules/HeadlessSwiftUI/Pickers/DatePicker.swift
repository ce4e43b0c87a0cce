public import Foundation
public import HeadlessUIKit

/// A date or a time to choose.
public struct DatePicker<Label: View> {
  /// The parts of a date.
  public typealias Components = DatePickerComponents

  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.datePickerStyle) private var style
  private let selection: Binding<Date>
  private let components: Components
  private let label: Label

  /// Creates a choice with a label.
  nonisolated public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    components = displayedComponents
    self.label = label()
  }

  /// Creates a choice in a range with a label.
  nonisolated public init(
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Creates a choice with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a choice in a range with a localization key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// Creates a choice with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// Creates a picker for a date in a range, with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension DatePicker: View {
  /// The label at the leading edge, the date at the trailing one.
  public var body: some View {
    let control = DateControl(date: selection.wrappedValue, components: components, style: style)
    if hidesLabels || style != .compact {
      control
    } else {
      HStack {
        SubtitledLabel(label: label.erased)
        Spacer()
        control
      }
    }
  }
}

/// The parts of a date.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

private struct DateControl: View, PrimitiveView {
  typealias Body = Never

  let date: Date
  let components: DatePickerComponents
  let style: UIDatePickerStyle

  func items(in place: BuildPlace) -> [LayoutItem] {
    let picker = UIDatePicker()
    picker.date = date
    picker.preferredDatePickerStyle = style
    picker.datePickerMode =
      components == .hourAndMinute ? .time : components == .date ? .date : .dateAndTime
    let growing: Axis.Set = style == .compact ? [] : .horizontal
    return [UIKitItem(picker, "DatePicker", growing: growing, place.environment)]
  }
}

/// A look of a date to choose.
public protocol DatePickerStyle {
  /// The look in UIKit.
  var controlStyle: UIDatePickerStyle { get }
}

/// The default style: a button.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// The look in UIKit.
  public var controlStyle: UIDatePickerStyle { .compact }
}

/// A button.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// The look in UIKit.
  public var controlStyle: UIDatePickerStyle { .compact }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// The look in UIKit.
  public var controlStyle: UIDatePickerStyle { .inline }
}

/// Spinning wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the look.
  nonisolated public init() {}
  /// The look in UIKit.
  public var controlStyle: UIDatePickerStyle { .wheels }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look for the place.
  nonisolated public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button.
  nonisolated public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  nonisolated public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Spinning wheels.
  nonisolated public static var wheel: WheelDatePickerStyle { .init() }
}

extension EnvironmentValues {
  private enum DatePickerStyleKey: EnvironmentKey {
    static var defaultValue: UIDatePickerStyle { .compact }
  }

  /// The look of dates to choose in the view.
  var datePickerStyle: UIDatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of dates to choose in the view.
  nonisolated public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    environment(\.datePickerStyle, style.controlStyle)
  }
}
