/// A guide that constraints can name.
public struct LayoutGuideDescription: Hashable, Sendable {
  /// The area that a guide follows.
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
  /// The area that the guide follows.
  public var kind: Kind
  /// The identifier of the view or controller that has the guide.
  public var owner: String
}

extension LayoutGuideDescription.Kind {
  /// The guides of a view by the properties that hold them.
  fileprivate static let guidesOfViews: [(property: Property<ObjectNode?>, kind: Self)] = [
    (.layout.safeArea, .safeArea), (.layout.contentLayoutGuide, .contentLayoutGuide),
    (.layout.frameLayoutGuide, .frameLayoutGuide), (.layout.keyboard, .keyboard),
  ]
}

extension ObjectNode {
  /// The guides of the view: safe area, content, frame, keyboard.
  public var guides: [LayoutGuideDescription] {
    element.children.compactMap { child in
      guard ObjectKind(rawValue: child.name).category == .guide, let key = child.key,
        let guide = LayoutGuideDescription.Kind.guidesOfViews.first(where: {
          $0.property.name == key
        }),
        let guideID = child["id"]
      else { return nil }
      return LayoutGuideDescription(id: guideID, kind: guide.kind, owner: id)
    }
  }

  /// The guides of a controller, which preceded safe areas.
  public var controllerGuides: [LayoutGuideDescription] {
    self[.controller.layoutGuides].compactMap { guide in
      guard guide.kind == "viewControllerLayoutGuide",
        let kind = guide[.layoutGuide.type].flatMap({ LayoutGuideDescription.Kind(rawValue: $0) })
      else { return nil }
      return LayoutGuideDescription(id: guide.id, kind: kind, owner: id)
    }
  }
}
