/// A stored property that brings a value from outside into a view.
///
/// Each such property is connected and updated before the body of the view is computed.
public protocol DynamicProperty {
  /// Prepares the value for the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the graph connects with its context.
protocol ConnectedProperty: DynamicProperty, SendableMetatype {
  @MainActor
  mutating func connect(to place: PropertyPlace)
}

/// The position of a property in the graph: its view and the context.
@MainActor
struct PropertyPlace {
  /// The node of the view.
  let node: ViewNode

  /// The offset of the property in the view, which identifies its storage.
  let offset: Int

  /// The environment of the view.
  let environment: EnvironmentValues
}
