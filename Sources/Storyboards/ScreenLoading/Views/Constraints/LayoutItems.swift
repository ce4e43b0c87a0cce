import HeadlessUIKit
import InterfaceBuilder

/// The views and layout guides made so far, by their identifiers in the document.
final class LayoutItems {
  private var views: [String: UIView] = [:]
  private var others: [String: AnyObject] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]
  private var guides: [String: (guide: UILayoutGuide, kind: LayoutGuideDescription.Kind)] = [:]

  func add(_ view: UIView, id: String) {
    if !id.isEmpty { views[id] = view }
  }

  func add(_ guide: UILayoutGuide, _ description: LayoutGuideDescription) {
    guides[description.id] = (guide, description.kind)
  }

  func add(_ constraint: NSLayoutConstraint, id: String) { constraints[id] = constraint }

  /// Adds an object that takes no part in the layout: a bar item or a gesture recognizer.
  func add(object: AnyObject, id: String) { others[id] = object }

  func view(_ id: String) -> UIView? { views[id] }

  /// Returns the view or guide of an identifier.
  func item(_ id: String) -> AnyObject? { views[id] ?? guides[id]?.guide }

  /// Returns the object of an identifier.
  func object(_ id: String) -> AnyObject? { item(id) ?? constraints[id] ?? others[id] }

  /// Returns the kind of the guide of an identifier, or `nil` where it names no guide.
  func guideKind(_ id: String) -> LayoutGuideDescription.Kind? { guides[id]?.kind }
}
