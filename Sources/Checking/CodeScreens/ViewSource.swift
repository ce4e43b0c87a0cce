public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import ScreenAudit

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
  private let module: String?

  /// Creates a source of a screen from a preview in source.
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
    (ownDevice, module) = (preview.device, preview.module)
  }

  /// Creates a source of one screen.
  ///
  /// - Parameters:
  ///   - title: The name of the screen for people, which is also its identifier.
  ///   - file: The path of the file that findings name.
  ///   - make: Makes the controller; called once for each size and setting, on several threads.
  public init(
    _ title: String,
    file: String,
    make: @escaping @Sendable () -> UIViewController
  ) {
    screens = [SweepScreen(id: title, file: file)]
    (self.make, line, ownOrientation, ownDevice, module) = (make, 0, nil, nil, nil)
  }

  /// Makes the controller in a separate window, as in an app that is launched at the text size.
  ///
  /// The screen, the application and its environment are those of the stage: code gets the correct values
  /// from them on each of several threads.
  public func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    let display = UIScreen(ownDevice ?? setting.device, in: orientation(in: setting))
    let traits = TraitCollection(
      preferredContentSizeCategory: category,
      layoutDirection: setting.layoutDirection,
      userInterfaceStyle: setting.style,
      systemVersion: SystemGeneration(setting.systemVersion).version
    )
    return WindowStage(
      on: display,
      in: traits,
      language: setting.language,
      module: module,
      make
    )
  }

  /// The orientation of the preview, or that of the run if the device does not support it or the preview sets
  /// none.
  private func orientation(in setting: SweepSetting) -> Device.Orientation {
    switch ownOrientation {
    case .portrait: .portrait
    case .landscape: .landscape
    case nil: setting.orientation
    }
  }

  /// The file of the findings, for every object.
  public func location(ofObject objectID: String) -> SourceLocation? {
    SourceLocation(file: screens[0].file, line: line)
  }
}
