public import Foundation
import Snapshots

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path; its points are valid during the call that receives it.
public struct CGPathElement {
  /// The kind of the step.
  public var type: CGPathElementType
  /// The points of the step, with its end last: one for a line, three for a curve, none for a closed subpath.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates a step.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

extension CGPath {
  /// Calls a block with each step; quadratic curves are converted to cubic ones.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for step in steps.elements {
      let type: CGPathElementType
      var points: [CGPoint]
      switch step {
      case .move(let point): (type, points) = (.moveToPoint, [CGPoint(point)])
      case .line(let point): (type, points) = (.addLineToPoint, [CGPoint(point)])
      case .curve(let first, let second, let end):
        (type, points) = (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
      case .close: (type, points) = (.closeSubpath, [.zero])
      }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }
}
