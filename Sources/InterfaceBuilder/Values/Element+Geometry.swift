import DynamicType
import LayoutGeometry

extension Element {
  /// The point of a `point` element.
  var point: Point? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// The size of a `size` element.
  var size: Size? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Size(width: width, height: height)
  }

  /// The rectangle of a `rect` element.
  var rect: Rect? {
    guard let point, let size else { return nil }
    return Rect(x: point.x, y: point.y, width: size.width, height: size.height)
  }

  /// The insets of an `inset` element, whose edges are minima and maxima, or of `edgeInsets`.
  var insets: EdgeInsets {
    name == "inset"
      ? EdgeInsets(
        top: number("minY") ?? 0,
        left: number("minX") ?? 0,
        bottom: number("maxY") ?? 0,
        right: number("maxX") ?? 0
      )
      : EdgeInsets(
        top: number("top") ?? 0,
        left: number("left") ?? 0,
        bottom: number("bottom") ?? 0,
        right: number("right") ?? 0
      )
  }

  /// The insets of a `directionalEdgeInsets` element.
  var directionalInsets: DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: number("top") ?? 0,
      leading: number("leading") ?? 0,
      bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0
    )
  }

  /// The insets of a `frame` element.
  var frameInset: FrameInset {
    FrameInset(
      minX: number("minX") ?? 0,
      minY: number("minY") ?? 0,
      maxX: number("maxX") ?? 0,
      maxY: number("maxY") ?? 0,
      width: number("width"),
      height: number("height")
    )
  }

  /// The mask of an `autoresizingMask` element.
  var autoresizingMask: AutoresizingMask {
    AutoresizingMask.flags.reduce(into: []) { mask, flag in
      if bool(flag.name) == true { mask.insert(flag.mask) }
    }
  }
}
