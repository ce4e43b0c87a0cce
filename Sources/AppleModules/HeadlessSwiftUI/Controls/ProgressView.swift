import HeadlessUIKit

/// A bar that shows progress, or a spinning indicator.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  @Environment(\.progressStyle) private var style
  private let share: Double?
  private let label: AnyView?
  private let currentValueLabel: AnyView?

  nonisolated init(share: Double?, label: AnyView?, currentValueLabel: AnyView? = nil) {
    self.share = share
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a bar with a label and a label of the value; without a value it is a spinner.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: Self.share(value, total),
      label: label().erased,
      currentValueLabel: currentValueLabel().erased
    )
  }

  nonisolated private static func share<Value: BinaryFloatingPoint>(
    _ value: Value?,
    _ total: Value
  ) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView: View {
  /// The progress view in the style of its place.
  public var body: some View {
    style.erasedBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: share,
        label: label,
        currentValueLabel: currentValueLabel
      )
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a wheel with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label().erased)
  }

  /// Creates a bar with a label; without a value it is a spinner.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(share: Self.share(value, total), label: label().erased)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a wheel.
  nonisolated public init() { self.init(share: nil, label: nil) }

  /// Creates a bar; without a value it is a spinner.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(share: Self.share(value, total), label: nil)
  }

  /// Creates a progress view from the parts that a style receives.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      share: configuration.fractionCompleted,
      label: configuration.label,
      currentValueLabel: configuration.currentValueLabel
    )
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a wheel with a localization key.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a spinner with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Creates a bar with a localization key.
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a bar with a string that is not localized.
  @_disfavoredOverload
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

struct ProgressBar: View, PrimitiveView {
  typealias Body = Never

  let share: Double
  let tint: Color?

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UIProgressView()
    view.progress = Float(share)
    if let tint { view.progressTintColor = UIColor(tint) }
    return [UIKitItem(view, "ProgressView", growing: .horizontal, place.environment)]
  }
}

struct ActivityWheel: View, PrimitiveView {
  typealias Body = Never

  let tint: Color?

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UIActivityIndicatorView(style: .medium)
    if let tint { view.color = UIColor(tint) }
    view.startAnimating()
    return [UIKitItem(view, "ProgressView", growing: [], place.environment)]
  }
}
