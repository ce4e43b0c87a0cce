public import Foundation

/// Whether a person lets the app know where the device is.
public enum CLAuthorizationStatus: Int32, Hashable, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// A reason for which there is no place.
public struct CLError: Error, Hashable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Hashable, Sendable {
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    case regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
  }
  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Apple's value of this name.
  public static let denied = Code.denied
  /// Apple's value of this name.
  public static let locationUnknown = Code.locationUnknown
  /// Apple's value of this name.
  public static let network = Code.network
  /// Apple's value of this name.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// Called with the places of the device.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager,
    didUpdateHeading newHeading: CLHeading
  ) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Asks for the place of the device.
///
/// There is none: each request fails as if a person denied it.
open class CLLocationManager: NSObject {
  /// The object that is told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is wanted; kept alone.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The meters between two updates; kept alone.
  open var distanceFilter: CLLocationDistance = -1
  /// The last place; there is none.
  open var location: CLLocation? { nil }
  /// Whether the app may know the place: it may not.
  open var authorizationStatus: CLAuthorizationStatus { .denied }

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the device knows its place: it does not.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks a person; the delegate hears of the answer.
  open func requestWhenInUseAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
  }

  /// Asks a person; the delegate hears of the answer.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  /// Asks for a place; the delegate is told of the failure.
  open func requestLocation() {
    delegate?.locationManager(self, didFailWithError: CLError(.denied))
  }

  /// Asks for places; the delegate is told of the failure.
  open func startUpdatingLocation() { requestLocation() }

  /// Ends the updates; there are none.
  open func stopUpdatingLocation() {}
}
