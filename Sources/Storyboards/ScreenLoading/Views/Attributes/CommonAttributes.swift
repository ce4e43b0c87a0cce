import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import LayoutGeometry

/// Applies the attributes that every view may have.
struct CommonAttributes {
  let values: DocumentValues
  let policy: any LoadingPolicy

  func apply(_ node: ObjectNode, to view: UIView) {
    view.isHidden = policy.isHidden(node)
    view.alpha = node[.view.alpha]
    view.tag = node[.view.tag]
    view.autoresizesSubviews = node[.view.autoresizesSubviews]
    if let clips = node[.view.clipsToBounds] { view.clipsToBounds = clips }
    if let enabled = node[.view.isUserInteractionEnabled] {
      view.isUserInteractionEnabled = enabled
    }
    if let color = values.colors.color(node[.view.backgroundColor]) { view.backgroundColor = color }
    if let color = values.colors.color(node[.view.tintColor]) { view.tintColor = color }
    if let mode = node[.view.contentMode] { view.contentMode = mode.uiKit }
    applyPriorities(node, to: view)
    applyMargins(node, to: view)
    applyAccessibility(node, to: view)
    if let attribute = node[.view.semanticContent].uiKit {
      view.semanticContentAttribute = attribute
    }
    LargeContentAttributes(values: values).apply(node, to: view)
    RuntimeAttributes.apply(node, to: view, values)
  }

  private func applyPriorities(_ node: ObjectNode, to view: UIView) {
    func priority(_ property: Property<Double?>) -> UILayoutPriority? {
      node[property].map { UILayoutPriority(Float($0)) }
    }
    if let priority = priority(.layout.horizontalHuggingPriority) {
      view.setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = priority(.layout.verticalHuggingPriority) {
      view.setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = priority(.layout.horizontalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = priority(.layout.verticalCompressionResistancePriority) {
      view.setContentCompressionResistancePriority(priority, for: .vertical)
    }
  }

  private func applyMargins(_ node: ObjectNode, to view: UIView) {
    switch node.layoutMargins {
    case .fixed(let insets): view.layoutMargins = insets
    case .directional(let insets): view.directionalLayoutMargins = insets
    case nil: break
    }
    if node[.layout.preservesSuperviewLayoutMargins] { view.preservesSuperviewLayoutMargins = true }
    if let insets = node[.layout.insetsLayoutMarginsFromSafeArea] {
      view.insetsLayoutMarginsFromSafeArea = insets
    }
    if node[.layout.layoutMarginsFollowReadableWidth], !isPartOfCollectionCell(view) {
      view.layoutMarginsFollowReadableWidth = true
    }
  }

  /// "Follow Readable Width" of a collection cell, which is its content view's, has no effect in UIKit
  /// (article 004); on a view inside it has.
  private func isPartOfCollectionCell(_ view: UIView) -> Bool {
    view is UICollectionViewCell
      || (view.superview as? UICollectionViewCell)?.contentView === view
  }

  /// The traits by the words of documents.
  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "header": .header, "searchField": .searchField,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
  ]

  private func applyAccessibility(_ node: ObjectNode, to view: UIView) {
    guard let facts = node[.view.accessibility] else { return }
    if let identifier = facts[.accessibility.identifier] {
      view.accessibilityIdentifier = identifier
    }
    if let label = values.texts.text(
      "accessibilityLabel",
      of: node,
      own: facts[.accessibility.label]
    ) {
      view.accessibilityLabel = label
    }
    if let hint = facts[.accessibility.hint] { view.accessibilityHint = hint }
    if let isElement = facts[.accessibility.isElement] { view.isAccessibilityElement = isElement }
    let traits = facts[.accessibility.traits]
    if !traits.isEmpty {
      view.accessibilityTraits = UIAccessibilityTraits(traits.compactMap { Self.traits[$0] })
    }
  }
}
