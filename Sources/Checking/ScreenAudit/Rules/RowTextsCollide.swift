import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Texts side by side, one of which takes the space of the other.
  static let rowTextsCollide = AuditRule(
    description: RuleDescription(
      id: "row-texts-collide",
      title: "Texts in one row that collide",
      explanation: "Texts that stand side by side at Large do not fit in one row.",
      defaultSeverity: .warning,
      criteria: [.resizeText, .softwareResizeText, .largerText, .typography],
      help: "Put the texts below each other at accessibility sizes: change the stack view's axis "
        + "when `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`."
    ),
    atLarge: .ignored,
    blocksLargerText: true,
    outOfReach: .isConsequence,
    dependsOnTexts: true,
    aspects: [.room, .visibility]
  ) { context in
    let hint =
      "Stack the texts at accessibility sizes: change the axis of their stack view, and "
      + "set Lines to 0."
    return Collision.all(context).filter(\.isRow).map { $0.observation("runs into", hint: hint) }
      + context.brokenWords(hint: hint)
  }
}
