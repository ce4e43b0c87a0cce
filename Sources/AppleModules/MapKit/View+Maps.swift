public import HeadlessSwiftUI

/// The look of a map, which is a marked box here.
public struct MapStyle: Sendable {
  private let name: String

  /// The height of ground and buildings.
  public enum Elevation: Hashable, Sendable {
    case automatic, flat, realistic
  }

  /// The weight of colors.
  public enum StandardEmphasis: Hashable, Sendable {
    case automatic, muted
  }

  /// Streets.
  public static let standard = MapStyle(name: "standard")
  /// Pictures.
  public static let imagery = MapStyle(name: "imagery")
  /// Streets over pictures.
  public static let hybrid = MapStyle(name: "hybrid")

  /// Streets.
  public static func standard(
    elevation: Elevation = .automatic,
    emphasis: StandardEmphasis = .automatic,
    showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  /// Pictures.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  /// Streets over pictures.
  public static func hybrid(
    elevation: Elevation = .automatic,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// How often a map tells that it moved.
public enum MapCameraUpdateFrequency: Hashable, Sendable {
  case continuous, onEnd
}

/// The part of a map that is seen after it moved.
public struct MapCameraUpdateContext: Sendable {
  /// The camera.
  public let camera: MapCamera
  /// The region.
  public let region: MKCoordinateRegion
}

/// The button that moves a map to the device; it is not drawn outside of maps.
public struct MapUserLocationButton: View {
  /// Creates the button.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing: maps are marked boxes.
  public var body: some View { EmptyView() }
}

/// The compass of a map; it is not drawn outside of maps.
public struct MapCompass: View {
  /// Creates the compass.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing: maps are marked boxes.
  public var body: some View { EmptyView() }
}

/// The scale of a map; it is not drawn outside of maps.
public struct MapScaleView: View {
  /// Creates the scale.
  nonisolated public init(
    anchorEdge: HorizontalEdge = .leading,
    scope: Namespace.ID? = nil
  ) {}
  /// Nothing: maps are marked boxes.
  public var body: some View { EmptyView() }
}

/// The button that tilts a map; it is not drawn outside of maps.
public struct MapPitchToggle: View {
  /// Creates the button.
  nonisolated public init(scope: Namespace.ID? = nil) {}
  /// Nothing: maps are marked boxes.
  public var body: some View { EmptyView() }
}

extension View {
  /// Sets the look of maps, which are marked boxes.
  nonisolated public func mapStyle(_ mapStyle: MapStyle) -> some View { self }

  /// Sets the controls of maps, which are marked boxes.
  nonisolated public func mapControls(
    @ViewBuilder _ content: () -> some View
  ) -> some View { self }

  /// Shows or hides the controls of maps, which are marked boxes.
  nonisolated public func mapControlVisibility(_ visibility: Visibility) -> some View { self }

  /// Links maps in the view with controls.
  nonisolated public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Runs an action when a map moves, which does not happen on a still screen.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping () -> Void
  ) -> some View { self }

  /// Runs an action when a map moves, which does not happen on a still screen.
  nonisolated public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View { self }
}
