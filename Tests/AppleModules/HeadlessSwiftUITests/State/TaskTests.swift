import Dispatch
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import Testing

private actor Store {
  private var count = 0

  func next() -> CGFloat {
    count += 1
    return CGFloat(count * 10)
  }
}

private func outside() async -> CGFloat { 70 }

/// A view whose task decides how wide it is.
private struct Loading: View {
  let load: @MainActor @Sendable () async -> CGFloat
  @State private var width: CGFloat = 1

  nonisolated init(load: @escaping @MainActor @Sendable () async -> CGFloat) { self.load = load }

  var body: some View {
    Color.red.frame(width: width, height: 10).task { width = await load() }
  }
}

private struct Repeating: View {
  let id: Int
  let log: @MainActor @Sendable (String) -> Void

  var body: some View {
    Color.red.frame(width: 10, height: 10).task(id: id) {
      log("begin \(id)")
      do {
        while true { try await Task.sleep(for: .seconds(60)) }
      } catch { log("end \(id)") }
    }
  }
}

@MainActor
private final class Log {
  var lines: [String] = []
}

@MainActor
@Suite("Tasks of views")
struct TaskTests {
  private func width(_ host: ViewHost) -> Double {
    host.size(offered: .unspecified, traits: traits()).width
  }

  private func messages(_ host: ViewHost) -> [String] {
    host.snapshot(traits: traits()).issues.map(\.message)
  }

  @Test func `A task that does not wait is done before the screen is shown`() {
    #expect(width(ViewHost(Loading { 40 })) == 40)
  }

  @Test func `Actors and functions outside of the main actor are waited for`() {
    let store = Store()
    let host = ViewHost(
      Loading {
        _ = await store.next()
        return await store.next() + outside()
      }
    )
    #expect(width(host) == 90)
    #expect(messages(host).isEmpty)
  }

  @Test func `Hours of sleep are over at once, in their order`() {
    let host = ViewHost(
      Loading {
        async let late = {
          try? await Task.sleep(for: .seconds(7200)); return CGFloat(2)
        }()
        async let early = {
          try? await Task.sleep(nanoseconds: 3_600_000_000_000); return CGFloat(3)
        }()
        return await early * 10 + late
      }
    )
    #expect(width(host) == 32)
  }

  @Test func `Groups and detached tasks belong to the screen`() {
    let host = ViewHost(
      Loading {
        let detached = await Task.detached { await outside() }.value
        return await withTaskGroup(of: CGFloat.self) { group in
          for number in 1...4 { group.addTask { CGFloat(number) } }
          var sum = detached
          for await number in group { sum += number }
          return sum
        }
      }
    )
    #expect(width(host) == 80)
  }

  @Test func `A task that never ends is cut, which is said`() {
    let host = ViewHost(
      Loading {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
        return 0
      }
    )
    #expect(width(host) == 1)
    #expect(messages(host).contains { $0.contains("without an end") })
  }

  @Test func `A task that waits for another thread is left, which is said`() {
    let host = ViewHost(
      Loading {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1)
            continuation.resume(returning: 99)
          }
        }
      }
    )
    #expect(width(host) == 1)
    #expect(messages(host).contains { $0.contains("does not come from the screen") })
  }

  /// A view whose first action decides how wide it is.
  private struct Appearing: View {
    let action: @MainActor (Binding<CGFloat>) -> Void
    @State private var width: CGFloat = 1

    var body: some View {
      Color.red.frame(width: width, height: 10).onAppear { action($width) }
    }
  }

  @Test func `Blocks for the main queue run before the screen is shown, by their times`() {
    let host = ViewHost(
      Appearing { width in
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { width.wrappedValue += 5 }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) {
          width.wrappedValue *= 20
        }
        DispatchQueue.main.async { width.wrappedValue += 1 }
      }
    )
    #expect(width(host) == 45)
    #expect(messages(host).isEmpty)
  }

  @Test func `A block that asks for itself again is left, which is said`() {
    @MainActor func grow(_ width: Binding<CGFloat>) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        width.wrappedValue += 1
        grow(width)
      }
    }
    let host = ViewHost(Appearing { grow($0) })
    #expect(width(host) <= Double(ScreenTasks.mostSleeps) + 1)
    #expect(messages(host).contains { $0.contains("without an end") })
  }

  @Test func `Tasks that an action starts run before the screen is shown`() {
    let host = ViewHost(
      Appearing { width in
        Task {
          let found = await outside()
          try? await Task.sleep(for: .seconds(60))
          width.wrappedValue = found
        }
      }
    )
    #expect(width(host) == 70)
  }

  @Test func `Blocks of other queues run there`() {
    let host = ViewHost(
      Appearing { width in
        let done = DispatchSemaphore(value: 0)
        DispatchQueue.global().async { done.signal() }
        width.wrappedValue = done.wait(timeout: .now() + 60) == .success ? 30 : 1
      }
    )
    #expect(width(host) == 30)
  }

  @Test func `A new value cancels the task of the one before`() {
    let log = Log()
    struct Screen: View {
      let log: Log
      @State private var id = 1

      var body: some View {
        Repeating(id: id) { log.lines.append($0) }.onAppear { id = 2 }
      }
    }
    _ = width(ViewHost(Screen(log: log)))
    #expect(Set(log.lines.prefix(3)) == ["begin 1", "end 1", "begin 2"])
  }

  @Test func `A hundred screens with tasks at once are alike`() async {
    let widths = await withTaskGroup(of: Double.self) { group in
      for _ in 0..<100 {
        group.addTask {
          let host = ViewHost(
            Loading {
              try? await Task.sleep(for: .seconds(5)); return 25
            }
          )
          return host.size(offered: .unspecified, traits: traits()).width
        }
      }
      var widths: Set<Double> = []
      for await width in group { widths.insert(width) }
      return widths
    }
    #expect(widths == [25])
  }
}
