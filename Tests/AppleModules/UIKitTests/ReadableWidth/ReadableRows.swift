import Testing
import UIKit

/// A row of the tables of the article "Readable width": a device, a text size and what was measured.
struct ReadableRow: Decodable, Sendable, CustomTestStringConvertible {
  let devices: [String]
  let category: String
  let orientation: String
  let viewWidth, readableWidth, bothMargins, oneMargin: CGFloat

  init(from decoder: any Decoder) throws {
    var columns = try decoder.unkeyedContainer()
    devices = Self.names(in: try columns.decode(String.self))
    category = try columns.decode(String.self)
    orientation = try columns.decode(String.self)
    viewWidth = try columns.decode(CGFloat.self)
    readableWidth = try columns.decode(CGFloat.self)
    bothMargins = try columns.decode(CGFloat.self)
    oneMargin = try columns.decode(CGFloat.self)
  }

  var testDescription: String { "\(devices) \(category) \(orientation)" }

  /// The category by the name that the article writes.
  var contentSizeCategory: UIContentSizeCategory? {
    let names: [String: UIContentSizeCategory] = [
      "extraSmall": .extraSmall, "large": .large, "extraExtraExtraLarge": .extraExtraExtraLarge,
      "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
    return names[category]
  }

  /// The devices of a row, which are written one after the other.
  private static func names(in text: String) -> [String] {
    text.split { " 、".contains($0) }.reduce(into: []) { names, word in
      if word.hasPrefix("iP") {
        names.append(String(word))
      } else if let last = names.popLast() {
        names.append(last + " " + word)
      }
    }
  }

  /// The rows of `Reference/readable-width.json`; nothing where the file cannot be read, which the
  /// count of the tests notices.
  static let all: [ReadableRow] = {
    struct File: Decodable { var measured_rows: [ReadableRow] }
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Reference/readable-width.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.measured_rows ?? []
  }()
}
