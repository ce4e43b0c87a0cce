import HeadlessUIKit
import InterfaceBuilder

/// Views as the program itself gets them: its own code makes what the document leaves to it.
struct ProgramPolicy: LoadingPolicy {
  var choices: LoadingChoices {
    var choices = LoadingChoices()
    choices.reportsCustomClasses = false
    return choices
  }

  /// Constraints that are removed when the app is built are not there.
  func constraints(of node: ObjectNode) -> [ConstraintDescription] {
    node.constraints.filter { !$0.isPlaceholder }
  }

  /// Those that the document does not install: outlets have them, and code activates them.
  func inactiveConstraints(of node: ObjectNode) -> [ConstraintDescription] {
    node.uninstalledConstraints.filter { !$0.isPlaceholder }
  }
}
