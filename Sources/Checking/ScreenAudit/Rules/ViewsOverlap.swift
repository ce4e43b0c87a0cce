import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Texts and controls that cover each other.
  static let viewsOverlap = AuditRule(
    description: RuleDescription(
      id: "views-overlap",
      title: "Texts or controls that cover each other",
      explanation: "Views that are apart at Large cover each other at a larger size.",
      defaultSeverity: .error,
      criteria: [.resizeText, .softwareResizeText, .largerText],
      help: "Constrain each text to the one before it instead of to a fixed position, or use a "
        + "stack view."
    ),
    atLarge: .ignored,
    blocksLargerText: true,
    outOfReach: .isConsequence,
    dependsOnTexts: true,
    aspects: [.room, .visibility]
  ) { context in
    Collision.all(context).filter { !$0.isRow }.map { collision in
      collision.observation(
        "covers",
        hint: "Constrain the lower one to the bottom of the upper one, or put "
          + "both into a stack view; fix neither height."
      )
    }
  }
}
