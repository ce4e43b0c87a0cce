/// A stored property that brings a value from outside into a view.
///
/// Before the body of a view is asked for, each such property is connected and updated.
public protocol DynamicProperty {
  /// Prepares the value for the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the graph connects with its place.
protocol ConnectedProperty: DynamicProperty, SendableMetatype {
  @MainActor
  mutating func connect(to place: PropertyPlace)
}

/// The place of a property in the graph: the view that has it, and what holds there.
@MainActor
struct PropertyPlace {
  /// The node of the view.
  let node: ViewNode

  /// The offset of the property in the view, which keeps its storage.
  let offset: Int

  /// The environment of the view.
  let environment: EnvironmentValues
}
