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
  private let language: String?
  private let module: String?

  /// Creates a stage.
  public convenience init(_ window: UIWindow, language: String? = nil, findings: [Finding] = []) {
    self.init(window, language: language, module: nil, findings: findings)
  }

  /// Creates a stage of a screen of a module.
  init(_ window: UIWindow, language: String?, module: String?, findings: [Finding] = []) {
    self.window = window
    self.language = language
    self.module = module
    self.findings = findings
  }

  /// Changes the text size of the window.
  public func change(to category: ContentSizeCategory) {
    AppModule.$current.withValue(module) {
      MainActorWork.run { window.traitOverrides.preferredContentSizeCategory = category }
    }
  }

  /// Lays the window out and returns it as a value.
  public func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    AppModule.$current.withValue(module) {
      AppLanguage.perform(in: language) {
        MainActorWork.run {
          window.layoutSnapshot(language: language, findsAmbiguity: findsAmbiguity)
        }
      }
    }
  }
}
