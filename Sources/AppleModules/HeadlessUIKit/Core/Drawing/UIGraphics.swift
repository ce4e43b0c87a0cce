import DynamicType
public import Foundation
import Snapshots

/// The contexts of the current thread, the innermost last.
final class ContextStack {
  private(set) var contexts: [(context: CGContext, scale: CGFloat)] = []

  private init() {}

  static var current: ContextStack {
    let key = "HeadlessUIKit.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  func push(_ context: CGContext, scale: CGFloat = 0) { contexts.append((context, scale)) }

  func pop() { _ = contexts.popLast() }
}

extension CGContext {
  /// Makes this context the current one for functions that draw in it.
  package func record(_ body: () -> Void) {
    let stack = ContextStack.current
    stack.push(self)
    body()
    stack.pop()
  }
}

/// Returns the current context: that of the view, the layer or the image.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last?.context
}

/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.push(context) }

/// Returns to the context before.
public func UIGraphicsPopContext() { ContextStack.current.pop() }

/// Begins the drawing of an image with one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts the drawing of an image.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  let traits = TraitCollection.current
  let scale = scale > 0 ? scale : max(1, traits.displayScale)
  let context = CGContext(size: size, traits: traits)
  if opaque { context.fill(CGRect(origin: .zero, size: size)) }
  ContextStack.current.push(context, scale: scale)
}

/// Returns the drawings so far as an image; `nil` outside the drawing of an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = ContextStack.current.contexts.last, scale > 0 else { return nil }
  return UIImage(drawn: context, scale: scale)
}

/// Ends the drawing of an image.
public func UIGraphicsEndImageContext() { ContextStack.current.pop() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside a rectangle's edges in the current context.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.state.stroke = context.state.fill
  context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  context.restoreGState()
}

/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  /// Sets the color of fills in the current context.
  public func setFill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.fill = rgba(for: context.traits)
  }

  /// Sets the color of lines in the current context.
  public func setStroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.state.stroke = rgba(for: context.traits)
  }

  /// Sets the color of fills and lines in the current context.
  public func set() {
    setFill()
    setStroke()
  }
}
