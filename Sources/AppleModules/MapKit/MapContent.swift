public import CoreLocation
public import HeadlessSwiftUI

/// Parts of a map; they are kept out of the picture, because maps are marked boxes here.
public protocol MapContent {}

/// No part of a map.
public struct EmptyMapContent: MapContent {
  /// Creates no part.
  nonisolated public init() {}
}

/// Several parts of a map.
public struct MapContentTuple: MapContent {}

extension Optional: MapContent where Wrapped: MapContent {}

extension ForEach: MapContent where Content: MapContent {
  /// Creates parts of a map from elements.
  nonisolated public init(
    _ data: Data,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identifying: { $0.id }, making: content)
  }
}

/// Builds the parts of a map from the statements of a closure.
@resultBuilder
public enum MapContentBuilder {
  /// An expression that is a part of a map.
  nonisolated public static func buildExpression<Content: MapContent>(
    _ content: Content
  ) -> Content { content }

  /// Several statements.
  nonisolated public static func buildBlock<each Content: MapContent>(
    _ content: repeat each Content
  ) -> MapContentTuple { MapContentTuple() }

  /// An `if` without `else`.
  nonisolated public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or a `switch`.
  nonisolated public static func buildEither<Content: MapContent>(
    first: Content
  ) -> MapContentTuple { MapContentTuple() }

  /// The other branch of an `if` or a `switch`.
  nonisolated public static func buildEither<Content: MapContent>(
    second: Content
  ) -> MapContentTuple { MapContentTuple() }
}

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  /// Creates a balloon with a label.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Marker where Label == Text {
  /// Creates a balloon with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}

  /// Creates a balloon with a title that is not localized.
  @_disfavoredOverload
  nonisolated public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {}
}

extension Marker where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a balloon with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {}

  /// Creates a balloon with a title that is not localized and a symbol.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    systemImage: String,
    coordinate: CLLocationCoordinate2D
  ) {}
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
  /// Creates a view with a label below it.
  nonisolated public init(
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension Annotation where Label == Text {
  /// Creates a view with a title below it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates a view with a title below it that is not localized.
  @_disfavoredOverload
  nonisolated public init(
    _ title: some StringProtocol,
    coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {}
}

/// The place of the device.
public struct UserAnnotation: MapContent {
  /// Creates the dot of the system.
  nonisolated public init() {}
}

/// A line between places.
public struct MapPolyline: MapContent {
  /// Creates a line.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// An area between places.
public struct MapPolygon: MapContent {
  /// Creates an area.
  nonisolated public init(coordinates: [CLLocationCoordinate2D]) {}
}

/// A circle around a place.
public struct MapCircle: MapContent {
  /// Creates a circle with a radius in meters.
  nonisolated public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
  /// Sets the color of balloons.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { self }

  /// Sets the style of areas.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { self }

  /// Sets the style of lines, with a width in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1
  ) -> some MapContent { self }

  /// Shows or hides the titles of views.
  nonisolated public func annotationTitles(_ visibility: Visibility) -> some MapContent { self }

  /// Names the value that is selected with the part.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }
}
