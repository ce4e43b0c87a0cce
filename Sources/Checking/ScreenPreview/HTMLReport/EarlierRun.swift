public import FileAccess
import JSONText

/// The data of an earlier page, for comparison with a run.
public struct EarlierRun: Sendable {
  /// The reason why a file is no earlier run.
  public enum Failure: Error, Hashable, Sendable {
    /// The file cannot be read.
    case file(FileError)
    /// The file is not a page with its data.
    case notAPage(String)
  }

  /// A screen of the earlier page.
  struct Screen: Sendable {
    var key: String
    var title: String
    var file: String
    /// The drawings, compressed, as the page's script reads them.
    var drawings: String
    var shots: [Shot]
  }

  /// A screen in a setting.
  struct Shot: Sendable {
    /// The name of the setting.
    var setting: String
    var width: Double
    var height: Double
    var bar: String?
    /// The pictures by the short name of the size.
    var pictures: [String: Picture]
  }

  struct Picture: Sendable {
    var number: Int
    /// The fingerprint of the drawing.
    var print: String
    /// The part of the screen that is shown; empty for all of it.
    var region: [Double]
  }

  struct Finding: Sendable {
    var id: String
    var screen: String
    var severity: String
    var title: String
    var message: String
  }

  let title: String
  let screens: [Screen]
  let findings: [Finding]
  let outlines: String
  let images: [(name: String, element: String)]

  /// Reads the `preview.json` of an earlier run, or its page.
  public init(path: String) throws(Failure) {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileBytes.read(path, limit: 1 << 29) } catch {
      throw .file(error)
    }
    guard let run = EarlierRun(bytes) else { throw .notAPage(path) }
    self = run
  }

  /// Reads data, or the page around them.
  init?(_ bytes: [UInt8]) {
    guard let root = try? JSONDocument(parsing: Self.data(in: bytes)).root,
      root["version"]?.number == Double(HTMLReport.dataVersion),
      let screens = root["screens"]?.elements, let shots = root["shots"]?.elements,
      let prints = root["prints"]?.elements, let outlines = root["outlines"]?.string
    else { return nil }
    title = root.text("title")
    self.outlines = outlines
    images = (root["images"]?.members ?? []).map { ($0.key, $0.value.string ?? "") }
    let settings = root.items("settings").map { $0.text("name") }
    let sizes = root.items("categories").map { $0.text("short") }
    let drawings = root.items("drawings")
    let byScreen = Dictionary(grouping: shots) { $0["screen"]?.index ?? -1 }
    func print(_ screen: Int, _ number: Int) -> String {
      prints.at(screen)?.elements?.at(number)?.string ?? ""
    }
    func shot(_ node: JSONNode, _ screen: Int) -> Shot {
      let regions = node["regions"]?.elements
      var pictures: [String: Picture] = [:]
      for (index, number) in node.items("launched").enumerated() {
        guard let number = number.index, let size = sizes.at(index) else { continue }
        pictures[size] = Picture(
          number: number,
          print: print(screen, number),
          region: regions?.at(index)?.elements?.compactMap(\.number) ?? []
        )
      }
      return Shot(
        setting: settings.at(node["setting"]?.index ?? -1) ?? "",
        width: node["width"]?.number ?? 0,
        height: node["height"]?.number ?? 0,
        bar: node["bar"]?.string,
        pictures: pictures
      )
    }
    self.screens = screens.enumerated().map { index, node in
      Screen(
        key: node.text("key"),
        title: node.text("title"),
        file: node.text("file"),
        drawings: drawings.at(index)?.string ?? "",
        shots: (byScreen[index] ?? []).map { shot($0, index) }
      )
    }
    let known = self.screens
    findings = root.items("findings").map { node in
      Finding(
        id: node.text("id"),
        screen: known.at(node["screen"]?.index ?? -1)?.key ?? "",
        severity: node["severity"]?.string ?? "note",
        title: node.text("title"),
        message: node.text("message")
      )
    }
  }

  /// The data in a page, or the bytes themselves if they are not a page.
  private static func data(in bytes: [UInt8]) -> [UInt8] {
    guard bytes.first == UInt8(ascii: "<") else { return bytes }
    let start = Array("id=\"data\">".utf8)
    let end = Array("</script>".utf8)
    guard let first = bytes.firstRange(of: start)?.upperBound,
      let last = bytes[first...].firstRange(of: end)?.lowerBound
    else { return [] }
    return Array(bytes[first..<last])
  }
}

extension JSONNode {
  /// The text of a member; empty if it is missing.
  fileprivate func text(_ name: String) -> String { self[name]?.string ?? "" }

  /// The elements of a member; none if it is not a list.
  fileprivate func items(_ name: String) -> [JSONNode] { self[name]?.elements ?? [] }

  /// A number that can be an index of a list.
  fileprivate var index: Int? {
    guard let number, number >= 0, number < 1e9 else { return nil }
    return Int(number)
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
