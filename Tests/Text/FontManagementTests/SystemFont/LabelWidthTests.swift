import DynamicType
import FontDescriptors
import FontManagement
import Testing

/// All 396 labels that were measured on a device: width of the string, of the label, of the line.
@Suite struct LabelWidthsOfADevice {
  let rows: [LabelSizesFile.Row]
  let kerning: KerningFile
  let advances: AdvancesFile

  init() throws {
    let file: LabelSizesFile = try ReferenceData.read("label-sizes")
    rows = file.rows
    kerning = try ReferenceData.read("sf-kerning")
    advances = try AdvancesFile.shared.get()
  }

  @Test func `there are 396 rows`() {
    #expect(rows.count == 396)
  }

  @Test func `the width of every string is reproduced`() throws {
    for row in rows {
      // Each advance is rounded to 1/256,000 em once: half a unit a character at the most.
      let tolerance = Double(row.text.count) * row.pointSize / 512_000 + 1e-6
      #expect(abs(try width(row) - row.stringWidth) <= tolerance, "\(row)")
    }
  }

  @Test func `the width of every label is reproduced`() throws {
    for row in rows {
      let width = (try width(row) * 3 - 1e-6).rounded(.up) / 3
      #expect(abs(width - row.labelWidth) < 1e-5, "\(row)")
    }
  }

  @Test func `the height of every line is reproduced`() {
    for row in rows {
      let font = font(row)
      #expect(abs(font.lineHeight - row.lineHeight) < 1e-6, "\(row)")
      #expect(font.leading == 0)
    }
  }

  /// The width of a string as a typesetter computes it from the recipe, with the device's kerning.
  private func width(_ row: LabelSizesFile.Row) throws -> Double {
    let recipe = font(row).recipe
    let model = try #require(recipe.advances)
    let o = recipe.opticalPosition(at: row.pointSize)
    let tracking = Double(recipe.tracking(at: row.pointSize))
    var sum = 0.0
    for scalar in row.text.unicodeScalars {
      let advance = try #require(model.advance(of: scalar))
      sum += (1 - o) * Double(advance.text) + o * Double(advance.display) + tracking
    }
    if row.weight != "mono" {
      let k = row.weight == "italic" ? 0 : try #require(advances.weight[row.weight]) / 16384
      sum += 125 * (try #require(kerning.sum(row.text, weight: row.weight, k: k, o: o)))
    }
    return sum * row.pointSize / Double(FaceInstance.emUnits)
  }

  private func font(_ row: LabelSizesFile.Row) -> Font {
    FontCollection(files: []).performAsCurrent {
      switch row.weight {
      case "mono": .monospacedSystemFont(ofSize: row.pointSize, weight: .regular)
      case "italic": .italicSystemFont(ofSize: row.pointSize)
      default: .systemFont(ofSize: row.pointSize, weight: FontWeight(row.weight) ?? .regular)
      }
    }
  }
}
