import MapKit
import Snapshots
import Testing

@Suite("Maps")
struct MapViewTests {
  private final class Listener: MKMapViewDelegate {
    var heard: [String] = []
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      heard.append("region \(mapView.region.center.latitude)")
    }
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      heard.append("selected \(view.annotation?.title ?? "")")
    }
  }

  @Test func `The delegate hears of regions and annotations`() {
    let (map, listener) = (MKMapView(frame: .zero), Listener())
    map.delegate = listener
    let point = MKPointAnnotation(coordinate: CLLocationCoordinate2DMake(48, 11), title: "Munich")
    map.showAnnotations([point], animated: false)
    map.selectAnnotation(point, animated: false)
    #expect(listener.heard == ["region 48.0", "selected Munich"])
    #expect(map.view(for: point) is MKPinAnnotationView)
    map.removeAnnotation(point)
    #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty)
  }

  @Test func `A picture has a marked box with the reason`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var reasons: [String?] = []
    map.layoutSnapshot().forEach { visit in
      for case .image(let image) in visit.element.drawings { reasons.append(image.missingReason) }
    }
    #expect(reasons == ["maps come from Apple's servers"])
  }

  @Test func `A region in meters is narrower in degrees at the equator`() {
    let north = CLLocationCoordinate2DMake(60, 0)
    let region = MKCoordinateRegion(
      center: north,
      latitudinalMeters: 111_320,
      longitudinalMeters: 111_320
    )
    #expect(region.span.latitudeDelta == 1)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-9)
  }

  /// Mercator's map: the middle of the world is at half of its width and height.
  @Test func `A shape is kept with the rectangle around it`() {
    let corners = [CLLocationCoordinate2DMake(0, 0), CLLocationCoordinate2DMake(0, 90)]
    let line = MKPolyline(coordinates: corners, count: 2)
    #expect(abs(line.boundingMapRect.origin.y - MKMapRect.world.size.height / 2) < 1e-6)
    #expect(abs(line.boundingMapRect.size.width - MKMapRect.world.size.width / 4) < 1e-6)
    let place = CLLocationCoordinate2DMake(48, 11)
    #expect(abs(MKMapPoint(place).coordinate.latitude - 48) < 1e-9)
    let map = MKMapView(frame: .zero)
    map.addOverlay(line)
    #expect(map.overlays.count == 1)
    map.removeOverlay(line)
    #expect(map.overlays.isEmpty)
  }
}
