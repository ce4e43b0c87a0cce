extension ObjectNode {
  /// The views inside a view, in the order in which they are drawn.
  ///
  /// Under size classes only those that are installed; otherwise those installed by default. The
  /// content views of cells and effect views, and a table's header and footer, are properties.
  public var subviews: [ObjectNode] {
    let views = objects(in: "subviews")
    guard context.hasVariations, context.usesTraitCollections else { return views }
    let isInstalled = element.installed("subviews", under: sizeClasses)
    return views.filter { isInstalled($0.id) }
  }

  /// Every subview, installed or not.
  public var allSubviews: [ObjectNode] { objects(in: "subviews") }

  /// The guides of the view: safe area, content, frame, keyboard.
  public var guides: [LayoutGuideDescription] {
    element.children.compactMap { LayoutGuideDescription($0, owner: id) }
  }

  /// The variations of the object as they are written.
  public var variations: [VariationDescription] { element.variations }

  /// The attributes that a person or a framework set by key path.
  public var userDefinedRuntimeAttributes: [RuntimeAttribute] {
    element.child("userDefinedRuntimeAttributes")?.children.compactMap {
      RuntimeAttribute($0, resources: context.resources)
    } ?? []
  }

  /// The gesture recognizers that are attached to the view by an outlet collection.
  public var gestureRecognizers: [ObjectNode] {
    connections.outletCollections.filter { $0.property == "gestureRecognizers" }
      .compactMap { context.element(id: $0.destination) }.map { node($0) }
      + objects(in: "gestureRecognizers")
  }

  /// What assistive technologies are told.
  public var accessibility: AccessibilityDescription? {
    value(key: "accessibilityConfiguration").map { AccessibilityDescription($0) }
  }
}

/// A guide that constraints can name.
public struct LayoutGuideDescription: Hashable, Sendable {
  /// What the guide follows.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The safe area of the view.
    case safeArea
    /// The content of a scroll view.
    case contentLayoutGuide
    /// The frame of a scroll view.
    case frameLayoutGuide
    /// The keyboard.
    case keyboard
    /// The bars at the top of a controller, before safe areas.
    case top
    /// The bars at the bottom of a controller, before safe areas.
    case bottom
  }

  /// The identifier.
  public var id: String
  /// What the guide follows.
  public var kind: Kind
  /// The identifier of the view or controller that has the guide.
  public var owner: String

  init?(_ element: Element, owner: String) {
    guard let id = element["id"] else { return nil }
    let word = element.name == "viewControllerLayoutGuide" ? element["type"] : element.key
    guard ObjectKind(rawValue: element.name).category == .guide,
      let kind = word.flatMap({ Kind(rawValue: $0) })
    else { return nil }
    self.id = id
    self.kind = kind
    self.owner = owner
  }
}
