import Diagnostics
import DynamicType

/// A fault that is looked for on screens, with everything that merging and verdicts ask about it.
///
/// A new rule is a file that adds a static property, a name in ``all``, and a test file.
struct AuditRule: Sendable {
  /// The treatment of what a rule finds at Large already.
  enum AtLarge: Sendable {
    /// It does not depend on the text size, and is reported apart and as less severe.
    case reportedApart
    /// It is the design of the screen, and is not reported.
    case ignored
    /// The rule is not about a loss that comes with larger text.
    case ordinary
  }

  /// The relation of a rule to objects that cannot be brought into view.
  enum OutOfReach: Sendable {
    /// The rule checks the object whether it can be reached or not.
    case isIndependent
    /// The rule finds objects that cannot be reached.
    case isCause
    /// A finding on such an object follows from its place and adds nothing.
    case isConsequence
  }

  let description: RuleDescription
  var atLarge = AtLarge.reportedApart
  /// Whether a finding that is not apart from the text size has to do with it.
  var isAboutTextSize = true
  /// Whether a finding keeps a screen from supporting Larger Text.
  var blocksLargerText = false
  var outOfReach = OutOfReach.isIndependent
  /// Whether other texts in the same views would change what the rule finds.
  var dependsOnTexts = false
  /// The aspects by which code that runs later may contradict a finding, the likeliest first.
  var aspects: [CodeAspect] = []
  /// Milder rules, whose observations of the same object become part of this rule's finding.
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
