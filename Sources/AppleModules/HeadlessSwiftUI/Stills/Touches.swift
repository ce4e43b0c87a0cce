public import Foundation

extension View {
  /// Sets the shape for touches of the view, without effect on pictures.
  nonisolated public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    self
  }

  /// Sets whether the view receives touches, without effect on pictures.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Refreshes the content when it is pulled down, which does not happen on a still screen.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Prevents a sheet from being dismissed by pulling it down, which does not happen on a still screen.
  nonisolated public func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> some View { self }

  /// Runs an action when a field is submitted, which does not happen on a still screen.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Enables or disables autocorrection, without effect on pictures.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Runs an action after a long press on the view, which does not happen on a still screen.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { self }
}
