import HeadlessUIKit
import InterfaceBuilder

/// Makes the gesture recognizers of a program's documents.
enum GestureMaker {
  /// Makes the recognizer of an object that is one.
  static func add(_ node: ObjectNode, to items: LayoutItems) {
    let element = node.element
    guard let make = makers[element.name] else { return }
    let recognizer = make(element)
    if element["enabled"] == "NO" { recognizer.isEnabled = false }
    items.add(object: recognizer, id: node.id)
  }

  private static let makers: [String: @Sendable (Element) -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { element in
      let recognizer = UITapGestureRecognizer()
      recognizer.numberOfTapsRequired = number(element, "numberOfTapsRequired", or: 1)
      recognizer.numberOfTouchesRequired = number(element, "numberOfTouchesRequired", or: 1)
      return recognizer
    },
    // Interface Builder spells it so.
    "pongPressGestureRecognizer": { element in
      let recognizer = UILongPressGestureRecognizer()
      if let seconds = element["minimumPressDuration"].flatMap({ Double($0) }) {
        recognizer.minimumPressDuration = seconds
      }
      return recognizer
    },
    "panGestureRecognizer": { element in
      let recognizer = UIPanGestureRecognizer()
      recognizer.minimumNumberOfTouches = number(element, "minimumNumberOfTouches", or: 1)
      return recognizer
    },
    "swipeGestureRecognizer": { element in
      let recognizer = UISwipeGestureRecognizer()
      recognizer.direction = directions[element["direction"] ?? ""] ?? .right
      return recognizer
    },
    "screenEdgePanGestureRecognizer": { _ in UIScreenEdgePanGestureRecognizer() },
    "pinchGestureRecognizer": { _ in UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { _ in UIRotationGestureRecognizer() },
  ]

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "right": .right, "up": .up, "down": .down,
  ]

  private static func number(_ element: Element, _ name: String, or standard: Int) -> Int {
    element[name].flatMap { Int($0) } ?? standard
  }
}
