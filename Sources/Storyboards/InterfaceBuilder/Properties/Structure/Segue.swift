/// A transition from one controller to another.
public struct Segue: Hashable, Sendable {
  /// The way in which a destination is shown.
  public struct Kind: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The word of the format.
    public let rawValue: String
    /// Creates a kind from the word of the format.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from the word of the format.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The destination is part of the source, as ``Segue/relationship`` says.
    public static let relationship = Kind(rawValue: "relationship")
    /// The destination's view lies inside a container view.
    public static let embed = Kind(rawValue: "embed")
    /// Pushed where there is a navigation controller, otherwise presented.
    public static let show = Kind(rawValue: "show")
    /// Pushed, in the words of old documents.
    public static let push = Kind(rawValue: "push")
    /// Shown in the detail area of a split view.
    public static let showDetail = Kind(rawValue: "showDetail")
    /// The kind that a class of the app defines.
    public static let custom = Kind(rawValue: "custom")
  }

  /// The way in which the destination is shown.
  public var kind: Kind
  /// The identifier of the destination.
  public var destination: String
  /// The part that the destination has in the source, such as `rootViewController`, for
  /// relationships.
  public var relationship: String?

  init(_ element: Element) {
    kind = Kind(rawValue: element[.segue.kind])
    destination = element[.segue.destination]
    relationship = element[.segue.relationship]
  }
}

extension ObjectNode {
  /// The segues that begin at the object itself.
  var segues: [Segue] {
    element.child("connections")?.children(named: "segue").map { Segue($0) } ?? []
  }

  /// The elements of the segues that put a controller into the object.
  public var embedSegues: [Element] {
    let all = element.child("connections")?.children(named: "segue") ?? []
    return all.filter { Segue($0).kind == .embed }
  }

  /// The segues that begin at the controller or at anything inside it, in the order of the file.
  public var allSegues: [Segue] {
    element.descendants.filter { $0.name == "segue" }.map { Segue($0) }
  }

  /// Returns the controllers of a relationship, such as `rootViewController` or `viewControllers`,
  /// in order: the destinations of segues, or, in old documents, the controllers inside the
  /// controller.
  public func controllers(inRelationship relationship: String) -> [ObjectNode] {
    let destinations = segues.filter {
      $0.kind == .relationship && $0.relationship == relationship
    }
    guard destinations.isEmpty else {
      return destinations.compactMap { context.element(id: $0.destination) }.map { node($0) }
    }
    if relationship == Property<[ObjectNode]>.containment.viewControllers.name {
      return self[.containment.viewControllers]
    }
    let property = Self.nestedControllers.first { $0.name == relationship }
    return property.flatMap { self[$0] }.map { [$0] } ?? []
  }

  /// The relationships whose only controller old documents write inside the container.
  private static let nestedControllers: [Property<ObjectNode?>] = [
    .containment.rootViewController, .containment.masterViewController,
    .containment.supplementaryViewController, .containment.detailViewController,
    .containment.compactViewController,
  ]

  /// The controller whose view lies inside a container view.
  public var embeddedController: ObjectNode? {
    segues.first { $0.kind == .embed }.flatMap { context.element(id: $0.destination) }
      .map { node($0) }
  }
}
