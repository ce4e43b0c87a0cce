import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension FontResolver {
  /// Returns the font of the text style that a runtime attribute of a label names, or `nil`.
  ///
  /// It has the style's size at Large, scaled with its metrics, as in apps that set fonts by style in
  /// code. There is none where the project describes the class of the label.
  func runtimeFont(of node: ObjectNode) -> UIFont? {
    let isDescribed = node.customClass.map { customClasses.classes[$0] != nil } ?? false
    guard !isDescribed, policy.choices.appliesRuntimeTextStyles, let style = node.runtimeTextStyle
    else {
      return nil
    }
    findings.report(
      .runtimeTextStyle,
      "The runtime attribute of \(node.customClass ?? node.id) is taken as the text style \(style)",
      at: node
    )
    return ScaledSystemFont.font(style, compatibleWith: traits)
  }
}

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
