public import Diagnostics
public import DynamicType
public import Snapshots

/// One screen in one setting at all sizes.
public struct ScreenSeries: Sendable {
  /// A screen at one size.
  public struct Step: Equatable, Sendable {
    /// The text size.
    public var category: ContentSizeCategory

    /// The screen.
    public var snapshot: LayoutSnapshot

    /// Creates a step.
    public init(_ category: ContentSizeCategory, _ snapshot: LayoutSnapshot) {
      self.category = category
      self.snapshot = snapshot
    }
  }

  /// The screen.
  public var screen: SweepScreen

  /// The setting of the screen.
  public var setting: SweepSetting

  /// The screen as launched at each size, in the order of the sizes.
  public var launched: [Step]

  /// The screen after a change to each size while it is shown, in the order of the sizes.
  ///
  /// The screen was launched at Large. As with the slider of the Settings app, the size then increases to the
  /// largest, and decreases from Large to the smallest.
  public var changed: [Step] = []

  /// The findings from making the screen.
  public var findings: [Finding] = []

  /// The reason why there are no steps, or `nil`.
  public var failure: SweepError?

  /// Creates a series of launches.
  public init(screen: SweepScreen, setting: SweepSetting, launched: [Step] = []) {
    self.screen = screen
    self.setting = setting
    self.launched = launched
  }

  /// The screen as it is when the app is launched at a size.
  public func launched(at category: ContentSizeCategory) -> LayoutSnapshot? {
    launched.first { $0.category == category }?.snapshot
  }

  /// The screen after a change to a size while it is shown.
  public func changed(to category: ContentSizeCategory) -> LayoutSnapshot? {
    changed.first { $0.category == category }?.snapshot
  }
}
