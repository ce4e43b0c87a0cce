/// The center through which an app asks for new timelines; there are no widgets, so nothing happens.
public final class WidgetCenter: Sendable {
  /// The center of the program.
  public static let shared = WidgetCenter()

  private init() {}

  /// Asks for new timelines of a kind of widgets.
  public func reloadTimelines(ofKind kind: String) {}

  /// Asks for new timelines of all widgets.
  public func reloadAllTimelines() {}

  /// Returns the widgets that the person has put on a screen: none.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) { completion(.success([])) }

  /// Returns the widgets that the person has put on a screen: none.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}

/// A widget that the person has put on a screen.
public struct WidgetInfo: Identifiable, Hashable, Sendable {
  /// The name of the widget.
  public let kind: String
  /// The size and the place.
  public let family: WidgetFamily

  /// The name and the family.
  public var id: String { "\(kind), \(family)" }
}
