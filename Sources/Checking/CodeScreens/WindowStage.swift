public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import ScreenAudit
public import Snapshots

/// A HeadlessUIKit window as the stage of a sweep.
///
/// Code that runs while the screen is made, changed or laid out sees the window's screen as `UIScreen.main`,
/// and the window among those of the application.
public final class WindowStage: SweepStage {
  /// The findings from making the screen.
  public let findings: [Finding]
  private let stage: ScreenStage

  /// The window.
  public var window: UIWindow { stage.window }

  /// Creates a stage that changes with the window alone.
  public init(_ window: UIWindow, language: String? = nil, findings: [Finding] = []) {
    self.findings = findings
    var context = ScreenContext()
    context.application = .application
    context.language = language
    context.module = nil
    stage = ScreenStage(window, in: context)
  }

  /// Creates a stage with its own application, in which the root of the window is made.
  init(
    on screen: UIScreen,
    in traits: TraitCollection,
    language: String?,
    module: String?,
    _ makeRoot: () -> UIViewController
  ) {
    var context = ScreenContext()
    context.language = language
    context.module = module
    stage = ScreenStage(on: screen, with: traits, in: context)
    findings = []
    stage.perform { window.rootViewController = makeRoot() }
  }

  /// Changes the text size of the window and of its application, and notifies the observers.
  public func change(to category: ContentSizeCategory) { stage.change(to: category) }

  /// Runs code of the screen in its context, such as a change that a person would make.
  package func perform<Result>(_ body: () -> Result) -> Result { stage.perform(body) }

  /// Moves the window to another screen and gives it that size, as when the device is rotated or the window
  /// moves to another display.
  package func turn(to screen: UIScreen) { stage.turn(to: screen) }

  /// Lays the window out, runs the work that its code added to the main queue, and returns a snapshot.
  ///
  /// Work that is due later is not done. An issue in the snapshot counts it.
  public func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    stage.snapshot(findsAmbiguity: findsAmbiguity)
  }
}
