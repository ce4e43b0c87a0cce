/// The coordinates of a point or the corner of a rectangle.
public final class PointProperties: PropertyGroup {
  /// The distance from the left edge.
  public let x = Property("x", .number)
  /// The distance from the top edge.
  public let y = Property("y", .number)

  static let shared = PointProperties()
}

/// The lengths of a size or a rectangle.
public final class SizeProperties: PropertyGroup {
  /// The width.
  public let width = Property("width", .number)
  /// The height.
  public let height = Property("height", .number)

  static let shared = SizeProperties()
}

/// Distances that are written as least and greatest coordinates.
public final class InsetProperties: PropertyGroup {
  /// The distance from the left edge.
  public let minX = Property("minX", .number, default: 0)
  /// The distance from the top edge.
  public let minY = Property("minY", .number, default: 0)
  /// The distance from the right edge.
  public let maxX = Property("maxX", .number, default: 0)
  /// The distance from the bottom edge.
  public let maxY = Property("maxY", .number, default: 0)

  static let shared = InsetProperties()
}

/// Distances by sides, and by the direction of the language.
public final class EdgeProperties: PropertyGroup {
  /// The distance from the top.
  public let top = Property("top", .number, default: 0)
  /// The distance from the left edge.
  public let left = Property("left", .number, default: 0)
  /// The distance from the bottom.
  public let bottom = Property("bottom", .number, default: 0)
  /// The distance from the right edge.
  public let right = Property("right", .number, default: 0)
  /// The distance from the edge where reading begins.
  public let leading = Property("leading", .number, default: 0)
  /// The distance from the edge where reading ends.
  public let trailing = Property("trailing", .number, default: 0)

  static let shared = EdgeProperties()
}

/// The sides and distances that follow a superview's size.
public final class AutoresizingMaskProperties: PropertyGroup {
  /// Whether the distance from the left edge changes.
  public let flexibleMinX = Property("flexibleMinX", .bool, default: false)
  /// Whether the width changes.
  public let widthSizable = Property("widthSizable", .bool, default: false)
  /// Whether the distance from the right edge changes.
  public let flexibleMaxX = Property("flexibleMaxX", .bool, default: false)
  /// Whether the distance from the top changes.
  public let flexibleMinY = Property("flexibleMinY", .bool, default: false)
  /// Whether the height changes.
  public let heightSizable = Property("heightSizable", .bool, default: false)
  /// Whether the distance from the bottom changes.
  public let flexibleMaxY = Property("flexibleMaxY", .bool, default: false)

  static let shared = AutoresizingMaskProperties()
}

extension Property {
  /// The coordinates of a point or the corner of a rectangle.
  public static var point: PointProperties { PointProperties.shared }
  /// The lengths of a size or a rectangle.
  public static var size: SizeProperties { SizeProperties.shared }
  /// Distances that are written as least and greatest coordinates.
  public static var inset: InsetProperties { InsetProperties.shared }
  /// Distances by sides, and by the direction of the language.
  public static var edges: EdgeProperties { EdgeProperties.shared }
  /// The sides and distances that follow a superview's size.
  public static var autoresizingMask: AutoresizingMaskProperties {
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
