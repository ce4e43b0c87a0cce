import Testing

@testable import AppProjects

@Suite("Resources of a package's target")
struct PackageResourceTests {
  /// The places in the bundle of the files of a target.
  private func places(_ declared: String, files: [String]) throws -> [String] {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Deck", targets: [.target(name: "Cards", exclude: ["Old"], resources: [\(declared)])])
      """,
      "Sources/Cards/View.swift": "import UIKit",
    ])
    for file in files { try folder.write("Sources/Cards/\(file)", "") }
    let target = try #require(AppProject.read(folder.path).targets.first)
    return target.resources.map(\.place).sorted()
  }

  @Test("A folder that is processed becomes its files and catalogs, one that is copied stays")
  func processed() throws {
    let found = try places(
      ".process(\"Resources\"), .copy(\"web\")",
      files: [
        "Resources/A.xcassets/Contents.json", "Resources/A.xcassets/b.imageset/Contents.json",
        "Resources/de.lproj/Localizable.strings", "Resources/data.json", "web/index.html",
      ]
    )
    #expect(found == ["A.xcassets", "data.json", "de.lproj/Localizable.strings", "web"])
  }

  @Test("Catalogs, texts and documents need no word in the manifest")
  func unnamed() throws {
    let found = try places(
      "",
      files: [
        "Views/Assets.xcassets/Contents.json", "Views/Cell.xib", "Old/Gone.xib", "read.me",
        "Texts/Localizable.xcstrings",
      ]
    )
    #expect(found == ["Assets.xcassets", "Cell.xib", "Localizable.xcstrings"])
  }

  @Test("A resource that is not there is left out, as Xcode does with a warning")
  func missing() throws {
    let found = try places(
      ".copy(\"Resources/A.xcassets\"), .copy(\"b.json\")",
      files: ["b.json"]
    )
    #expect(found == ["b.json"])
  }

  @Test("A target has the bundle that Swift Package Manager names after the package and the target")
  func bundle() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Deck", targets: [.target(name: "Cards")])
      """,
      "Sources/Cards/View.swift": "",
    ])
    #expect(AppProject.read(folder.path).targets.first?.bundle == "Deck_Cards")
  }

  @Test("Of a target that a plug-in compiles on Linux all sources are read")
  func carried() throws {
    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Deck", targets: [.target(name: "Cards", sources: ["AppleSources.swift"])])
      """,
      "Sources/Cards/AppleSources.swift": "", "Sources/Cards/View.swift": "",
    ])
    let target = try #require(AppProject.read(folder.path).targets.first)
    #expect(
      folder.relative(target.sources) == [
        "Sources/Cards/AppleSources.swift", "Sources/Cards/View.swift",
      ]
    )
  }
}
