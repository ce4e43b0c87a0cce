import Foundation

/// Reads the files of `Reference/`, from which most expected values of these tests come.
enum ReferenceData {
  /// The folder of these tests, found from the place of this file.
  static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the package.
  static let package = tests.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Decodes `Reference/<name>.json`.
  static func read<Document: Decodable>(_ name: String) throws -> Document {
    let file = package.appending(path: "Reference/\(name).json")
    return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
  }
}

/// `sf-advances.json`: the model of San Francisco's advances.
struct AdvancesFile: Decodable {
  struct Masters: Decodable {
    var hairline: [Double]
    var regular: [Double]
    var black: [Double]
    var italic: [Double]
  }

  struct Sets: Decodable {
    var text: Masters
    var display: Masters
  }

  struct Positions: Decodable {
    var exact: [String: Double]
  }

  struct Tracking: Decodable {
    var measured: [String: Double]
    var published: [String: Double]

    private enum CodingKeys: String, CodingKey {
      case measured
      case published = "from HIG (not measured here)"
    }
  }

  var weight: [String: Double]
  var opsz: Positions
  var tracking: Tracking
  var characters: String
  var masters: Sets

  static let shared: Result<AdvancesFile, any Error> = Result {
    try ReferenceData.read("sf-advances")
  }
}

/// `sf-kerning.json`: sums of kerning by string.
struct KerningFile: Decodable {
  struct Sums: Decodable {
    var strings: [String: Masters]
  }

  struct Masters: Decodable {
    var text: [String: Double]
    var display: [String: Double]
  }

  var sums: Sums
  private enum CodingKeys: String, CodingKey {
    case sums = "measured sums"
  }

  /// The sum for a string in 1/2048 em, by the rule of the file: linear in weight and position.
  func sum(_ text: String, weight: String, k: Double, o: Double) -> Double? {
    guard let masters = sums.strings[text] else { return nil }
    let black = masters.display["black (2 x bold - regular)"] ?? 0
    guard weight != "italic" else {
      return (1 - o) * (masters.text["italic"] ?? 0) + o * (masters.display["italic"] ?? 0)
    }
    let small = masters.text["regular"] ?? 0
    let large = masters.display["regular"] ?? 0
    let textSum = small + k * ((masters.text["black"] ?? 0) - small)
    return (1 - o) * textSum + o * (large + k * (black - large))
  }
}

/// `label-sizes.json`: widths of strings and labels measured on a device.
struct LabelSizesFile: Decodable {
  struct Row: Decodable, CustomStringConvertible {
    var text: String
    var weight: String
    var pointSize: Double
    var labelWidth: Double
    var stringWidth: Double
    var lineHeight: Double

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      text = try row.decode(String.self)
      weight = try row.decode(String.self)
      pointSize = try row.decode(Double.self)
      labelWidth = try row.decode(Double.self)
      stringWidth = try row.decode(Double.self)
      lineHeight = try row.decode(Double.self)
    }

    var description: String { "\(text) \(weight) \(pointSize)" }
  }

  var rows: [Row]
}

/// `font-advances.json`: published advances and lines of faces by name.
struct FontAdvancesFile: Decodable {
  struct Face: Decodable {
    var face: String
    var family: String
    var documents: [String: Double]?
    var hundredths: [String: Double]?

    /// Thousandths of an em by character, exact ones where there are two.
    var published: [String: Double] {
      (hundredths ?? [:]).mapValues { 10 * $0 }.merging(documents ?? [:]) { $1 }
    }
  }

  var faces: [Face]

  static func read() throws -> FontAdvancesFile { try ReferenceData.read("font-advances") }
}
