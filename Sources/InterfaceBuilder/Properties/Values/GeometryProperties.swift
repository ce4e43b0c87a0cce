/// The coordinates of a point or the corner of a rectangle.
final class PointProperties: PropertyGroup {
  /// The distance from the left edge.
  let x = Property("x", .number)
  /// The distance from the top edge.
  let y = Property("y", .number)

  static let shared = PointProperties()
}

/// The lengths of a size or a rectangle.
final class SizeProperties: PropertyGroup {
  /// The width.
  let width = Property("width", .number)
  /// The height.
  let height = Property("height", .number)

  static let shared = SizeProperties()
}

/// Distances that are written as least and greatest coordinates.
final class InsetProperties: PropertyGroup {
  /// The distance from the left edge.
  let minX = Property("minX", .number, default: 0)
  /// The distance from the top edge.
  let minY = Property("minY", .number, default: 0)
  /// The distance from the right edge.
  let maxX = Property("maxX", .number, default: 0)
  /// The distance from the bottom edge.
  let maxY = Property("maxY", .number, default: 0)

  static let shared = InsetProperties()
}

/// Distances by sides, and by the direction of the language.
final class EdgeProperties: PropertyGroup {
  /// The distance from the top.
  let top = Property("top", .number, default: 0)
  /// The distance from the left edge.
  let left = Property("left", .number, default: 0)
  /// The distance from the bottom.
  let bottom = Property("bottom", .number, default: 0)
  /// The distance from the right edge.
  let right = Property("right", .number, default: 0)
  /// The distance from the edge where reading begins.
  let leading = Property("leading", .number, default: 0)
  /// The distance from the edge where reading ends.
  let trailing = Property("trailing", .number, default: 0)

  static let shared = EdgeProperties()
}

/// The sides and distances that follow a superview's size.
final class AutoresizingMaskProperties: PropertyGroup {
  /// Whether the distance from the left edge changes.
  let flexibleMinX = Property("flexibleMinX", .bool, default: false)
  /// Whether the width changes.
  let widthSizable = Property("widthSizable", .bool, default: false)
  /// Whether the distance from the right edge changes.
  let flexibleMaxX = Property("flexibleMaxX", .bool, default: false)
  /// Whether the distance from the top changes.
  let flexibleMinY = Property("flexibleMinY", .bool, default: false)
  /// Whether the height changes.
  let heightSizable = Property("heightSizable", .bool, default: false)
  /// Whether the distance from the bottom changes.
  let flexibleMaxY = Property("flexibleMaxY", .bool, default: false)

  static let shared = AutoresizingMaskProperties()
}

extension Property {
  /// The coordinates of a point or the corner of a rectangle.
  static var point: PointProperties { PointProperties.shared }
  /// The lengths of a size or a rectangle.
  static var size: SizeProperties { SizeProperties.shared }
  /// Distances that are written as least and greatest coordinates.
  static var inset: InsetProperties { InsetProperties.shared }
  /// Distances by sides, and by the direction of the language.
  static var edges: EdgeProperties { EdgeProperties.shared }
  /// The sides and distances that follow a superview's size.
  static var autoresizingMask: AutoresizingMaskProperties {
    AutoresizingMaskProperties.shared
  }
}

/// The edges at which a controller's view reaches under bars, each written as `YES`.
final class ExtendedEdgeProperties: PropertyGroup {
  let unused: [UnusedProperty] = ["top", "left", "bottom", "right"].map {
    UnusedProperty($0, .bool, .implied)
  }

  static let shared = ExtendedEdgeProperties()
}
