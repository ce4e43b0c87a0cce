/// How an object is connected with others and with code.
public struct Connections: Hashable, Sendable {
  /// A property of code that holds an object.
  public struct Outlet: Hashable, Sendable {
    /// The property.
    public var property: String
    /// The identifier of the object.
    public var destination: String
    /// Whether the property is a collection, of which this is one member.
    public var isCollection: Bool
  }

  /// A method of code that is called.
  public struct Action: Hashable, Sendable {
    /// The selector.
    public var selector: String
    /// The identifier of the object whose method it is.
    public var destination: String
    /// The event, such as `touchUpInside`; `nil` for items and gesture recognizers.
    public var eventType: String?
  }

  /// The outlets, single ones and members of collections.
  public var outlets: [Outlet]
  /// The actions.
  public var actions: [Action]
  /// The segues.
  public var segues: [Segue]

  /// The members of outlet collections.
  public var outletCollections: [Outlet] { outlets.filter(\.isCollection) }

  init(_ element: Element) {
    outlets = []
    actions = []
    segues = []
    guard let connections = element.child("connections") else { return }
    for child in connections.children { read(child) }
  }

  private mutating func read(_ child: Element) {
    let destination = child["destination"] ?? ""
    switch child.name {
    case "outlet", "outletCollection":
      let isCollection = child.name == "outletCollection"
      let property = child["property"] ?? ""
      outlets.append(
        Outlet(property: property, destination: destination, isCollection: isCollection)
      )
    case "action":
      let selector = child["selector"] ?? ""
      actions.append(
        Action(selector: selector, destination: destination, eventType: child["eventType"])
      )
    case "segue": segues.append(Segue(child))
    default: break
    }
  }
}
