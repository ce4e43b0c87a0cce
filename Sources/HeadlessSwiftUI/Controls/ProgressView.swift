import HeadlessUIKit

/// A bar that fills while something goes on, or a wheel that turns.
public struct ProgressView<Label: View> {
  @Environment(\.progressStyle) private var style
  private let share: Double?
  private let label: Label?

  /// Creates a wheel with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    share = nil
    self.label = label()
  }

  /// Creates a bar with a label; a value that is missing shows a wheel.
  nonisolated public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    share = Self.share(value, total)
    self.label = label()
  }

  nonisolated fileprivate static func share<Value: BinaryFloatingPoint>(
    _ value: Value?,
    _ total: Value
  ) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
  }
}

extension ProgressView: View {
  /// The label above the bar, or below the wheel.
  public var body: some View {
    if style == .linear || style == .automatic && share != nil {
      VStack(alignment: .leading) {
        label
        ProgressBar(share: share ?? 0)
      }
    } else {
      VStack {
        ActivityWheel()
        label.foregroundColor(.secondary)
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Creates a wheel.
  nonisolated public init() {
    share = nil
    label = nil
  }

  /// Creates a bar; a value that is missing shows a wheel.
  nonisolated public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    share = Self.share(value, total)
    label = nil
  }
}

extension ProgressView where Label == Text {
  /// Creates a wheel with a key in the strings of the program.
  nonisolated public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

  /// Creates a wheel with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Creates a bar with a key in the strings of the program.
  nonisolated public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
}

private struct ProgressBar: View, PrimitiveView {
  typealias Body = Never

  let share: Double

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UIProgressView()
    view.progress = Float(share)
    return [UIKitItem(view, "ProgressView", growing: .horizontal, place.environment)]
  }
}

private struct ActivityWheel: View, PrimitiveView {
  typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return [UIKitItem(view, "ProgressView", growing: [], place.environment)]
  }
}
