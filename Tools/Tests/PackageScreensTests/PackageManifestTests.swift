import FileAccess
import Foundation
import Testing

@testable import PackageScreens

@Suite("Manifests of packages")
struct PackageManifestTests {
  private let json = """
    {"name":"Cards","dependencies":[
      {"fileSystem":[{"identity":"theme","path":"/x/Theme"}]},
      {"sourceControl":[{"identity":"snapkit","location":{"remote":[{"urlString":"https://a/b"}]}}]}],
     "products":[{"name":"Cards","targets":["Cards"],"type":{"library":["automatic"]}}],
     "targets":[{"name":"Cards","type":"regular","exclude":["Old"],"settings":[],
       "dependencies":[{"byName":["Base",null]},{"product":["SnapKit","SnapKit",null,null]},
         {"target":["Other",null]}],"resources":[]}]}
    """

  @Test("Targets and dependencies are read")
  func manifest() throws {
    let manifest = try PackageManifest(json: Data(json.utf8))
    let target = try #require(manifest.targets.first)
    #expect(target.dependencies.map(\.name) == ["Base", "SnapKit", "Other"])
    #expect(target.dependencies.map(\.package) == [nil, "SnapKit", nil])
    #expect(manifest.dependencies.map(\.identity) == ["theme", "snapkit"])
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
