import HeadlessUIKit

/// An asynchronous action, which runs when a view appears and again when a value changes.
struct TaskModifier<ID: Equatable> {
  let value: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

/// The task of a view, which is canceled when the view is removed.
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
  /// The action runs as far as it can without external events: sleeps end at once, and values from other
  /// threads, such as a response from the network, are not awaited. A message of the screen reports
  /// unfinished work.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { modifier(TaskModifier(value: true, priority: priority, action: action)) }

  /// Runs an asynchronous action when the view appears, and again when a value changes; the previous run is
  /// canceled.
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
