import DynamicType
import Foundation

/// Reads the files of `Reference/`, from which most expected values of these tests come.
enum ReferenceData {
  /// The folder of the package, found from the place of this file.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Decodes `Reference/<name>.json`.
  static func read<Document: Decodable>(_ name: String) throws -> Document {
    let file = package.appending(path: "Reference/\(name).json")
    return try JSONDecoder().decode(Document.self, from: Data(contentsOf: file))
  }
}

/// One cell of a type table as the files spell it.
struct ReferenceCell: Decodable {
  var size: Double
  var leading: Double
  var weight: String
  var emphasizedWeight: String
}

/// `ios.json` and `watchos.json`: cells by category, then by style.
struct CategoryTableFile: Decodable {
  var styles: [String: [String: ReferenceCell]]
}

/// `macos.json` and `tvos.json`: one cell a style.
struct FixedTableFile: Decodable {
  var styles: [String: ReferenceCell]
}

/// `visionos.json`: one cell a style, with all weights of the export.
struct VisionTableFile: Decodable {
  struct Cell: Decodable {
    var size: Double
    var leading: Double
    var weightsInExport: [String]
  }

  var styles: [String: Cell]
}

/// The parts of `ios.json` beside its cells.
struct IOSFactsFile: Decodable {
  struct ExtraStyle: Decodable {
    struct AtLarge: Decodable {
      var size: Double
      var weight: String
    }

    var atLarge: AtLarge
    var rawKey: String

    private enum CodingKeys: String, CodingKey {
      case atLarge = "atLarge_iOS17"
      case rawKey
    }
  }

  struct ExtraStyles: Decodable {
    var extraLargeTitle: ExtraStyle
    var extraLargeTitle2: ExtraStyle
  }

  var extraStyles: ExtraStyles
}

/// `uifontmetrics-ios26.json`: what a device with iOS 26 answered.
struct MeasuredMetricsFile: Decodable {
  struct Style: Decodable {
    var bold: Bool
    var baseLeading: Double
    var categories: [String: Cell]
  }

  struct Cell: Decodable {
    var pointSize: Double
    var leadingInModel: Double
    var scaled: [Double]
    var scaledFont: [Double]
  }

  struct Override: Decodable {
    var style: String
    var category: String
    var HIG: Double
    var runtime: Double
  }

  var bases: [Double]
  var leadingOverridesAgainstHIG: [Override]
  var styles: [String: Style]
}
