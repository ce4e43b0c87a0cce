import DynamicType
import Testing

/// The rows that the article on readable width measured on iOS 12, without the safe area in the margins.
private struct ReadableRowsFile: Decodable {
  struct Row: Decodable {
    var devices: String
    var category: String
    var orientation: String
    var viewWidth, readableWidth, bothMargins, oneMargin: Double

    init(from decoder: any Decoder) throws {
      var columns = try decoder.unkeyedContainer()
      devices = try columns.decode(String.self)
      category = try columns.decode(String.self)
      orientation = try columns.decode(String.self)
      viewWidth = try columns.decode(Double.self)
      readableWidth = try columns.decode(Double.self)
      bothMargins = try columns.decode(Double.self)
      oneMargin = try columns.decode(Double.self)
    }

    /// The devices of a row, which are written one after the other.
    var deviceNames: [String] {
      let words = devices.split { " 、".contains($0) }.map(String.init)
      return words.reduce(into: []) { names, word in
        if word.hasPrefix("iP") {
          names.append(word)
        } else if let last = names.popLast() {
          names.append(last + " " + word)
        }
      }
    }
  }

  var rows: [Row]
  var landscapeSafeArea: [String: Double]

  private enum CodingKeys: String, CodingKey {
    case rows = "measured_rows"
    case landscapeSafeArea = "landscape_safe_area_each_side"
  }
}

@Suite struct ReadableContentOfArticle004 {
  private let file: ReadableRowsFile

  init() throws {
    file = try ReferenceData.read("readable-width")
  }

  private func safeAreaSide(of device: String, _ row: ReadableRowsFile.Row) -> Double {
    row.orientation == "landscape" ? file.landscapeSafeArea[device] ?? 0 : 0
  }

  @Test func `all 68 rows follow from the rule, on each device they name`() throws {
    #expect(file.rows.count == 68)
    for row in file.rows {
      let category = try #require(ReferenceNames.category(uiKit: row.category))
      try #require(!row.deviceNames.isEmpty)
      for device in row.deviceNames {
        let side = safeAreaSide(of: device, row)
        let guide = ReadableContentGuide(
          viewWidth: row.viewWidth,
          margins: LayoutMargins.rootView(forWidth: row.viewWidth),
          safeArea: EdgeInsets(left: side, right: side),
          category: category
        )
        #expect(guide.width == row.readableWidth, "\(device) \(row.category) \(row.orientation)")
        #expect(guide.left + guide.right == row.bothMargins)
        // The column is rounded down: 53 for half of 107.
        #expect(guide.left.rounded(.down) == row.oneMargin)
        #expect(guide.left == guide.right)
      }
    }
  }

  @Test func `the devices of the rows have the widths and safe areas of the device table`() throws {
    var names: Set<String> = []
    for row in file.rows {
      for name in row.deviceNames {
        names.insert(name)
        let device = try #require(Device.named(name), "\(name)")
        let orientation = try #require(Device.Orientation(rawValue: row.orientation))
        let safeArea = device.safeArea(in: orientation)
        #expect(device.size(in: orientation).width == row.viewWidth, "\(name)")
        #expect(safeArea.left == safeAreaSide(of: name, row), "\(name)")
        #expect(safeArea.right == safeArea.left)
      }
    }
    #expect(names.count == 8)
  }
}
