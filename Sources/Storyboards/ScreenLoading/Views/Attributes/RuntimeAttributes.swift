import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Applies the user-defined runtime attributes that change how a view looks or is laid out.
///
/// Others belong to the classes of the app.
enum RuntimeAttributes {
  static func apply(_ node: ObjectNode, to view: UIView, _ values: DocumentValues) {
    for attribute in node.userDefinedRuntimeAttributes {
      appliers[attribute.keyPath]?(attribute.value, view, values.colors)
      LargeContentAttributes(values: values).apply(attribute, of: node, to: view)
    }
  }

  private typealias Applier = @Sendable (RuntimeAttribute.Value, UIView, ColorResolver) -> Void

  private static let appliers: [String: Applier] = [
    "layer.cornerRadius": number { $0.layer.cornerRadius = $1 },
    "cornerRadius": number { $0.layer.cornerRadius = $1 },
    "layer.borderWidth": number { $0.layer.borderWidth = $1 },
    "borderWidth": number { $0.layer.borderWidth = $1 },
    "borderColor": borderColor,
    "layer.borderUIColor": borderColor,
    "layer.masksToBounds": flag { $0.layer.masksToBounds = $1 },
    "clipsToBounds": flag { $0.clipsToBounds = $1 },
  ]

  private static func number(_ set: @escaping @Sendable (UIView, Double) -> Void) -> Applier {
    { value, view, _ in if case .number(let number) = value { set(view, number) } }
  }

  private static func flag(_ set: @escaping @Sendable (UIView, Bool) -> Void) -> Applier {
    { value, view, _ in if case .boolean(let flag) = value { set(view, flag) } }
  }

  private static let borderColor: Applier = { value, view, colors in
    if case .color(let color) = value { view.layer.borderColor = colors.color(color)?.cgColor }
  }
}
