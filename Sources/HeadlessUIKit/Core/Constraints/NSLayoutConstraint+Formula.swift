import Foundation
import Snapshots

extension NSLayoutConstraint {
  /// The relation as UIKit's reports print it: `UILabel 'Title'.width == 0.5*UIView.width + 8`.
  var formula: String { value(description: "").fullFormula }

  /// The constraint as a value for reports.
  var snapshotValue: SnapshotConstraint { value(description: description) }

  private func value(description: String) -> SnapshotConstraint {
    SnapshotConstraint(
      first: Self.anchor(firstItem, firstAttribute),
      relation: relation.snapshotValue,
      second: secondItem.map { Self.anchor($0, secondAttribute) },
      multiplier: multiplier,
      constant: constant,
      systemSpacing: systemSpacing,
      priority: Double(priority.rawValue),
      identifier: identifier,
      description: description
    )
  }

  private static func anchor(
    _ item: AnyObject?,
    _ attribute: Attribute
  ) -> SnapshotConstraint.Anchor {
    let guide = item as? UILayoutGuide
    let view = (item as? UIView) ?? guide?.owningView
    return SnapshotConstraint.Anchor(
      className: view?.classNameInReports ?? "nil",
      name: view?.ownNameInReports,
      tag: view?.tag ?? 0,
      guide: guide.map { $0.identifier.isEmpty ? "\($0.role)" : $0.identifier },
      attribute: attribute.snapshotValue
    )
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
