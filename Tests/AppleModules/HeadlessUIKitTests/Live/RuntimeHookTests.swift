#if os(Linux)
import Foundation
import Glibc
import HeadlessUIKit
import Synchronization
import Testing

/// The hooks of Swift's runtime, as its library exports them.
private enum RuntimeHooks {
  static let names = [
    "swift_task_checkIsolated_hook", "swift_task_getMainExecutor_hook",
    "swift_task_enqueueGlobal_hook",
  ]

  /// The number of hooks that point to a function.
  static var count: Int {
    names.count { name in
      let hook = dlsym(nil, name)?.assumingMemoryBound(to: UnsafeRawPointer?.self)
      return hook?.pointee != nil
    }
  }
}

/// The threads on which steps of a screen ran.
private final class Steps: Sendable {
  private let threads = Mutex<[UInt]>([])

  static var thread: UInt { UInt(pthread_self()) }

  func note() { threads.withLock { $0.append(Self.thread) } }

  @MainActor func noteOnMainActor() { note() }

  var all: [UInt] { threads.withLock { $0 } }
}

/// Expected is what Swift's documentation of actors says of the main thread, and that a screen has one thread.
@Suite struct `Hooks into the concurrency runtime` {
  private static func onOwnThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: body()) }.start()
    }
  }

  @Test func `A program has none until it shows a screen`() async {
    await #expect(processExitsWith: .success) {
      guard RuntimeHooks.count == 0 else { exit(1) }
      _ = UILabel().sizeThatFits(.zero)
      guard RuntimeHooks.count == 0 else { exit(2) }
      ScreenTasks().performAsCurrent {}
      guard RuntimeHooks.count == RuntimeHooks.names.count else { exit(3) }
    }
  }

  @Test func `Code of the main actor runs on the thread of a screen`() async {
    await #expect(processExitsWith: .success) {
      await Self.onOwnThread { MainActorWork.run { MainActor.assumeIsolated {} } }
    }
  }

  @Test func `Code of the main actor ends the process on other threads, before and after a screen`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await Self.onOwnThread { MainActor.assumeIsolated {} }
    }
    await #expect(processExitsWith: .failure) {
      await Self.onOwnThread {
        MainActorWork.run {}
        MainActor.assumeIsolated {}
      }
    }
  }

  @Test func `A step of the main actor runs on the thread of its screen`() async {
    let (steps, own) = await Self.onOwnThread {
      let (tasks, steps) = (ScreenTasks(), Steps())
      _ = tasks.start(priority: nil) { await steps.noteOnMainActor() }
      _ = tasks.run()
      return (steps.all, Steps.thread)
    }
    #expect(steps == [own])
  }

  @Test func `A detached task of a screen waits for the screen and runs on its thread`() async {
    let (before, steps, own) = await Self.onOwnThread {
      let (tasks, steps) = (ScreenTasks(), Steps())
      tasks.performAsCurrent { _ = Task.detached { steps.note() } }
      let before = steps.all
      _ = tasks.run()
      return (before, steps.all, Steps.thread)
    }
    #expect(before.isEmpty)
    #expect(steps == [own])
  }

  @Test func `A detached task beside a screen runs in the pool`() async {
    let (thread, own) = await Self.onOwnThread {
      ScreenTasks().performAsCurrent {}
      let (steps, ended) = (Steps(), DispatchSemaphore(value: 0))
      Task.detached {
        steps.note()
        ended.signal()
      }
      ended.wait()
      return (steps.all, Steps.thread)
    }
    #expect(thread.count == 1 && thread != [own])
  }
}
#endif
