import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// User-defined runtime attributes that a view's look or layout follows, by key path.
enum RuntimeAttributes {
  typealias Applier = @Sendable (RuntimeAttribute.Value, UIView, LoadContext) -> Void

  static let appliers: [String: Applier] = [
    "layer.cornerRadius": { value, view, _ in
      if case .number(let number) = value { view.layer.cornerRadius = number }
    },
    "cornerRadius": { value, view, _ in
      if case .number(let number) = value { view.layer.cornerRadius = number }
    },
    "layer.borderWidth": { value, view, _ in
      if case .number(let number) = value { view.layer.borderWidth = number }
    },
    "borderWidth": { value, view, _ in
      if case .number(let number) = value { view.layer.borderWidth = number }
    },
    "borderColor": { value, view, context in
      if case .color(let color) = value {
        view.layer.borderColor = context.color(color)?.cgColor
      }
    },
    "layer.borderUIColor": { value, view, context in
      if case .color(let color) = value {
        view.layer.borderColor = context.color(color)?.cgColor
      }
    },
    "layer.masksToBounds": { value, view, _ in
      if case .boolean(let flag) = value { view.layer.masksToBounds = flag }
    },
    "clipsToBounds": { value, view, _ in
      if case .boolean(let flag) = value { view.clipsToBounds = flag }
    },
  ]
}
