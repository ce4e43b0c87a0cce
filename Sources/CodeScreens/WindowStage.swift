public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import ScreenAudit
public import Snapshots

/// A window of HeadlessUIKit as the stage of a sweep.
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
    place = StagePlace(application: .application, language: language, module: nil)
  }

  /// Creates a stage with an application of its own, in which the window is made.
  init(
    in traits: TraitCollection,
    language: String?,
    module: String?,
    _ make: () -> UIWindow
  ) {
    let application = TraitEnvironment(
      TraitEnvironment.application.traitCollection.merging(traits)
    )
    place = StagePlace(application: application, language: language, module: module)
    window = place.perform(make)
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

/// What a stage's code finds around it: the application's traits, its language and its module.
private struct StagePlace {
  let application: TraitEnvironment
  let language: String?
  let module: String?

  func perform<Result>(_ body: () -> Result) -> Result {
    TraitEnvironment.$application.withValue(application) {
      AppModule.$current.withValue(module) {
        AppLanguage.perform(in: language) { MainActorWork.run(body) }
      }
    }
  }
}
