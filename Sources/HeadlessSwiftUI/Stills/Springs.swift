import Foundation

extension Animation {
  /// Like a spring; durations are in seconds.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation { .spring.lasting(response) }

  /// Like a spring; durations are in seconds.
  @_disfavoredOverload
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation { .spring.lasting(duration) }

  /// Like a spring that follows a touch; durations are in seconds.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation { .spring.lasting(response) }

  /// Like a spring that follows a touch.
  public static var interactiveSpring: Animation { .interactiveSpring() }

  /// Like a spring of a stiffness.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { .spring }

  /// Like a spring; the duration is in seconds.
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0,
    initialVelocity: Double = 0
  ) -> Animation { .spring.lasting(duration) }

  /// Like a spring.
  public static var interpolatingSpring: Animation { .spring }

  /// Like a spring that swings; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .bouncy.lasting(duration)
  }

  /// Like a spring that does not swing; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .smooth.lasting(duration)
  }

  /// Like a stiff spring; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .snappy.lasting(duration)
  }

  /// Along a curve with two control points; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation { .linear(duration: duration) }

  /// The course again and again; a still screen shows the end of the first time.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }

  /// The course several times; a still screen shows the end.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// The circumstances of a change, which a still screen does not show.
public struct Transaction {
  /// The course of the change.
  public var animation: Animation?
  /// Whether the change has no course.
  public var disablesAnimations = false
  /// Whether the change goes on with the movement of a finger.
  public var isContinuous = false

  /// Creates circumstances without a course.
  public init() {}

  /// Creates circumstances with a course.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change under circumstances, of which a still screen shows the end.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change under a circumstance, of which a still screen shows the end.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When a change is complete.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  case logicallyComplete, removed
}

/// Makes a change over time and runs an action afterwards, which is at once on a still screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

extension View {
  /// Changes the circumstances of changes in the view, which a still screen does not show.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the circumstances when a value changes, which a still screen does not show.
  nonisolated public func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Shows changes that a closure makes over time; a still screen shows their end.
  nonisolated public func animation<Content: View>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { body(PlaceholderContentView(content: self)) }
}

/// The view that a closure changes.
public struct PlaceholderContentView<Content: View> {
  let content: Content
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { content }
}
