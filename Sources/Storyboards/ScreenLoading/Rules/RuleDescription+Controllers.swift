import Diagnostics

extension RuleDescription {
  static let containmentTooDeep = RuleDescription(
    id: "containment-too-deep",
    title: "Controllers that hold one another without an end",
    explanation: "The innermost controller is left out.",
    defaultSeverity: .warning,
    help: "Remove the segue that closes the circle."
  )

  static let controllerWithoutView = RuleDescription(
    id: "controller-without-view",
    title: "Controller whose view is not in the document",
    explanation:
      "The code of the app makes the view, or another file holds it; the screen is shown "
      + "empty.",
    defaultSeverity: .note,
    help: "Show the file that holds the view, or exclude the screen."
  )
}
