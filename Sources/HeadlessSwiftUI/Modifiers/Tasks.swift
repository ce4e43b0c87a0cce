extension View {
  /// Runs an action that may wait when the view appears; here it is not run.
  ///
  /// The screen is shown as it is before the action, and says so in a message: what an action that waits
  /// changes would depend on when a picture is taken.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(MessageModifier(message: taskMessage)) }

  /// Runs an action that may wait when the view appears and when a value changes; here it is not run.
  nonisolated public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(MessageModifier(message: taskMessage)) }
}

private let taskMessage =
  "task: the action is not run, and the screen is shown as before it. "
  + "Give a preview its data through a parameter or the environment."
