public import Foundation

extension View {
  /// Sets the shape in which the view is touched, which changes no picture.
  nonisolated public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    self
  }

  /// Lets touches reach what is behind the view, which changes no picture.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Reloads the content when it is pulled down, which a still screen is not.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Keeps a sheet from being pulled down, which a still screen is not.
  nonisolated public func interactiveDismissDisabled(
    _ isDisabled: Bool = true
  ) -> some View { self }

  /// Runs an action when a field is done, which it is not on a still screen.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Switches corrections of what is typed on or off, which changes no picture.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Runs an action when the view is touched for a while, which it is not on a still screen.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void
  ) -> some View { self }
}
