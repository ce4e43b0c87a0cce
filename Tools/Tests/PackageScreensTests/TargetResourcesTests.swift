import FileAccess
import Foundation
import Testing

@testable import PackageScreens

@Suite("Resources of targets")
struct TargetResourcesTests {
  private func resources(_ declared: String, files: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.path + "/resources-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in files {
      let path = "\(folder)/\(file)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try Data().write(to: URL(filePath: path))
    }
    let json = """
      {"name":"Cards","type":"regular","exclude":["Old"],"dependencies":[],"resources":\(declared)}
      """
    let target = try JSONDecoder().decode(PackageManifest.Target.self, from: Data(json.utf8))
    return TargetResources(target, in: folder).resources.map {
      ($0.isCopied ? "copy " : "process ") + $0.path
    }
  }

  @Test("A folder that is processed becomes its files and catalogs")
  func processed() throws {
    let found = try resources(
      #"[{"path":"Resources/","rule":{"process":{}}},{"path":"web","rule":{"copy":{}}}]"#,
      files: [
        "Resources/A.xcassets/Contents.json", "Resources/A.xcassets/b.imageset/Contents.json",
        "Resources/de.lproj/Localizable.strings", "Resources/data.json", "web/index.html",
        "View.swift",
      ]
    )
    #expect(
      found == [
        "copy Resources/A.xcassets", "process Resources/data.json", "process Resources/de.lproj",
        "copy web",
      ]
    )
  }

  @Test("Catalogs, texts and documents need no word in the manifest, and one name is taken once")
  func unnamed() throws {
    let found = try resources(
      "[]",
      files: [
        "Views/Assets.xcassets/Contents.json", "More/Assets.xcassets/Contents.json",
        "Views/Cell.xib",
        "Old/Gone.xib", "read.me", "Texts/Localizable.xcstrings",
      ]
    )
    #expect(
      found == [
        "copy More/Assets.xcassets", "process Texts/Localizable.xcstrings",
        "process Views/Cell.xib",
      ]
    )
  }
}
