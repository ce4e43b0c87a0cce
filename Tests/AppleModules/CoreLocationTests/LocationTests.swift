import CoreLocation
import Testing

@Suite("Places")
struct LocationTests {
  @Test(arguments: [
    (90.0, 180.0, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false),
  ])
  func `A place lies on the Earth`(_ latitude: Double, _ longitude: Double, _ isValid: Bool) {
    #expect(
      CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid
    )
  }

  /// A quarter of a meridian is 10001.966 km on WGS 84.
  @Test func `The way from the equator to the pole is a quarter of a meridian`() {
    let pole = CLLocation(latitude: 90, longitude: 0)
    let distance = pole.distance(from: CLLocation(latitude: 0, longitude: 20))
    #expect(abs(distance / 10_001_966 - 1) < 0.006)
  }

  @Test func `The manager tells that it is denied`() {
    final class Listener: CLLocationManagerDelegate {
      var codes: [CLError.Code] = []
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if let error = error as? CLError { codes.append(error.code) }
      }
    }
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.startUpdatingLocation()
    #expect(listener.codes == [.denied])
    #expect(manager.authorizationStatus == .denied)
  }

  @Test func `No address is found for a place`() async {
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      _ = try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 48, longitude: 11))
    }
  }
}
