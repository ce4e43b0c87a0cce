import Foundation
import Snapshots

extension NSLayoutConstraint {
  /// The relation as UIKit's reports print it: `UILabel 'Title'.width == 0.5*UIView.width + 8`.
  var formula: String { value(description: "").fullFormula }

  /// The constraint as a value for reports.
  var snapshotValue: SnapshotConstraint { value(description: description) }

  private func value(description: String) -> SnapshotConstraint {
    var value = SnapshotConstraint(
      first: Self.anchor(firstItem, firstAttribute),
      relation: relation.snapshotValue,
      second: secondItem.map { Self.anchor($0, secondAttribute) },
      constant: constant
    )
    value.multiplier = multiplier
    value.systemSpacing = systemSpacing
    value.priority = Double(priority.rawValue)
    value.identifier = identifier
    value.objectID = objectID
    value.description = description
    return value
  }

  private static func anchor(
    _ item: AnyObject?,
    _ attribute: Attribute
  ) -> SnapshotConstraint.Anchor {
    let guide = item as? UILayoutGuide
    let view = (item as? UIView) ?? guide?.owningView
    var anchor = SnapshotConstraint.Anchor(
      className: view?.classNameInReports ?? "nil",
      name: view?.ownNameInReports,
      attribute: attribute.snapshotValue
    )
    anchor.objectID = view?.identity.objectID
    anchor.tag = view?.tag ?? 0
    anchor.guide = guide.map {
      $0.role != .custom || $0.identifier.isEmpty ? $0.role.propertyName : $0.identifier
    }
    return anchor
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var snapshotValue: SnapshotConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the same name.
  fileprivate var snapshotValue: SnapshotConstraint.Attribute {
    SnapshotConstraint.Attribute(rawValue: "\(self)") ?? .notAnAttribute
  }
}
