public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import ScreenAudit
public import Snapshots

/// Screens that a program makes in code, for a sweep.
///
/// ```swift
/// let source = ViewSource("Login", file: #filePath) { LoginController() }
/// let result = Sweep(settings: settings).run([source])
/// ```
public struct ViewSource: SweepSource {
  /// The one screen.
  public let screens: [SweepScreen]
  private let make: @Sendable () -> UIViewController
  private let line: Int
  private let ownOrientation: CodePreview.Orientation?
  private let ownDevice: Device?

  /// Creates a source of a screen that source shows by itself.
  public init(_ preview: CodePreview) {
    screens = [
      SweepScreen(
        id: preview.id,
        title: preview.title,
        file: preview.file,
        kind: preview.layout == .device ? .screen : .view
      )
    ]
    (make, line, ownOrientation) = (preview.makeController, preview.line, preview.orientation)
    ownDevice = preview.device
  }

  /// Creates a source of one screen.
  ///
  /// - Parameters:
  ///   - title: What people call the screen; it is its identifier, too.
  ///   - file: The path of the file that findings name.
  ///   - make: Makes the controller; called once for each size and setting, on several threads.
  public init(
    _ title: String,
    file: String,
    make: @escaping @Sendable () -> UIViewController
  ) {
    screens = [SweepScreen(id: title, file: file)]
    (self.make, line, ownOrientation, ownDevice) = (make, 0, nil, nil)
  }

  /// Makes the controller in a window of its own.
  public func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    let display = UIScreen(ownDevice ?? setting.device, in: orientation(in: setting))
    let makeWindow = { [make] in
      let window = UIWindow(screen: display)
      window.traitOverrides = TraitCollection(
        preferredContentSizeCategory: category,
        layoutDirection: setting.layoutDirection,
        userInterfaceStyle: setting.style
      )
      window.rootViewController = MainActorWork.run { make() }
      return window
    }
    let window = UIScreen.$current.withValue(display) {
      AppLanguage.perform(in: setting.language, makeWindow)
    }
    return WindowStage(window, language: setting.language)
  }

  /// The orientation of the preview, or that of the run where the device cannot be turned so or the preview
  /// leaves it open.
  private func orientation(in setting: SweepSetting) -> Device.Orientation {
    switch ownOrientation {
    case .portrait: .portrait
    case .landscape: .landscape
    case nil: setting.orientation
    }
  }

  /// The file that findings name, for every object.
  public func location(ofObject objectID: String) -> SourceLocation? {
    SourceLocation(file: screens[0].file, line: line)
  }
}

/// A window of HeadlessUIKit as the stage of a sweep.
public final class WindowStage: SweepStage {
  /// The window.
  public let window: UIWindow
  /// The findings made while the screen was made.
  public let findings: [Finding]
  private let language: String?

  /// Creates a stage.
  public init(_ window: UIWindow, language: String? = nil, findings: [Finding] = []) {
    self.window = window
    self.language = language
    self.findings = findings
  }

  /// Changes the text size of the window.
  public func change(to category: ContentSizeCategory) {
    MainActorWork.run { window.traitOverrides.preferredContentSizeCategory = category }
  }

  /// Lays the window out and returns it as a value.
  public func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    AppLanguage.perform(in: language) {
      MainActorWork.run {
        window.layoutSnapshot(language: language, findsAmbiguity: findsAmbiguity)
      }
    }
  }
}
