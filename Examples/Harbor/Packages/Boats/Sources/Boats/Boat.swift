import Foundation

/// A boat in a harbor.
public struct Boat: Identifiable, Hashable, Sendable {
  /// The number in the harbor's book.
  public let id: Int
  /// The name on the bow.
  public var name: String
  /// The length in meters.
  public var length: Double
  /// The place of a picture.
  public var picture: URL?

  /// Creates a boat.
  public init(id: Int, name: String, length: Double, picture: URL? = nil) {
    self.id = id
    self.name = name
    self.length = length
    self.picture = picture
  }

  /// Boats for previews.
  public static let samples = [
    Boat(id: 1, name: "Albatross", length: 12.5),
    Boat(id: 2, name: "Queen of the Western Islands", length: 31),
    Boat(id: 3, name: "Tern", length: 6.2),
  ]
}
