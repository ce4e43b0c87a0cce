import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Constraints that contradict each other` {
  private func height(
    _ relation: SnapshotConstraint.Relation,
    _ constant: Double
  ) -> SnapshotConstraint {
    SnapshotConstraint(
      first: .init(className: "UIView", name: "card", attribute: .height),
      relation: relation,
      constant: constant
    )
  }

  private func issue(_ kind: LayoutIssue.Kind) -> LayoutIssue {
    var issue = LayoutIssue(
      kind,
      message: "cannot hold",
      objectID: "card",
      constraints: [height(.equal, 44), height(.greaterThanOrEqual, 60)]
    )
    issue.brokenConstraint = height(.equal, 44)
    return issue
  }

  private func card(_ sketch: Sketch) -> [SnapshotElement] {
    [sketch.view(id: "card", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])]
  }

  @Test func `A contradiction that larger text brings about is reported with its first size`()
    throws
  {
    let found = findings(
      "constraints-unsatisfiable",
      in: series(
        issues: { $0.category.isAccessibilityCategory ? [issue(.unsatisfiable)] : [] },
        card
      )
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.firstCategory == .accessibilityMedium)
    #expect(finding.reported.severity == .warning)
  }

  @Test func `One that is there at Large is reported apart`() {
    let found = findings(
      "constraints-unsatisfiable",
      in: series(issues: { _ in [issue(.unsatisfiable)] }, card)
    )
    #expect(found.map(\.isAboutTextSize) == [false])
    #expect(found.map(\.reported.severity) == [.note])
  }

  @Test func `Messages are no contradictions`() {
    let screen = series(issues: { _ in [issue(.message)] }, card)
    #expect(findings("constraints-unsatisfiable", in: screen).isEmpty)
    #expect(findings("constraints-ambiguous", in: screen).isEmpty)
  }

  @Test
  func `A broken constraint is named as a formula, and what it leaves open is not told again`()
    throws
  {
    var broken = SnapshotConstraint(
      first: .init(className: "UIView", name: "box", attribute: .height),
      constant: 44
    )
    broken.objectID = "a1b"
    let found = findings(
      "constraints-unsatisfiable",
      in: series(
        issues: { _ in
          var issue = LayoutIssue(.unsatisfiable, message: "cannot hold", objectID: "box")
          issue.brokenConstraint = broken
          return [issue]
        },
        { [open($0)] }
      )
    )
    #expect(found.map(\.object.objectID) == ["a1b"])
    #expect(
      found.first?.reported.message.hasSuffix("; ‘box.height == 44’ had to give way.") == true
    )
    let also = findings(
      "constraints-ambiguous",
      in: series(
        issues: { _ in [LayoutIssue(.unsatisfiable, message: "cannot hold", objectID: "box")] },
        { [open($0)] }
      )
    )
    #expect(also.isEmpty)
    #expect(findings("constraints-ambiguous", in: series { [open($0)] }).count == 1)
  }

  /// A conflict of a content with a length, and with the size that the card is given from outside.
  private func contentIssue(isSizedFromOutside: Bool = false) -> LayoutIssue {
    var content = SnapshotConstraint(
      first: .init(className: "UILabel", name: "title", attribute: .notAnAttribute)
    )
    content.first.objectID = "title"
    (content.isImplicit, content.isContentSize) = (true, true)
    var outside = SnapshotConstraint(
      first: .init(className: "UIView", name: "card", attribute: .height)
    )
    outside.first.objectID = "screen"
    outside.isImplicit = true
    var issue = LayoutIssue(
      .unsatisfiable,
      message: "cannot hold",
      objectID: "title",
      constraints: [content, height(.equal, 44)] + (isSizedFromOutside ? [outside] : [])
    )
    issue.brokenConstraint = content
    return issue
  }

  @Test func `A content that gave way is named with what it gave way to, and may be invented`()
    throws
  {
    let screen = series(
      issues: { $0.category.isAccessibilityCategory ? [contentIssue()] : [] },
      card
    )
    let message = try #require(
      findings("constraints-unsatisfiable", in: screen).first?.reported.message
    )
    #expect(
      message.hasSuffix(
        "; the size of its content, which is required, had to give way to ‘card.height == 44’."
      )
    )
    let invented = findings("constraints-unsatisfiable", in: screen, inventedTexts: ["title"])
    #expect(invented.first?.reported.message.contains("uncertain: a text that takes part") == true)
    let other = findings("constraints-unsatisfiable", in: screen, inventedTexts: ["card"])
    #expect(other.first?.reported.message.contains("uncertain") == false)
  }

  @Test(arguments: [
    (SweepScreen.Kind.cell, true, true), (.cell, false, false), (.screen, true, false),
  ])
  func `A contradiction with the size that a cell was given here is uncertain`(
    kind: SweepScreen.Kind,
    isSizedFromOutside: Bool,
    isUncertain: Bool
  ) {
    var screen = series(
      issues: { _ in [contentIssue(isSizedFromOutside: isSizedFromOutside)] },
      { [$0.view(id: "screen", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])] }
    )
    screen.screen.kind = kind
    let found = findings("constraints-unsatisfiable", in: screen)
    #expect(found.first?.reported.message.contains("uncertain: the list of") == isUncertain)
  }

  private func box(_ sketch: Sketch) -> [SnapshotElement] {
    [sketch.view(id: "box", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])]
  }

  private func open(_ sketch: Sketch) -> SnapshotElement {
    var element = box(sketch)[0]
    element.layoutFlags = [.ambiguousVertically]
    return element
  }
}
