public import Foundation

/// A measured place with its time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Sendable: all properties are constants; a subclass answers for its own.

  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Meters above the sea.
  public let altitude: CLLocationDistance
  /// The radius of the place in meters; negative where it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The error of the altitude in meters; negative where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a location by its place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      timestamp: Date()
    )
  }

  /// Creates a location by all its values.
  public init(
    coordinate: CLLocationCoordinate2D,
    altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy,
    timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    (horizontalAccuracy, verticalAccuracy) = (hAccuracy, vAccuracy)
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the meters between two places along the surface of a sphere.
  ///
  /// The sphere has the mean radius of the Earth, 6371008.8 meters (IUGG). Apple's result follows an
  /// ellipsoid and differs by at most 0.6 percent.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let latitude = sin((b.latitude - a.latitude) * radians / 2)
    let longitude = sin((b.longitude - a.longitude) * radians / 2)
    let half =
      latitude * latitude
      + cos(a.latitude * radians) * cos(b.latitude * radians) * longitude * longitude
    return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
  }
}
