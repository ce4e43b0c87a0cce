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
  private let place: StagePlace

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

  /// Changes the text size of the window and of its application, and tells who observes the change.
  public func change(to category: ContentSizeCategory) {
    place.perform {
      window.traitOverrides.preferredContentSizeCategory = category
      UIApplication.shared.change(to: category)
    }
  }

  /// Lays the window out and returns it as a value.
  public func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    place.perform {
      window.layoutSnapshot(language: place.language, findsAmbiguity: findsAmbiguity)
    }
  }
}

/// The surroundings that a stage's code finds: the screen of the device, the application with its traits
/// and windows, its language and its module.
private struct StagePlace {
  let screen: UIScreen
  let application: TraitEnvironment
  let language: String?
  let module: String?
  let windows = ShownWindows()

  func perform<Result>(_ body: () -> Result) -> Result {
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
}
