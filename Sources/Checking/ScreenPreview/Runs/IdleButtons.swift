import Diagnostics
import InterfaceBuilder
import ScreenAudit

extension InterfaceDocument {
  /// The buttons that are invisible and have no function: without content, action, outlet, tag and class.
  ///
  /// Code cannot distinguish such a button from others, so it neither shows content in it nor waits for it.
  var idleButtons: Set<String> {
    Set(allObjects.filter(\.isIdleButton).map(\.id))
  }
}

extension ObjectNode {
  fileprivate var isIdleButton: Bool {
    guard kind == .button, customClass == nil, incomingOutlets.isEmpty, !holdsButtonContent else {
      return false
    }
    guard ["custom", "roundedRect", "system"].contains(element["buttonType"] ?? "custom") else {
      return false
    }
    let parts = ["connections", "gestureRecognizers", "color", "accessibility"]
    return element["tag"] == nil && parts.allSatisfy { element.child($0) == nil }
  }
}

extension AuditFinding {
  /// Whether the finding is about the size of a control.
  var isAboutTouch: Bool { ["touch-target-small", "touch-target-tiny"].contains(reported.rule.id) }
}
