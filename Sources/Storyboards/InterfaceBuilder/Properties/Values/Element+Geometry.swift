import DynamicType
import LayoutGeometry

extension PropertyKind where Value == Rect {
  /// A rectangle.
  static let rect = PropertyKind(elements: "rect") { $0.rect }
}

extension PropertyKind where Value == Size {
  /// A size.
  static let size = PropertyKind(elements: "size", "value") { $0.size }
}

extension PropertyKind where Value == EdgeInsets {
  /// Insets by sides.
  static let insets = PropertyKind(elements: "inset", "edgeInsets") { $0.insets }
}

extension PropertyKind where Value == DirectionalEdgeInsets {
  /// Insets by the direction of the language.
  static let directionalInsets = PropertyKind(elements: "directionalEdgeInsets") { element in
    DirectionalEdgeInsets(
      top: element[.edges.top],
      leading: element[.edges.leading],
      bottom: element[.edges.bottom],
      trailing: element[.edges.trailing]
    )
  }
}

extension PropertyKind where Value == FrameInset {
  /// A frame as distances from the superview's edges.
  static let frameInset = PropertyKind(elements: "frame") { element in
    FrameInset(
      minX: element[.inset.minX],
      minY: element[.inset.minY],
      maxX: element[.inset.maxX],
      maxY: element[.inset.maxY],
      width: element[.size.width],
      height: element[.size.height]
    )
  }
}

extension PropertyKind where Value == AutoresizingMask {
  /// The sides and distances that follow a superview's size.
  static let autoresizingMask = PropertyKind(elements: "autoresizingMask") { element in
    AutoresizingMask.flags.reduce(into: []) { mask, flag in
      if element[flag.property] { mask.insert(flag.mask) }
    }
  }
}

extension AutoresizingMask {
  /// The flags of the format.
  fileprivate static let flags: [(property: Property<Bool>, mask: AutoresizingMask)] = [
    (.autoresizingMask.flexibleMinX, .flexibleLeftMargin),
    (.autoresizingMask.widthSizable, .flexibleWidth),
    (.autoresizingMask.flexibleMaxX, .flexibleRightMargin),
    (.autoresizingMask.flexibleMinY, .flexibleTopMargin),
    (.autoresizingMask.heightSizable, .flexibleHeight),
    (.autoresizingMask.flexibleMaxY, .flexibleBottomMargin),
  ]
}

extension Element {
  /// The point of a `point` element.
  var point: Point? {
    guard let x = self[.point.x], let y = self[.point.y] else { return nil }
    return Point(x: x, y: y)
  }

  /// The size of a `size` element.
  var size: Size? {
    guard let width = self[.size.width], let height = self[.size.height] else { return nil }
    return Size(width: width, height: height)
  }

  /// The rectangle of a `rect` element.
  var rect: Rect? {
    guard let point, let size else { return nil }
    return Rect(x: point.x, y: point.y, width: size.width, height: size.height)
  }

  /// The insets of an `inset` element, whose edges are minima and maxima, or of `edgeInsets`.
  fileprivate var insets: EdgeInsets {
    name == "inset"
      ? EdgeInsets(
        top: self[.inset.minY],
        left: self[.inset.minX],
        bottom: self[.inset.maxY],
        right: self[.inset.maxX]
      )
      : EdgeInsets(
        top: self[.edges.top],
        left: self[.edges.left],
        bottom: self[.edges.bottom],
        right: self[.edges.right]
      )
  }
}
