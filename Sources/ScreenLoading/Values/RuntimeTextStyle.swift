import Diagnostics
import DynamicType
import FontManagement
import HeadlessUIKit
import InterfaceBuilder

extension ObjectNode {
  /// The text style that a runtime attribute names, as labels of an app's own class often have it:
  /// a string such as `title2` under a key that ends with `style`.
  var runtimeTextStyle: TextStyle? {
    for attribute in userDefinedRuntimeAttributes {
      guard attribute.keyPath.lowercased().hasSuffix("style"),
        case .string(let name) = attribute.value
      else { continue }
      if let style = TextStyle(name) { return style }
    }
    return nil
  }
}

extension LoadContext {
  /// The text style that a runtime attribute names, unless the project says what the class does, or
  /// the canvas was drawn without the app's classes.
  func runtimeTextStyle(of node: ObjectNode) -> TextStyle? {
    let isKnown = node.customClass.map { parts.options.customClasses.classes[$0] != nil } ?? false
    return isKnown || isCanvas && !drawsDesignables ? nil : node.runtimeTextStyle
  }

  /// The font of a runtime text style: the style's size at Large, scaled with its metrics, as apps do
  /// that set fonts by style in code.
  func runtimeFont(_ style: TextStyle, at node: ObjectNode) -> UIFont {
    note(
      .runtimeTextStyle,
      "The runtime attribute of \(node.customClass ?? node.id) is taken as the text style \(style)",
      at: node
    )
    return Self.scaledFont(style, compatibleWith: fontTraits)
  }

  /// A system font of a style's size and weight that scales with the style.
  static func scaledFont(_ style: TextStyle, compatibleWith traits: TraitCollection) -> UIFont {
    var large = traits
    large.preferredContentSizeCategory = .large
    let preferred = UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
    let base = UIFont(descriptor: preferred.fontDescriptor.fixed, size: preferred.pointSize)
    return UIFontMetrics(forTextStyle: style)
      .scaledFont(for: base.spaced(asIn: traits.systemVersion), compatibleWith: traits)
  }
}

extension FontDescriptor {
  /// The descriptor without its text style, so that a font of it keeps its size.
  fileprivate var fixed: FontDescriptor {
    var descriptor = self
    descriptor.textStyle = nil
    return descriptor
  }
}
