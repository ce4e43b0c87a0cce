import HeadlessUIKit

/// The tree of a view as text, as UIKit describes it to debuggers, without addresses.
struct ViewDescription {
  private(set) var text = ""

  init(_ root: UIView) {
    var lines: [String] = []
    var open: [(view: UIView, depth: Int)] = [(root, 0)]
    while let (view, depth) = open.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + Self.line(view))
      open += view.subviews.reversed().map { ($0, depth + 1) }
    }
    text = lines.joined(separator: "\n")
  }

  private static func line(_ view: UIView) -> String {
    var parts = [String(describing: type(of: view))]
    let frame = view.frame
    let origin = "\(number(frame.minX)) \(number(frame.minY))"
    parts.append("frame = (\(origin); \(number(frame.width)) \(number(frame.height)))")
    if let text = text(of: view) { parts.append("text = '\(text)'") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    // UIKit says so of every view but labels.
    if !view.isOpaque, !(view is UILabel) { parts.append("opaque = NO") }
    let mask = names(of: view.autoresizingMask)
    if !mask.isEmpty { parts.append("autoresize = \(mask)") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : "CALayer")>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  private static func names(of mask: UIView.AutoresizingMask) -> String {
    let all: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return all.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  /// A number with six digits, as `%g` writes it.
  private static func number(_ value: Double) -> String { String(format: "%g", value) }
}

/// The tree of a controller as text.
struct ControllerDescription {
  private(set) var text = ""

  init(_ root: UIViewController) {
    var lines: [String] = []
    var open: [(controller: UIViewController, depth: Int)] = [(root, 0)]
    while let (controller, depth) = open.popLast() {
      lines.append(String(repeating: "   | ", count: depth) + Self.line(controller))
      open += controller.children.reversed().map { ($0, depth + 1) }
    }
    text = lines.joined(separator: "\n")
  }

  private static func line(_ controller: UIViewController) -> String {
    let name = String(describing: type(of: controller))
    let isContainer = controller is UINavigationController || controller is UITabBarController
    // A container inside another one has its view loaded by it.
    guard controller.isViewLoaded || isContainer, let view = controller.view else {
      return "<\(name)>, state: disappeared, view: (view not loaded)"
    }
    let isShown = view.window != nil
    let viewName =
      switch controller {
      case is UIPageViewController: "_UIPageViewControllerContentView"
      case _ where isContainer: "UILayoutContainerView"
      default: String(describing: type(of: view))
      }
    let rest = isShown ? "" : " not in the window"
    return "<\(name)>, state: \(isShown ? "appeared" : "disappeared"), view: <\(viewName)>\(rest)"
  }
}
