import DynamicType
import Snapshots
import Testing

@Suite struct `Roles of elements` {
  @Test func `A role is written into the document, and that of a plain view is left out`() {
    let child = SnapshotElement(
      Identity(className: "PriceLabel"),
      role: .label,
      frame: Rect(x: 0, y: 0, width: 10, height: 10)
    )
    let json = snapshot(element("root", 0, 0, 100, 50, [child])).json()
    #expect(json.contains("{\"class\":\"PriceLabel\",\"role\":\"label\",\"frame\""))
    #expect(json.components(of: "\"role\"") == 1)
  }

  @Test(arguments: [
    (ElementRole.label, "Label"), (.textField, "Text field"), (.tableCell, "Table view cell"),
    (.switch, "Switch"), (.barButton, "Bar button"), (.image, "Image view"),
  ])
  func `A role has a title for people`(role: ElementRole, title: String) {
    #expect(role.title == title)
  }
}

@Suite struct `Constraints as values` {
  private let badge = SnapshotConstraint.Anchor(
    className: "UIView",
    name: "badge",
    attribute: .height
  )

  @Test func `A constant is written with its relation and its priority`() {
    var constraint = SnapshotConstraint(first: badge, relation: .greaterThanOrEqual, constant: 44)
    #expect(constraint.formula == "badge.height >= 44")
    constraint.priority = 750
    #expect(constraint.formula == "badge.height >= 44 @750")
    #expect(constraint.description == "badge.height >= 44")
  }

  @Test func `Two views are written with the factor and the distance`() {
    var guide = SnapshotConstraint.Anchor(className: "UILabel", attribute: .bottom)
    guide.tag = 3
    guide.guide = "safeArea"
    var constraint = SnapshotConstraint(first: badge, second: guide, constant: -8)
    constraint.multiplier = 0.5
    #expect(constraint.formula == "badge.height == 0.5*UILabel #3.safeArea.bottom - 8")
    constraint.systemSpacing = 1
    #expect(constraint.formula.hasSuffix(".bottom + 1 system spacing"))
  }
}

extension String {
  /// The number of times that a text occurs.
  fileprivate func components(of text: String) -> Int { split(separator: text).count - 1 }
}
