import Diagnostics
import InterfaceBuilder

/// Reports once for each class of the app that a class of the system is shown instead.
final class CustomClassReporter {
  private let classes: CustomClasses
  private let findings: FindingSink
  private var reported: Set<String> = []

  init(classes: CustomClasses, findings: FindingSink) {
    self.classes = classes
    self.findings = findings
  }

  func report(_ node: ObjectNode, shownAs base: String) {
    guard let name = node.customClass, reported.insert(name).inserted else { return }
    let isDescribed = classes.classes[name] != nil
    findings.report(
      .customClassDegraded,
      isDescribed
        ? "\(name) is shown as \(base) with what the project says of it: its code is not run"
        : "\(name) is shown as \(base): its code is not run",
      at: node,
      hint: isDescribed
        ? nil
        : "Say what its code does in the custom classes, and what it shows in the sample data."
    )
  }
}
