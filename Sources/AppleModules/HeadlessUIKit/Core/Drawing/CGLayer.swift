public import Foundation
import Snapshots

/// Drawing that is made once and drawn several times.
public final class CGLayer: NSObject {
  private let drawn: CGContext
  /// The size in points.
  public let size: CGSize

  /// Creates a layer for a context.
  ///
  /// - Parameters:
  ///   - context: The context in which the layer is drawn.
  ///   - size: The size in points.
  ///   - auxiliaryInfo: Nothing; Core Graphics reserves it.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: NSDictionary?) {
    guard size.width > 0, size.height > 0 else { return nil }
    self.size = size
    drawn = CGContext(size: size, traits: context.traits)
    super.init()
  }

  /// The context in which the layer is made.
  public var context: CGContext? { drawn }

  fileprivate func draw(in context: CGContext, at point: CGPoint, scale: (x: CGFloat, y: CGFloat)) {
    context.saveGState()
    context.translateBy(x: point.x, y: point.y)
    context.scaleBy(x: scale.x, y: scale.y)
    context.add(drawn.drawings)
    context.restoreGState()
  }
}

extension CGContext {
  /// Draws a layer in its own size.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    layer.draw(in: self, at: point, scale: (1, 1))
  }

  /// Draws a layer as large as a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let scale = (x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    layer.draw(in: self, at: rect.origin, scale: scale)
  }
}
