import HeadlessUIKit

/// An action that may wait, which runs when a view appears and again when a value changes.
struct TaskModifier<ID: Equatable> {
  let value: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// The task of a view, which is canceled where the view is gone.
private final class ViewTask<ID: Equatable> {
  var value: ID?
  var task: ScreenTask?

  deinit { task?.cancel() }
}

extension TaskModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let items = content.items(place)
    let kept = place.node.storage(at: 0) { ViewTask<ID>() }
    guard let first = items.first, kept.value != value else { return items }
    let environment = place.environment
    return [
      first.appearing { [value, priority, action] in
        guard let host = environment.host else { return }
        kept.value = value
        kept.task?.cancel()
        kept.task = host.tasks.start(priority: priority, action)
      }
    ] + items.dropFirst()
  }
}

extension View {
  /// Runs an action that may wait when the view appears.
  ///
  /// The action runs as far as it comes by itself: sleeps are over at once, and nothing is waited for that
  /// another thread brings, such as an answer from the network. A message of the screen says what was cut.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(value: true, priority: priority, action: action)) }

  /// Runs an action that may wait when the view appears, and again when a value changes; the action for the
  /// value before is canceled.
  nonisolated public func task<ID: Equatable>(
    id value: ID,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(value: value, priority: priority, action: action)) }
}

extension HostState {
  /// Runs the tasks of the screen, and reports those that do not end.
  func runTasks() {
    switch tasks.run() {
    case .ended: break
    case .waiting:
      report(
        "task: an action waits for something that does not come from the screen, such as the network; the "
          + "screen is shown as it is until then. Give a preview its data through a parameter or the "
          + "environment."
      )
    case .endless:
      report(
        "task: an action goes on without an end; the screen is shown as it is after "
          + "\(ScreenTasks.mostSleeps) sleeps or \(ScreenTasks.mostJobs) steps."
      )
    }
  }
}
