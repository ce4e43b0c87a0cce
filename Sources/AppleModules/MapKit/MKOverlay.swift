public import CoreLocation
public import Foundation
public import HeadlessUIKit

/// A place on the flat map of the world.
public struct MKMapPoint: Hashable, Sendable {
  /// The units to the right.
  public var x: Double
  /// The units down.
  public var y: Double

  /// The units of the world's width and height.
  static let world = 268_435_456.0

  /// Creates a place.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Creates the place of coordinates on Mercator's map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -85.051_128_78), 85.051_128_78) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * Self.world
  }

  /// The coordinates.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi,
      longitude: x / Self.world * 360 - 180
    )
  }
}

/// A size on the flat map of the world.
public struct MKMapSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle on the flat map of the world.
public struct MKMapRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle of numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle that is nowhere.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The whole world.
  public static let world = MKMapRect(
    x: 0,
    y: 0,
    width: MKMapPoint.world,
    height: MKMapPoint.world
  )

  /// Whether it is nowhere.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }

  /// Returns the smallest rectangle around both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let (x, y) = (min(origin.x, rect2.origin.x), min(origin.y, rect2.origin.y))
    let right = max(origin.x + size.width, rect2.origin.x + rect2.size.width)
    let bottom = max(origin.y + size.height, rect2.origin.y + rect2.size.height)
    return MKMapRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}

/// A shape on a map, which is not drawn.
public protocol MKOverlay: MKAnnotation {
  /// The smallest rectangle around the shape.
  var boundingMapRect: MKMapRect { get }
}

/// An object with texts on a map.
open class MKShape: NSObject {
  /// The first line of its text.
  open var title: String?
  /// The second line of its text.
  open var subtitle: String?

  override init() { super.init() }
}

/// A shape of several points.
open class MKMultiPoint: MKShape {
  let coordinates: [CLLocationCoordinate2D]

  /// Creates a shape of points.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    coordinates = Array(UnsafeBufferPointer(start: coords, count: count))
    super.init()
  }

  /// The number of points.
  open var pointCount: Int { coordinates.count }

  /// The place of its middle point.
  open var coordinate: CLLocationCoordinate2D {
    coordinates.isEmpty ? CLLocationCoordinate2D() : coordinates[coordinates.count / 2]
  }

  /// The smallest rectangle around the points.
  open var boundingMapRect: MKMapRect {
    coordinates.map(MKMapPoint.init).reduce(.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize(width: 0, height: 0)))
    }
  }
}

/// A line of points.
open class MKPolyline: MKMultiPoint, MKOverlay {}

/// An area between points.
open class MKPolygon: MKMultiPoint, MKOverlay {}

/// A circle on the ground.
open class MKCircle: MKShape, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// Meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, radius)
    super.init()
  }

  /// The smallest rectangle around the circle, with 40075017 meters around the equator.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(coordinate)
    let meters = cos(coordinate.latitude * .pi / 180) * 40_075_017
    let reach = radius / meters * MKMapPoint.world
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// Draws a shape; nothing is drawn here.
open class MKOverlayRenderer: NSObject {
  /// The shape.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1

  /// Creates a renderer of a shape.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

/// Draws a line or an area; nothing is drawn here.
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area.
  open var fillColor: UIColor?
  /// The color of the line.
  open var strokeColor: UIColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
}

/// Draws a line; nothing is drawn here.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

/// Draws an area; nothing is drawn here.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

/// Draws a circle; nothing is drawn here.
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

/// The place of a shape between the parts of a map.
public enum MKOverlayLevel: Int, Hashable, Sendable {
  case aboveRoads, aboveLabels
}

/// The way in which a map follows the device.
public enum MKUserTrackingMode: Int, Hashable, Sendable {
  case none, follow, followWithHeading
}
