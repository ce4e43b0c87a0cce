/// An animation of a value with key frames, of which a still screen shows the beginning.
public protocol Keyframes<Value> {
  /// The kind of the value.
  associatedtype Value
}

/// The key frames of a property.
public protocol KeyframeTrackContent<Value> {
  /// The kind of the property.
  associatedtype Value
}

/// The key frames of one property of a value, in order.
public struct KeyframeTrack<Value, Content: KeyframeTrackContent>: Keyframes {
  /// Creates changes of a property.
  public init(
    _ keyPath: WritableKeyPath<Value, Content.Value>,
    @KeyframeTrackContentBuilder<Content.Value> content: () -> Content
  ) {}
}

/// A change at a constant speed.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  /// Creates a change to a value, in seconds.
  public init(_ to: Value, duration: Double) {}
}

/// A change along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  /// Creates a change to a value, in seconds.
  public init(_ to: Value, duration: Double) {}
}

/// A spring animation to a key frame.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  /// Creates a change to a value, in seconds.
  public init(_ to: Value, duration: Double? = nil) {}
}

/// A change at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  /// Creates a change to a value.
  public init(_ to: Value) {}
}

/// Several key frames.
public struct KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// Builds the key frames of a property from the statements of a closure.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// Several statements.
  public static func buildBlock<each Content: KeyframeTrackContent>(
    _ content: repeat each Content
  ) -> KeyframeList<Value> { KeyframeList() }
}

/// Builds the key frames of a value from the statements of a closure.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Several statements.
  public static func buildBlock<each Content: Keyframes>(
    _ content: repeat each Content
  ) -> KeyframeList<Value> { KeyframeList() }
}

/// A view that a value animates, of which a still screen shows the beginning.
public struct KeyframeAnimator<Value, Content: View> {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that changes over and over.
  nonisolated public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates a view that changes when a value changes.
  nonisolated public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) {
    value = initialValue
    self.content = content
  }
}

extension KeyframeAnimator: View {
  /// The view with the first value.
  public var body: some View { content(value) }
}

extension View {
  /// Animates the view with key frames; a still screen shows the beginning.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View {
    let view = PlaceholderContentView(content: self)
    return KeyframeAnimator(initialValue: initialValue, trigger: trigger) {
      content(view, $0)
    } keyframes: {
      keyframes($0)
    }
  }
}
