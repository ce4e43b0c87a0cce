public import CoreLocation
public import HeadlessSwiftUI

/// The place from which a map is seen.
public struct MapCamera: Hashable, Sendable {
  /// The place in the middle.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance from the middle, in meters.
  public var distance: Double
  /// The direction, in degrees from north.
  public var heading: Double
  /// The tilt, in degrees.
  public var pitch: Double

  /// Creates a place.
  public init(
    centerCoordinate: CLLocationCoordinate2D,
    distance: Double,
    heading: Double = 0,
    pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
}

/// The part of a map that is seen.
public struct MapCameraPosition: Hashable, Sendable {
  /// The region; `nil` for other kinds.
  public private(set) var region: MKCoordinateRegion?
  /// The camera; `nil` for other kinds.
  public private(set) var camera: MapCamera?
  /// Whether the map follows the device.
  public private(set) var followsUserLocation = false
  /// Whether the map follows the direction of the device.
  public private(set) var followsUserHeading = false

  /// Whether the person moved the map, which nobody does.
  public var positionedByUser: Bool { false }

  /// The part around the content.
  public static let automatic = MapCameraPosition()

  /// A region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// The part that a camera sees.
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(camera: camera)
  }

  /// The part around the device.
  public static func userLocation(
    followsHeading: Bool = false,
    fallback: MapCameraPosition
  ) -> MapCameraPosition {
    var position = fallback
    position.followsUserLocation = true
    position.followsUserHeading = followsHeading
    return position
  }
}

/// The ways in which a person moves a map.
public struct MapInteractionModes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Scaling.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turning.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Tilting.
  public static let pitch = MapInteractionModes(rawValue: 8)
  /// All ways.
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// The parts of a map as a view, which is not drawn.
public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
  /// Nothing: maps are marked boxes.
  public var body: some View { EmptyView() }
}

/// A map, drawn as the marked box of ``MKMapView``.
public struct Map<Content: View> {
  private let region: MKCoordinateRegion?

  /// Creates a map with parts that is seen from a place at first.
  nonisolated public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { region = initialPosition.region }

  /// Creates a map with parts that is seen from a place.
  nonisolated public init<C: MapContent>(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> { region = position.wrappedValue.region }

  /// Creates a map with parts of which one is selected.
  nonisolated public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all,
    selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> { region = position.wrappedValue.region }

  /// Creates a map that is seen from a place at first.
  nonisolated public init(
    initialPosition: MapCameraPosition = .automatic,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> { region = initialPosition.region }

  /// Creates a map that is seen from a place.
  nonisolated public init(
    position: Binding<MapCameraPosition>,
    interactionModes: MapInteractionModes = .all,
    scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    region = position.wrappedValue.region
  }

  /// Creates a map of a region.
  nonisolated public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false
  ) where Content == MapContentView<Never, EmptyMapContent> {
    region = coordinateRegion.wrappedValue
  }
}

extension Map: View {
  /// The marked box of a map.
  public var body: some View { MapBox(region: region) }
}

private struct MapBox: UIViewRepresentable {
  let region: MKCoordinateRegion?

  func makeUIView(context: Context) -> MKMapView { MKMapView(frame: .zero) }

  func updateUIView(_ map: MKMapView, context: Context) {
    if let region { map.region = region }
  }
}
