public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import ScreenAudit
public import Snapshots

/// A window of HeadlessUIKit as the stage of a sweep.
///
/// Code that runs while the screen is made, changed or laid out finds the screen of the window as
/// `UIScreen.main`, and the window among those of the application.
public final class WindowStage: SweepStage {
  /// The window.
  public let window: UIWindow
  /// The findings made while the screen was made.
  public let findings: [Finding]
  private var place: StagePlace

  /// Creates a stage that changes with the window alone.
  public init(_ window: UIWindow, language: String? = nil, findings: [Finding] = []) {
    self.window = window
    self.findings = findings
    place = StagePlace(
      screen: window.screen,
      application: .application,
      language: language,
      module: nil
    )
    place.windows.insert(window)
  }

  /// Creates a stage with an application of its own, in which the root of the window is made.
  init(
    on screen: UIScreen,
    in traits: TraitCollection,
    language: String?,
    module: String?,
    _ makeRoot: () -> UIViewController
  ) {
    let place = StagePlace(
      screen: screen,
      application: TraitEnvironment(screen.traitCollection.merging(traits)),
      language: language,
      module: module
    )
    self.place = place
    window = place.perform {
      let window = UIWindow(screen: screen)
      window.traitOverrides = traits
      place.windows.insert(window)
      // As in an app, the window is on the screen before the code of its content runs.
      window.updateSafeArea()
      window.rootViewController = makeRoot()
      return window
    }
    findings = []
  }

  /// Changes the text size of the window and of its application, and notifies observers of the
  /// change.
  public func change(to category: ContentSizeCategory) {
    place.perform {
      window.traitOverrides.preferredContentSizeCategory = category
      UIApplication.shared.change(to: category)
    }
  }

  /// Runs code of the screen, such as a change that a person would make, in its surroundings.
  package func perform<Result>(_ body: () -> Result) -> Result { place.perform(body) }

  /// Moves the window to another screen and makes it as large: the device is turned, or the window is moved
  /// to another display.
  package func turn(to screen: UIScreen) {
    place.screen = screen
    place.perform { window.move(to: screen) }
  }

  /// Lays the window out, runs the work that its code gave to the main queue, and returns it as a
  /// value.
  ///
  /// Work that is due later is not done. An issue of the snapshot has its amount.
  public func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    let isEndless = settle()
    var snapshot = place.perform {
      window.layoutSnapshot(language: place.language, findsAmbiguity: findsAmbiguity)
    }
    snapshot.issues += place.issues(isEndless: isEndless)
    return snapshot
  }

  /// The most times that a screen is laid out anew because of what it gave to the main queue.
  private static let maximumRoundCount = 24

  /// Lays out and does what is due until nothing is; returns whether work was left because it has no end.
  private func settle() -> Bool {
    for _ in 0..<Self.maximumRoundCount {
      place.perform { window.layoutIfNeeded() }
      switch place.runWork() {
      case .idle: return false
      case .done: continue
      case .endless: return true
      }
    }
    return true
  }
}

/// The surroundings that a stage's code finds: the screen of the device, the application with its traits
/// and windows, its language, its module and its work.
private struct StagePlace {
  /// The outcome of a run of the work that is due.
  enum Work {
    case idle, done, endless
  }

  var screen: UIScreen
  let application: TraitEnvironment
  let language: String?
  let module: String?
  let windows = ShownWindows()
  private let tasks = ScreenTasks(wakesSleepers: false)

  init(screen: UIScreen, application: TraitEnvironment, language: String?, module: String?) {
    self.screen = screen
    (self.application, self.language, self.module) = (application, language, module)
  }

  func perform<Result>(_ body: () -> Result) -> Result {
    surround { tasks.performAsCurrent(body) }
  }

  private func surround<Result>(_ body: () -> Result) -> Result {
    TraitEnvironment.$application.withValue(application) {
      UIScreen.$current.withValue(screen) {
        ShownWindows.$ofScreen.withValue(windows) {
          AppModule.$current.withValue(module) {
            AppLanguage.perform(in: language) { MainActorWork.run(body) }
          }
        }
      }
    }
  }

  /// Does the work that is due.
  func runWork() -> Work {
    guard tasks.hasWork else { return .idle }
    return surround { tasks.run() == .endless ? .endless : .done }
  }

  /// The work that the picture does not show.
  func issues(isEndless: Bool) -> [LayoutIssue] {
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
