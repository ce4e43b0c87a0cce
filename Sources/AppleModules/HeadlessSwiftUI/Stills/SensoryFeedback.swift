/// Haptic feedback, which no picture shows.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// A success.
  public static let success = SensoryFeedback(name: "success")
  /// A warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A fault.
  public static let error = SensoryFeedback(name: "error")
  /// A changed selection.
  public static let selection = SensoryFeedback(name: "selection")
  /// An increase.
  public static let increase = SensoryFeedback(name: "increase")
  /// A decrease.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// The start of something.
  public static let start = SensoryFeedback(name: "start")
  /// The end of an activity.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item is aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A change between levels of pressure.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// The end of a drawn path.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// A touch.
  public static let impact = SensoryFeedback(name: "impact")

  /// The weight of colliding objects.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    /// A highlight.
    public static let light = Weight(name: "light")
    /// Between light and heavy.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Between hard and soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// A collision of objects with a weight, at an intensity from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name) \(intensity)")
  }

  /// A collision of objects with a flexibility, at an intensity from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name) \(intensity)")
  }
}
