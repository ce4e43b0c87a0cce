public import Foundation

/// Taps on a view.
public struct TapGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never
  /// A tap tells nothing.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// Taps on a view that report their location.
public struct SpatialTapGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// A tap.
  public struct Value: Equatable, Sendable {
    /// The place of the tap.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// A long press; the duration is in seconds, the distance in points.
public struct LongPressGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never
  /// Whether the touch is long enough.
  public typealias Value = Bool

  /// The shortest duration.
  public var minimumDuration: Double
  /// The maximum distance.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A drag; lengths are in points.
public struct DragGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// A moment of the movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The place of the touch.
    public var location: CGPoint
    /// The place where the touch began.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize
    /// The location where the movement is predicted to end.
    public var predictedEndLocation: CGPoint

    /// The translation since the touch began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The translation predicted for the end of the movement.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// The minimum distance.
  public var minimumDistance: CGFloat

  /// Creates a gesture with the shortest way.
  public init(minimumDistance: CGFloat = 10) { self.minimumDistance = minimumDistance }
}

/// A pinch, under the older name.
public struct MagnificationGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never
  /// The factor of the distance.
  public typealias Value = CGFloat

  /// The smallest change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with the smallest change.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A pinch.
public struct MagnifyGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// A moment of the movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The factor of the distance.
    public var magnification: CGFloat
    /// The change of the factor in a second.
    public var velocity: CGFloat
    /// The center of the touches, in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The place between the touches.
    public var startLocation: CGPoint
  }

  /// The smallest change.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture with the smallest change.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// A rotation with two fingers, under the older name.
public struct RotationGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never
  /// The angle of the turn.
  public typealias Value = Angle

  /// The smallest turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with the smallest turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A rotation with two fingers.
public struct RotateGesture: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// A moment of the movement.
  public struct Value: Equatable, Sendable {
    /// The time.
    public var time: Date
    /// The angle of the turn.
    public var rotation: Angle
    /// The turn in a second.
    public var velocity: Angle
    /// The center of the touches, in unit coordinates of the view.
    public var startAnchor: UnitPoint
    /// The place between the touches.
    public var startLocation: CGPoint
  }

  /// The smallest turn.
  public var minimumAngleDelta: Angle

  /// Creates a gesture with the smallest turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// A value that a gesture changes while it lasts; on a still screen it is always the initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Creates a state with its initial value and a closure that resets it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a state with its initial value and a closure that resets it.
  public init(
    wrappedValue: Value,
    reset: @escaping (Value, inout Transaction) -> Void
  ) { self.wrappedValue = wrappedValue }

  /// The state itself, for a gesture.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension DragGesture {
  /// Creates a gesture with a minimum distance, in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol
  ) { self.init(minimumDistance: minimumDistance) }
}
