/// A choice of pictures and films.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// Pictures.
  public static let images = PHPickerFilter("images")
  /// Films.
  public static let videos = PHPickerFilter("videos")
  /// Pictures that move.
  public static let livePhotos = PHPickerFilter("livePhotos")
  /// Those of any of some choices.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any \(subfilters.map(\.name))")
  }
}
