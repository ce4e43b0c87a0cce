import DynamicType
import Foundation
import Testing

@testable import HeadlessUIKit

/// Source: `Reference/label-sizes.json`, 396 labels measured on iOS 26 at three pixels a point.
@Suite("Labels have the widths and heights that were measured on iOS 26")
struct MeasuredWidthTests {
  private struct Row: Decodable {
    var text, weight: String
    var pointSize, labelWidth, lineHeight: Double

    init(from decoder: any Decoder) throws {
      var columns = try decoder.unkeyedContainer()
      text = try columns.decode(String.self)
      weight = try columns.decode(String.self)
      pointSize = try columns.decode(Double.self)
      labelWidth = try columns.decode(Double.self)
      _ = try columns.decode(Double.self)
      lineHeight = try columns.decode(Double.self)
    }

    var font: UIFont? {
      let weights: [String: UIFont.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
      ]
      if weight == "italic" { return .italicSystemFont(ofSize: pointSize) }
      if weight == "monoRegular" || weight == "mono" {
        return .monospacedSystemFont(ofSize: pointSize, weight: .regular)
      }
      if weight == "monoBold" { return .monospacedSystemFont(ofSize: pointSize, weight: .bold) }
      return weights[weight].map { .systemFont(ofSize: pointSize, weight: $0) }
    }
  }

  private func rows() throws -> [Row] {
    struct File: Decodable { var rows: [Row] }
    let file = MeasuredSize.package.appending(path: "Reference/label-sizes.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).rows
  }

  /// Rows whose width differs by one or two pixels.
  ///
  /// San Francisco's kerning is known by sums of two strings only, and its digits are narrower in
  /// some sizes: `Documentation/LabelAccuracy.md`.
  static let unmet: Set<String> = Set(
    ["semibold", "bold"].flatMap { weight in
      [14, 16, 17, 19, 20, 21, 23, 33, 34].map { "\(weight) \($0) AVAST Wavy To. LT" }
    } + [
      "heavy 11 AVAST Wavy To. LT", "medium 15 AVAST Wavy To. LT", "semibold 22 AVAST Wavy To. LT",
      "medium 22 0123456789", "regular 28 0123456789", "medium 28 0123456789",
      "semibold 33 0123456789", "bold 33 0123456789", "medium 34 0123456789",
      "semibold 34 0123456789", "bold 34 0123456789",
      "bold 16 The quick brown fox jumps over the lazy dog",
      "semibold 33 The quick brown fox jumps over the lazy dog",
    ]
  )

  @Test("365 of 396 widths and all heights to a thousandth, the other widths within two pixels")
  func widths() throws {
    let rows = try rows()
    #expect(rows.count == 396)
    #expect(Self.unmet.count == 31)
    for row in rows {
      let label = UILabel()
      label.traitOverrides = UITraitCollection(
        preferredContentSizeCategory: .large,
        displayScale: 3,
        systemVersion: SystemVersion(26, 1)
      )
      label.text = row.text
      let font: UIFont = try #require(row.font, "\(row.weight)")
      label.font = font
      let size = label.intrinsicContentSize
      let points =
        row.pointSize == row.pointSize.rounded() ? "\(Int(row.pointSize))" : "\(row.pointSize)"
      let name = "\(row.weight) \(points) \(row.text)"
      let difference = abs(size.width - row.labelWidth)
      #expect((difference > 0.001) == Self.unmet.contains(name), "\(name)")
      #expect(difference < 0.667, "\(name)")
      #expect(abs(size.height - (row.lineHeight * 3 - 1e-4).rounded(.up) / 3) < 0.001, "\(name)")
    }
  }
}
