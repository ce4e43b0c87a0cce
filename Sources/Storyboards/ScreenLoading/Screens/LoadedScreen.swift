public import Diagnostics
public import DynamicType
public import HeadlessUIKit
public import Snapshots

/// A screen with its containers in a window.
///
/// Views find fonts and images of the project while they are laid out. Call everything that lays out
/// or changes traits in ``perform(_:)``; ``snapshot(findsAmbiguity:)`` and
/// ``change(to:)`` do that themselves.
///
/// ```swift
/// let screen = try loader.load(loader.screens[0], in: ScreenEnvironment(device))
/// screen.change(to: .accessibilityExtraLarge)
/// let picture = screen.snapshot()
/// ```
public struct LoadedScreen {
  /// The view of the screen itself, without its containers.
  public let view: UIView
  /// The controller of the screen itself, or `nil` for a view or cell of a xib.
  public let controller: UIViewController?
  /// The findings of loading, in the order in which they were made.
  public let findings: [Finding]
  /// The environment for which the screen was loaded.
  public let environment: ScreenEnvironment
  /// Objects to which views hold weak references only.
  let retainedObjects: [AnyObject]
  let stage: ScreenStage

  /// The window, as large as the device's screen.
  public var window: UIWindow { stage.window }

  /// Runs a closure in which fonts, images and language are those of the screen.
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try stage.perform(body)
  }

  /// Lays the window out and returns it as a plain value.
  ///
  /// - Parameter findsAmbiguity: Whether constraints are asked for ambiguity, which is slow.
  /// - Returns: The window with its bars, and the issues of its layout.
  public func snapshot(findsAmbiguity: Bool = false) -> LayoutSnapshot {
    stage.snapshot(findsAmbiguity: findsAmbiguity)
  }

  /// Changes the text size while the screen is shown, as a person does in the Control Center.
  ///
  /// Text that does not adjust keeps the size with which the screen was loaded.
  public func change(to category: ContentSizeCategory) { stage.change(to: category) }
}
