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

  @Test("A resource that is not there is left out, as Xcode does with a warning")
  func missing() throws {
    let found = try resources(
      #"[{"path":"Resources/A.xcassets","rule":{"copy":{}}},{"path":"b.json","rule":{"copy":{}}}]"#,
      files: ["b.json", "View.swift"]
    )
    #expect(found == ["copy b.json"])
  }

  @Test("Excluded sources are left out where the path of the target begins with a point")
  func excluded() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/excluded-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for file in ["Cards/A.swift", "Cards/B.swift", "Cards/Old/C.swift"] {
      let path = "\(folder)/\(file)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try Data().write(to: URL(filePath: path))
    }
    let json = """
      {"name":"Cards","products":[],"dependencies":[],"targets":[{"name":"Cards","type":"regular",
        "path":"./Cards","exclude":["B.swift","Old"],"dependencies":[],"resources":[]}]}
      """
    let package = try CarriedPackage(folder: folder) { _ in Data(json.utf8) }
    let target = try #require(package.manifest.targets.first)
    #expect(package.files(of: target).map { FilePath.name($0) } == ["A.swift"])
  }
}
