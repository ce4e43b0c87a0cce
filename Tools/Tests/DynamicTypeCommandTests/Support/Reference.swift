import Foundation

/// The files of measured and published numbers at the root of the repository.
enum Reference {
  /// Reads a file by its name without `.json`.
  static func read<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 1...5 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Reference/\(name).json")
    return try JSONDecoder().decode(type, from: try Data(contentsOf: file))
  }

  /// The short names of the categories by the names that the guidelines print.
  static let shortNames = [
    "xSmall": "XS", "Small": "S", "Medium": "M", "Large": "L", "xLarge": "XL", "xxLarge": "XXL",
    "xxxLarge": "XXXL", "AX1": "AX1", "AX2": "AX2", "AX3": "AX3", "AX4": "AX4", "AX5": "AX5",
  ]
}

/// A row of a published type table.
struct PublishedCell: Decodable {
  var size: Double
  var leading: Double
  var weight: String
  var emphasizedWeight: String
}

/// A table with one row of cells a category.
struct PublishedTable: Decodable {
  var styles: [String: [String: PublishedCell]]
}

/// A table with one cell a style.
struct PublishedFixedTable: Decodable {
  var styles: [String: PublishedCell]
}
