import HeadlessUIKit
import InterfaceBuilder

/// Applies the attributes of bars, whether they stand in a view or belong to a controller.
struct BarAttributes {
  let values: DocumentValues

  func apply(_ node: ObjectNode, to bar: UINavigationBar) {
    applyCommon(node, to: bar)
    bar.prefersLargeTitles = node[.navigationBar.prefersLargeTitles]
    if let attributes = textAttributes(node[.navigationBar.titleTextAttributes]) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes(node[.navigationBar.largeTitleTextAttributes]) {
      bar.largeTitleTextAttributes = attributes
    }
  }

  func apply(_ node: ObjectNode, to bar: UIToolbar) { applyCommon(node, to: bar) }

  func apply(_ node: ObjectNode, to bar: UITabBar) {
    applyCommon(node, to: bar)
    if let positioning = node[.tabBar.itemPositioning].flatMap({ Self.positionings[$0] }) {
      bar.itemPositioning = positioning
    }
  }

  private func applyCommon(_ node: ObjectNode, to bar: BarView) {
    bar.isTranslucent = node[.bar.isTranslucent]
    if node[.bar.style].hasPrefix("black") { bar.barStyle = .black }
    if let color = values.colors.color(node[.bar.barTintColor]) { bar.barTintColor = color }
  }

  /// Returns the font and color of a title, `nil` where the document sets neither.
  private func textAttributes(_ node: ObjectNode?) -> [NSAttributedString.Key: Any]? {
    guard let node else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = values.fonts.font(node[.textAttributes.font], at: node) {
      attributes[.font] = font
    }
    if let color = values.colors.color(node[.textAttributes.textColor]) {
      attributes[.foregroundColor] = color
    }
    return attributes.isEmpty ? nil : attributes
  }

  private static let positionings: [String: UITabBar.ItemPositioning] = [
    "fill": .fill, "centered": .centered,
  ]
}
