/// A gesture that a view reacts to; a still screen is never touched.
///
/// Your own gesture is composed of others in ``body``.
public protocol Gesture<Value> {
  /// The type of the gesture's value: that of the underlying gesture.
  associatedtype Value = Body.Value

  /// The underlying gesture.
  associatedtype Body: Gesture

  /// The underlying gesture.
  var body: Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A gesture of the system has no underlying gesture.
  public var body: Never {
    preconditionFailure("\(Self.self) is made of no other gesture.")
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// The type of the gesture's value, if there is a gesture.
  public typealias Value = Wrapped.Value
}

/// A gesture that hides the type of another.
public struct AnyGesture<Value>: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  let gesture: any Gesture

  /// Creates a gesture that hides the type of another.
  public init<Content: Gesture>(_ gesture: Content) where Content.Value == Value {
    self.gesture = gesture
  }
}

/// A gesture with its actions, as returned by a call.
public struct _ChangedGesture<Content: Gesture, Value>: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  let content: Content
}

extension Gesture {
  /// Runs an action when the gesture ends.
  public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self, Value> { _ChangedGesture(content: self) }

  /// Runs an action when the value of the gesture changes.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self, Value> where Value: Equatable { _ChangedGesture(content: self) }

  /// Changes a state while the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ChangedGesture<Self, Value> { _ChangedGesture(content: self) }

  /// Transforms the gesture's value.
  public func map<Other>(
    _ body: @escaping (Value) -> Other
  ) -> _ChangedGesture<Self, Other> { _ChangedGesture(content: self) }

  /// Recognizes another gesture at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> { SimultaneousGesture(self, other) }

  /// Recognizes another gesture after this one.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }

  /// Recognizes another gesture if this one is not recognized.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> { ExclusiveGesture(self, other) }
}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// The value of both gestures.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// The progress of the gestures.
  public enum Value {
    /// The first gesture lasts.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// The first of two gestures that is recognized.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A gesture of the system has no underlying gesture.
  public typealias Body = Never

  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture is recognized.
    case first(First.Value)
    /// The second gesture is recognized.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
