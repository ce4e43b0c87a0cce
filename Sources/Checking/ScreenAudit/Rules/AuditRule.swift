import Diagnostics
import DynamicType

/// A fault to find on screens, with everything that merging and verdicts need to know about it.
///
/// A new rule consists of a file with a static property, an entry in ``all``, and a test file.
struct AuditRule: Sendable {
  /// The treatment of observations that also occur at Large.
  enum AtLarge: Sendable {
    /// The observation is independent of the text size, and is reported separately with a lower severity.
    case reportedApart
    /// The observation is the design of the screen, and is not reported.
    case ignored
    /// The rule is not about a loss at larger text.
    case ordinary
  }

  /// The relation of a rule to unreachable objects.
  enum OutOfReach: Sendable {
    /// The rule checks the object whether it is reachable or not.
    case isIndependent
    /// The rule finds unreachable objects.
    case isCause
    /// A finding on such an object follows from its position and adds nothing.
    case isConsequence
  }

  let description: RuleDescription
  var atLarge = AtLarge.reportedApart
  /// Whether a finding that is not reported separately depends on the text size.
  var isAboutTextSize = true
  /// Whether a finding prevents a screen from supporting Larger Text.
  var blocksLargerText = false
  var outOfReach = OutOfReach.isIndependent
  /// Whether other texts in the same views would change the result.
  var dependsOnTexts = false
  /// The aspects through which code that runs later may contradict a finding, the likeliest first.
  var aspects: [CodeAspect] = []
  /// Milder rules, whose observations about the same object become part of this rule's finding.
  var includes: [AuditRule] = []
  let observe: @Sendable (AuditContext) -> [Observation]

  /// All rules, in the order in which their findings of one object are listed.
  static let all: [AuditRule] = [
    .textTruncated, .textClipped, .viewsOverlap, .rowTextsCollide, .outsideScreen, .unreachable,
    .textNotGrowing, .textGrowsTooLittle, .textAdjustsOnlyAtLaunch, .touchTargetSmall,
    .touchTargetTiny, .imageNotGrowing, .largeContentWithoutTitle, .largeContentBlurred,
    .constraintsUnsatisfiable, .constraintsAmbiguous, .readableWidthExceeded,
  ]
}

extension AuditRule: Hashable {
  static func == (first: AuditRule, second: AuditRule) -> Bool {
    first.description.id == second.description.id
  }

  func hash(into hasher: inout Hasher) { hasher.combine(description.id) }
}
