import MapKit
import Snapshots
import SwiftUI
import Testing

private struct Places: View {
  @State private var position = MapCameraPosition.region(Places.region)
  @State private var selected: Int?
  @Namespace private var scope

  static var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 47, longitude: 8),
      latitudinalMeters: 1_000,
      longitudinalMeters: 1_000
    )
  }

  var body: some View {
    Map(position: $position, selection: $selected, scope: scope) {
      Marker("Lake", coordinate: Places.region.center).tint(.red).tag(1)
      Marker("Shore", systemImage: "leaf", coordinate: Places.region.center)
      Annotation("Boat", coordinate: Places.region.center, anchor: .bottom) { Text("boat") }
        .annotationTitles(.hidden)
      MapPolyline(coordinates: [Places.region.center]).stroke(.blue, lineWidth: 2)
      MapCircle(center: Places.region.center, radius: 100).foregroundStyle(.orange)
      if selected != nil { UserAnnotation() }
    }
    .mapStyle(.standard(elevation: .realistic, showsTraffic: true))
    .mapControls {
      MapUserLocationButton()
      MapCompass()
      MapScaleView()
    }
    .mapControlVisibility(.hidden)
    .onMapCameraChange(frequency: .continuous) { context in print(context.region) }
    .onMapCameraChange { position = .automatic }
    .mapScope(scope)
  }
}

@MainActor
@Suite("Maps of SwiftUI")
struct SwiftUIMapTests {
  @Test("A map takes its room, shows its region, and keeps its parts out of the picture")
  func room() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let host = UIHostingController(rootView: Places().frame(width: 200, height: 100))
    window.rootViewController = host
    var sizes: [CGSize] = []
    window.layoutSnapshot().forEach { visit in
      if visit.element.identity.className == "MKMapView" {
        sizes.append(CGSize(width: visit.frame.width, height: visit.frame.height))
      }
    }
    #expect(sizes == [CGSize(width: 200, height: 100)])
    #expect(MapCameraPosition.region(Places.region).region == Places.region)
    #expect(MapCameraPosition.automatic.region == nil)
  }
}
