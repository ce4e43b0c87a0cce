/// The view that has the focus, as a value that the program sets and reads.
///
/// A still screen shows no insertion point, so focus changes only the value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Creates a state for one view.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state for one of several views.
  public init<ID: Hashable>() where Value == ID? { state = State(wrappedValue: nil) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection to the value, for the views that take part.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }

  /// A connection to a state of focus.
  @propertyWrapper
  public struct Binding {
    let binding: HeadlessSwiftUI.Binding<Value>

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The connection itself.
    public var projectedValue: Binding { self }
  }
}

/// The view that has the focus of assistive technologies, as a value that the program sets and reads.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A connection to a state of focus.
  public typealias Binding = FocusState<Value>.Binding

  private var state: FocusState<Value>

  /// Creates a state for one view.
  public init() where Value == Bool { state = FocusState() }

  /// Creates a state for one of several views.
  public init<ID: Hashable>() where Value == ID? { state = FocusState() }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A connection to the value, for the views that take part.
  public var projectedValue: Binding { state.projectedValue }
}

extension View {
  /// Binds the focus of the view to a value, which a still screen does not show.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the focus of the view to a value, which a still screen does not show.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { self }

  /// Binds the focus of the view to a value, which a still screen does not show.
  nonisolated public func accessibilityFocused(
    _ condition: FocusState<Bool>.Binding
  ) -> some View { self }

  /// Binds the focus of the view to a value, which a still screen does not show.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View { self }
}
