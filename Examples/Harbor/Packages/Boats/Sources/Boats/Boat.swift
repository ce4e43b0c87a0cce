import Foundation

/// A boat in a harbor.
public struct Boat: Identifiable, Hashable, Sendable {
  public let id: Int
  public var name: String
  public var length: Double
  public var picture: URL?

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
