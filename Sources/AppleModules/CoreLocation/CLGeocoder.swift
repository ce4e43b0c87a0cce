public import Foundation

/// The address of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Sendable: all properties are constants; a subclass answers for its own.

  /// The place.
  public let location: CLLocation?
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The city.
  open var locality: String? { nil }
  /// The part of the city.
  open var subLocality: String? { nil }
  /// The state.
  open var administrativeArea: String? { nil }
  /// The part of the state.
  open var subAdministrativeArea: String? { nil }
  /// The code of the place for letters.
  open var postalCode: String? { nil }
  /// The country as two letters.
  open var isoCountryCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The ocean.
  open var ocean: String? { nil }
  /// The lake.
  open var inlandWater: String? { nil }
  /// Known names of the place.
  open var areasOfInterest: [String]? { nil }
  /// The time zone.
  open var timeZone: TimeZone? { nil }

  /// Creates a copy of an address.
  public init(placemark: CLPlacemark) { location = placemark.location }
}

/// A function that is called with addresses or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Looks for the addresses of places; none is found, because they come from Apple's servers.
open class CLGeocoder: NSObject {
  /// Whether a look is under way; none is.
  open var isGeocoding: Bool { false }

  /// Creates one.
  public override init() { super.init() }

  /// Calls a function with the error that nothing was found.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Calls a function with the error that nothing was found.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Calls a function with the error that nothing was found.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.geocodeFoundNoResult)) }

  /// Fails: nothing is found.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Fails: nothing is found.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }

  /// Cancels the look.
  open func cancelGeocode() {}
}

/// The direction of the device.
open class CLHeading: NSObject {
  /// Degrees from magnetic north.
  open var magneticHeading: CLLocationDirection { 0 }
  /// Degrees from true north; negative where it is not known.
  open var trueHeading: CLLocationDirection { -1 }
  /// The error in degrees; negative where it is not known.
  open var headingAccuracy: CLLocationDirection { -1 }
}
