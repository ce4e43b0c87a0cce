public import Foundation

/// A point or rectangle in a view, which any other view can read in its own coordinates.
///
/// It is read with ``GeometryProxy`` after the view was placed.
public struct Anchor<Value> {
  let source: Source
  let item: LayoutItem

  /// The value on the screen.
  var onScreen: Value { source.make(item.globalFrame) }

  /// A way to get a point or rectangle from the frame of a view.
  public struct Source {
    let make: (CGRect) -> Value
    let moved: (Value, CGPoint) -> Value
  }
}

/// An anchor is read by the task of its view's tree, and only that task accesses the view.
extension Anchor: @unchecked Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// The frame of the view.
  public static var bounds: Anchor<CGRect>.Source { rect(nil) }

  /// A rectangle in the coordinates of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { self.rect(.some(rect)) }

  private static func rect(_ rect: CGRect?) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      make: { frame in rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame },
      moved: { $0.offsetBy(dx: -$1.x, dy: -$1.y) }
    )
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the coordinates of the view.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      make: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) },
      moved: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    )
  }

  /// A point in unit coordinates of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      make: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) },
      moved: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) }
    )
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The center of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The center of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner at the top where reading begins.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The corner at the bottom where reading begins.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
