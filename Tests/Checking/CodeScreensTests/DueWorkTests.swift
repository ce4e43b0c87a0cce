import CodeScreens
import DynamicType
import Foundation
import HeadlessUIKit
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

/// A screen whose text its own code changes after it was loaded.
private final class ChangingController: UIViewController {
  private let change: @Sendable (Unshared) -> Void
  private let label = UILabel(frame: CGRect(x: 16, y: 80, width: 280, height: 80))

  /// The label, for closures that the main queue runs.
  struct Unshared: @unchecked Sendable {
    // The queue of a screen runs on the thread of the screen.
    let label: UILabel
  }

  init(_ change: @escaping @Sendable (Unshared) -> Void) {
    self.change = change
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "before"
    view.addSubview(label)
    change(Unshared(label: label))
  }
}

/// An object that is told a text by name.
private final class Receiver: NSObject {
  let label: UILabel

  init(_ label: UILabel) { self.label = label }

  static func register() {
    ObjectiveCMethods.register {
      [
        ObjectiveCMethod(Receiver.self, "take:") { object, arguments in
          arguments.pass { (text: String) in (object as? Receiver)?.label.text = text }
        }
      ]
    }
  }
}

/// A picture of a device shows a screen after the run loop has turned: blocks of the main queue that are due have
/// run by then (Apple's documentation of `DispatchQueue.main`), those with a delay have not.
@Suite struct `Work of a screen that is due` {
  private func series(
    _ change: @escaping @Sendable (ChangingController.Unshared) -> Void
  ) throws -> ScreenSeries {
    let source = ViewSource("Changing", file: "Changing.swift") { ChangingController(change) }
    let sweep = Sweep(
      settings: [SweepSetting(device: testDevice)],
      categories: [.large],
      changesWhileRunning: false
    )
    return try #require(sweep.run([source]).series.first)
  }

  private func texts(_ series: ScreenSeries) -> [String] {
    series.launched.flatMap { $0.snapshot.texts.map(\.text.string) }
  }

  private func issues(_ series: ScreenSeries) -> [LayoutIssue] {
    series.launched.flatMap(\.snapshot.issues)
  }

  @Test func `A block of the main queue runs before the picture, and what it adds does`() throws {
    let series = try series { unshared in
      DispatchQueue.main.async {
        unshared.label.text = "after"
        DispatchQueue.main.async { unshared.label.text = "after both" }
      }
    }
    #expect(texts(series) == ["after both"])
    #expect(issues(series).isEmpty)
  }

  @Test func `A task of the main actor runs before the picture`() throws {
    let series = try series { unshared in
      Task { @MainActor in
        await Task.yield()
        unshared.label.text = "after"
      }
    }
    #expect(texts(series) == ["after"])
  }

  @Test func `Work after a delay is not done, which is said`() throws {
    let series = try series { unshared in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { unshared.label.text = "later" }
      Task { @MainActor in
        try await Task.sleep(for: .seconds(2))
        unshared.label.text = "later still"
      }
    }
    #expect(texts(series) == ["before"])
    #expect(issues(series).map(\.kind) == [.later])
    #expect(issues(series).first?.message.hasPrefix("2 pieces of work are due") == true)
  }

  @Test func `A screen that gives itself work without an end is left`() throws {
    let series = try series { unshared in
      @Sendable func again() {
        DispatchQueue.main.async {
          unshared.label.text = "again"
          again()
        }
      }
      again()
    }
    #expect(texts(series) == ["again"])
    #expect(issues(series).map(\.kind) == [.message])
  }

  @Test func `A message that is due at once is sent, a later one is not`() throws {
    Receiver.register()
    let series = try series { unshared in
      let receiver = Receiver(unshared.label)
      receiver.perform("take:", with: "sent", afterDelay: 0)
      receiver.perform("take:", with: "later", afterDelay: 1)
    }
    #expect(texts(series) == ["sent"])
    #expect(issues(series).map(\.kind) == [.later])
  }
}
