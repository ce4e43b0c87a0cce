import FactTesting
import UIKit

/// Reports whether something holds, as 1 or 0.
func note(_ name: String, _ holds: Bool) { note(name, holds ? 1 : 0) }

/// Reports a number by its name.
func note(_ name: String, _ number: Float) { note(name, Double(number)) }

/// Reports a length by its name.
func note(_ name: String, _ length: CGFloat) { note(name, Double(length)) }

/// Reports a size by its members.
func note(_ name: String, _ size: CGSize) {
  note("\(name).width", Double(size.width))
  note("\(name).height", Double(size.height))
}

/// Reports a point by its members.
func note(_ name: String, _ point: CGPoint) {
  note("\(name).x", Double(point.x))
  note("\(name).y", Double(point.y))
}

/// Reports a rectangle by its members.
func note(_ name: String, _ rect: CGRect) {
  note(name, rect.size)
  note("\(name).minX", Double(rect.minX))
  note("\(name).midX", Double(rect.midX))
  note("\(name).maxX", Double(rect.maxX))
  note("\(name).minY", Double(rect.minY))
  note("\(name).midY", Double(rect.midY))
  note("\(name).maxY", Double(rect.maxY))
}

/// Reports insets by their members.
func note(_ name: String, _ insets: UIEdgeInsets) {
  note("\(name).top", Double(insets.top))
  note("\(name).left", Double(insets.left))
  note("\(name).bottom", Double(insets.bottom))
  note("\(name).right", Double(insets.right))
}

/// The events that were reported, in their order.
func recorded() -> [String] { Notebook.current.pages.events }
