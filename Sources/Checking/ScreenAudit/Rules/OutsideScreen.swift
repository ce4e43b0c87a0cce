import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Texts and controls that extend beyond the edge of the screen.
  static let outsideScreen = AuditRule(
    description: RuleDescription(
      id: "outside-screen",
      title: "Text or control that reaches beyond the screen",
      explanation: "Part of it lies beyond the edge, and scrolling does not bring it into view.",
      defaultSeverity: .error,
      criteria: [.resizeText, .reflow, .softwareReflow, .largerText],
      help: "Put the content into a scroll view, and constrain it to both sides of the screen."
    ),
    atLarge: .ignored,
    blocksLargerText: true,
    outOfReach: .isCause,
    dependsOnTexts: true,
    aspects: [.room, .visibility]
  ) { context in
    context.each { screen in
      Outlier.new(in: screen, since: context.large).filter { !$0.isGone }.map { outlier in
        Observation(
          object: outlier.object,
          category: screen.category,
          doubt: outlier.doubt,
          region: outlier.rect,
          predicate: "reaches beyond the screen",
          detail: "\(outlier.missing.inWords) pt cannot be brought into view",
          measures: [.points("outside", outlier.missing)],
          hint: "Put the content into a scroll view, and constrain its sides to the safe area."
        )
      }
    }
  }
}
