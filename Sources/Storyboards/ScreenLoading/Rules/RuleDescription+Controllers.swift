import Diagnostics

extension RuleDescription {
  static let containmentTooDeep = RuleDescription(
    id: "containment-too-deep",
    title: "Controllers that contain one another endlessly",
    explanation: "The innermost controller is left out.",
    defaultSeverity: .warning,
    help: "Remove the segue that closes the cycle."
  )

  static let controllerWithoutView = RuleDescription(
    id: "controller-without-view",
    title: "Controller whose view is not in the document",
    explanation:
      "The app's code creates the view, or it is in another file; the screen is shown empty.",
    defaultSeverity: .note,
    help: "Show the file that holds the view, or exclude the screen."
  )
}
