package import DynamicType
package import Snapshots

/// A window and the context in which the code of its content runs: the stage of every screen, made from a
/// document, from UIKit in code or from SwiftUI.
///
/// Work that code adds to the main queue is done before the snapshot is taken. Work that is due later is not
/// done; the snapshot reports how much there is.
package final class ScreenStage {
  /// The window, as large as the screen of the device.
  package let window: UIWindow
  private var context: ScreenContext
  private let tasks = ScreenTasks(wakesSleepers: false)

  /// Creates a stage of a window on its own, in an existing application.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - context: The values of the screen other than the display and the windows.
  package init(_ window: UIWindow, in context: ScreenContext) {
    self.window = window
    self.context = context
    let windows = ShownWindows()
    self.context.display = window.screen
    self.context.windows = windows
    windows.insert(window)
  }

  /// Creates a stage with a window and an application of its own.
  ///
  /// As in an app, the window is on the screen before the code of its content runs.
  ///
  /// - Parameters:
  ///   - display: The screen of the device.
  ///   - traits: The person's settings and the version of the system; they replace those of the display.
  ///   - context: The values of the screen other than the display, the application and the windows.
  package convenience init(
    on display: UIScreen,
    with traits: UITraitCollection,
    in context: ScreenContext
  ) {
    var context = context
    context.display = display
    context.application = TraitEnvironment(display.traitCollection.merging(traits))
    self.init(context.perform { UIWindow(screen: display) }, in: context)
    perform {
      window.traitOverrides = traits
      window.updateSafeArea()
    }
  }

  /// Runs code of the screen in its context; tasks that it starts belong to the screen.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.perform { try tasks.performAsCurrent(body) }
  }

  /// Changes the text size of the window and of its application, and notifies the observers.
  package func change(to category: UIContentSizeCategory) {
    perform {
      UIApplication.shared.change(to: category) {
        window.traitOverrides.preferredContentSizeCategory = category
      }
    }
  }

  /// Moves the window to another screen and gives it that size, as when the device is turned or the window
  /// moves to another display.
  package func turn(to screen: UIScreen) {
    context.display = screen
    perform { window.move(to: screen) }
  }

  /// Lays the window out, does the work that its code added to the main queue, and returns a snapshot.
  ///
  /// - Parameter findsAmbiguity: Whether constraints are checked for ambiguity, which is slow.
  /// - Returns: The window with its bars, and the issues of its layout.
  package func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    let isEndless = settle()
    var snapshot = perform {
      window.layoutSnapshot(language: context.language, findsAmbiguity: findsAmbiguity)
    }
    snapshot.issues += issues(isEndless: isEndless)
    return snapshot
  }

  /// The maximum number of layout passes caused by work that was added to the main queue.
  private static let maximumRoundCount = 24

  /// Repeats layout and due work until none is left; returns whether work remains because it never ends.
  private func settle() -> Bool {
    for _ in 0..<Self.maximumRoundCount {
      perform { window.layoutIfNeeded() }
      guard tasks.hasWork else { return false }
      if context.perform({ tasks.run() }) == .endless { return true }
    }
    return true
  }

  /// The work that the snapshot does not show.
  private func issues(isEndless: Bool) -> [LayoutIssue] {
    let count = tasks.sleepingCount
    var issues: [LayoutIssue] = []
    if count > 0 {
      let pieces = count == 1 ? "One piece of work is" : "\(count) pieces of work are"
      issues.append(
        LayoutIssue(.later, message: "\(pieces) due after a delay and not done in the picture")
      )
    }
    if isEndless {
      issues.append(
        LayoutIssue(.message, message: "The screen gives work to the main queue without an end")
      )
    }
    return issues
  }
}
