import Foundation
import Testing

@testable import AppPrograms
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
         {"target":["Other",null]}],
       "resources":[{"path":"Assets.xcassets","rule":{"process":{}}},{"path":"web","rule":{"copy":{}}}]}]}
    """

  @Test("Targets, dependencies and resources are read")
  func manifest() throws {
    let manifest = try PackageManifest(json: Data(json.utf8))
    let target = try #require(manifest.targets.first)
    #expect(target.dependencies.map(\.name) == ["Base", "SnapKit", "Other"])
    #expect(target.dependencies.map(\.package) == [nil, "SnapKit", nil])
    #expect(target.resources.map(\.isCopied) == [false, true])
    #expect(manifest.dependencies.map(\.identity) == ["theme", "snapkit"])
    #expect(manifest.dependencies.map(\.path) == ["/x/Theme", nil])
  }

  @Test("The package that shows screens has a target for each, and a program")
  func written() {
    let package = PreviewPackage(
      folder: "/cards/.build/dynamictype",
      library: "/none",
      targets: [
        PreviewPackage.Target(
          name: "Cards",
          folder: "/cards/Sources/Cards",
          files: ["/cards/Sources/Cards/Views/A.swift"],
          dependencies: ["\"Base\""],
          resources: [],
          isShown: true
        )
      ],
      neighbors: ["/x/Theme"]
    )
    #expect(package.manifest.contains(".package(path: \"/x/Theme\"),"))
    #expect(package.manifest.contains("        \"Base\",\n"))
    #expect(package.entry.contains("import Cards\n"))
    let copy = package.copy(of: "/cards/Sources/Cards/Views/A.swift", in: package.targets[0])
    #expect(copy == "/cards/.build/dynamictype/Sources/Cards/Views/A.swift")
    #expect(package.original(of: copy)?.file == "/cards/Sources/Cards/Views/A.swift")
    #expect(package.original(of: "/elsewhere/A.swift") == nil)
  }

  @Test("Modules that few packages import are there for those that import them")
  func rareModules() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: folder) }
    for module in ["Combine", "CoreHaptics", "Network"] {
      try files.createDirectory(
        atPath: "\(folder)/Sources/\(module)",
        withIntermediateDirectories: true
      )
    }
    let products = "\"Combine\", \"CoreHaptics\", \"Network\""
    try products.write(toFile: "\(folder)/Package.swift", atomically: true, encoding: .utf8)
    let source = "\(folder)/A.swift"
    try "import class CoreHaptics.CHHapticEngine // haptics\n".write(
      toFile: source,
      atomically: true,
      encoding: .utf8
    )
    let package = PreviewPackage(
      folder: "/cards/.build/dynamictype",
      library: folder,
      targets: [
        PreviewPackage.Target(
          name: "Cards",
          folder: folder,
          files: [source],
          dependencies: [],
          resources: [],
          isShown: true
        )
      ],
      neighbors: []
    )
    let named = ["Combine", "CoreHaptics", "Network"].filter {
      package.manifest.contains("name: \"\($0)\"")
    }
    #expect(named == ["Combine", "CoreHaptics"])
  }

  @Test(
    "A module of the library gives way to a target of the package with its name",
    arguments: ["", "Text/"]
  )
  func aliases(group: String) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: "aliases-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: folder) }
    try files.createDirectory(
      atPath: "\(folder)/Sources/\(group)DesignTokens",
      withIntermediateDirectories: true
    )
    let targets = ["DesignTokens", "Cards"].map {
      PreviewPackage.Target(
        name: $0,
        folder: "/cards/Sources/\($0)",
        files: [],
        dependencies: [],
        resources: [],
        isShown: true
      )
    }
    let package = PreviewPackage(folder: "/cards", library: folder, targets: targets, neighbors: [])
    let alias = "moduleAliases: [\"DesignTokens\": \"DesignTokensOfDynamicType\"]"
    for product in ["HeadlessUIKit", "DynamicTypeCommand"] {
      let line = package.manifest.split(separator: "\n").first {
        $0.contains("name: \"\(product)\"")
      }
      #expect(try #require(line).contains(alias))
    }
    let alone = PreviewPackage(
      folder: "/cards",
      library: folder,
      targets: [targets[1]],
      neighbors: []
    )
    #expect(!alone.manifest.contains("moduleAliases"))
  }

  @Test("The sources of this project are found around the program, or are said to be missing")
  func library() {
    #expect(throws: ToolFailure.self) {
      try LibraryFolder.find(named: nil, program: "/usr/bin/dynamictype", package: "/cards")
    }
    #expect(throws: ToolFailure.self) {
      try LibraryFolder.find(named: "/tmp", program: "/usr/bin/dynamictype", package: "/cards")
    }
  }
}
