extension SnapshotConstraint {
  /// The constraint as a formula with the names of its views: `badge.height == 44`.
  public var formula: String { formula(naming: \.shortName) }

  /// The constraint as a formula with classes and names: `UILabel 'badge'.height == 44`.
  package var fullFormula: String { formula(naming: \.fullName) }

  private func formula(naming name: (Anchor) -> String) -> String {
    func side(_ anchor: Anchor) -> String {
      [name(anchor), anchor.guide, anchor.attribute.rawValue].compactMap(\.self)
        .joined(separator: ".")
    }
    let priorityText = priority == 1000 ? "" : " @\(Self.number(priority))"
    let left = "\(side(first)) \(relation.rawValue) "
    guard let second else { return left + Self.number(constant) + priorityText }
    let factor = multiplier == 1 ? "" : Self.number(multiplier) + "*"
    return left + factor + side(second) + distance + priorityText
  }

  private var distance: String {
    if let systemSpacing { return " + \(Self.number(systemSpacing)) system spacing" }
    if constant > 0 { return " + " + Self.number(constant) }
    return constant < 0 ? " - " + Self.number(-constant) : ""
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension SnapshotConstraint.Anchor {
  /// The name of the view, or its class.
  fileprivate var shortName: String {
    name ?? (tag == 0 ? className : "\(className) #\(tag)")
  }

  /// The class and what names the view, as UIKit's reports print them: `UILabel 'title'`.
  fileprivate var fullName: String {
    name.map { "\(className) '\($0)'" } ?? shortName
  }
}
