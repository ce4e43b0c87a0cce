import Foundation

extension Animation {
  /// A spring animation; durations are in seconds.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { .spring.lasting(response) }

  /// A spring animation; durations are in seconds.
  @_disfavoredOverload
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .spring.lasting(duration) }

  /// A spring animation that follows a touch; durations are in seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { .spring.lasting(response) }

  /// A spring animation that follows a touch.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// A spring animation with a stiffness.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// A spring animation; the duration is in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .spring.lasting(duration) }

  /// A spring animation.
  public static var interpolatingSpring: Animation { .spring }

  /// A spring animation that bounces; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy.lasting(duration)
  }

  /// A spring animation that does not bounce; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth.lasting(duration)
  }

  /// A stiff spring animation; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy.lasting(duration)
  }

  /// An animation along a curve with two control points; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { .linear(duration: duration) }

  /// The animation, repeated forever; a still screen shows the end of the first time.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The animation, repeated several times; a still screen shows the end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}
