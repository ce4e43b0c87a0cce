/// An animation, of which a still screen shows the end.
public struct Animation: Hashable, Sendable {
  private let name: String
  private let duration: Double

  private init(_ name: String, _ duration: Double = 0.35) {
    self.name = name
    self.duration = duration
  }

  /// The animation with another duration in seconds.
  func lasting(_ duration: Double) -> Animation { Animation(name, duration) }

  /// The system's default animation.
  public static let `default` = Animation("default")
  /// A constant pace.
  public static let linear = Animation("linear")
  /// Slow at the beginning.
  public static let easeIn = Animation("easeIn")
  /// Slow at the end.
  public static let easeOut = Animation("easeOut")
  /// Slow at the beginning and at the end.
  public static let easeInOut = Animation("easeInOut")
  /// A spring animation.
  public static let spring = Animation("spring", 0.5)
  /// A spring animation that bounces.
  public static let bouncy = Animation("bouncy", 0.5)
  /// A spring animation that does not bounce.
  public static let smooth = Animation("smooth", 0.5)
  /// A stiff spring animation.
  public static let snappy = Animation("snappy", 0.5)

  /// A constant pace, with a duration in seconds.
  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  /// Slow at the beginning, with a duration in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  /// Slow at the end, with a duration in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  /// Slow at the beginning and at the end, with a duration in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }

  /// The animation after a delay in seconds, with the same end.
  public func delay(_ delay: Double) -> Animation { Animation(name, duration + delay) }

  /// The animation at another speed, with the same end.
  public func speed(_ speed: Double) -> Animation {
    Animation(name, speed > 0 ? duration / speed : duration)
  }
}
