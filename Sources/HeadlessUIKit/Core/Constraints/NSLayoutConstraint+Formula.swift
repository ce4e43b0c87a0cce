import Foundation

extension NSLayoutConstraint {
  /// The relation as UIKit's reports print it: `UILabel 'Title'.width == 0.5*UIView.width + 8`.
  var formula: String {
    var text = Self.side(firstItem, firstAttribute) + " " + relation.sign + " "
    guard let secondItem else { return text + Self.number(constant) + priorityText }
    if multiplier != 1 { text += Self.number(multiplier) + "*" }
    text += Self.side(secondItem, secondAttribute)
    if let systemSpacing {
      return text + " + \(Self.number(systemSpacing)) system spacing" + priorityText
    }
    if constant > 0 { text += " + " + Self.number(constant) }
    if constant < 0 { text += " - " + Self.number(-constant) }
    return text + priorityText
  }

  private var priorityText: String {
    priority == .required ? "" : " @\(Self.number(Double(priority.rawValue)))"
  }

  private static func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
    let name: String
    switch item {
    case let view as UIView: name = view.nameInReports
    case let guide as UILayoutGuide:
      let owner = guide.owningView?.nameInReports ?? "nil"
      name = "\(owner).\(guide.identifier.isEmpty ? "\(guide.role)" : guide.identifier)"
    default: name = "nil"
    }
    return "\(name).\(attribute)"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
