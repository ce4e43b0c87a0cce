public import Diagnostics
public import DynamicType

/// A fault on a screen, once for all the sizes and settings in which it occurs.
public struct AuditFinding: Sendable {
  /// A place where it can be seen.
  public struct Occurrence: Hashable, Sendable {
    /// The setting in which the screen was shown.
    public var setting: SweepSetting

    /// The text size.
    public var category: ContentSizeCategory

    /// Whether it occurs after a change of the size, rather than after a launch.
    public var isChanged: Bool

    /// Whether hardly anything is lost: less than a tenth of the characters of a text.
    public var isSlight: Bool

    /// Whether a device may show it differently, for the reason in the finding's message.
    public var isDoubtful = false

    /// The place, in points of the screen.
    public var region: Rect
  }

  /// The rule that found it.
  let rule: AuditRule

  /// The aspects through which code may determine the result.
  package var aspects: [CodeAspect] { rule.aspects }

  /// The finding as reporters write it.
  public var reported: Finding

  /// The screen.
  public var screen: SweepScreen

  /// The object.
  public var object: AuditedObject

  /// Whether it depends on the text size; false for a fault that is the same at Large.
  public var isAboutTextSize: Bool

  /// The places where it can be seen, in the order of settings and sizes.
  public var occurrences: [Occurrence]

  /// The first size at which it occurs: from Large upwards, then the smaller ones.
  public var firstCategory: ContentSizeCategory

  /// The sizes at which it occurs, in ascending order.
  public var categories: [ContentSizeCategory] {
    Set(occurrences.map(\.category)).sorted()
  }
}
