import Foundation
import Testing

@Suite("dynamictype project")
struct ProjectTests {
  struct Answer: Decodable {
    struct Target: Decodable {
      var name: String
      var kind: String
      var sources: [String]
      var modules: [String]
    }
    struct Package: Decodable {
      var identity: String
      var folder: String?
    }
    var targets: [Target]
    var packages: [Package]
  }

  @Test("lists the targets of a package with their files, and the packages that are not there")
  func listsTargets() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "ProjectTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.com/far.git", from: "1.0.0")],
        targets: [
          .target(name: "Kit", dependencies: [.product(name: "Far", package: "far")]),
          .executableTarget(name: "App", dependencies: ["Kit"]),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ]
      )
      """,
      "Sources/Kit/Kit.swift": "import Far", "Sources/App/main.swift": "import Kit",
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let answer: Answer = try Command("project", folder.path, "--json").decoded()
    #expect(answer.targets.map(\.name) == ["Kit", "App"])
    #expect(answer.targets.map(\.kind) == ["library", "application"])
    #expect(answer.targets[0].sources == ["Sources/Kit/Kit.swift"])
    #expect(answer.targets[1].modules == ["Kit", "App"])
    #expect(answer.packages.map(\.identity) == ["far"] && answer.packages[0].folder == nil)

    let text = try Command("project", folder.path).output
    #expect(text.contains("Targets left out: 1 (tests)."))
    #expect(text.contains("Modules that nobody has: Far."))
  }

  @Test("names a path that is not there")
  func namesMissingPaths() throws {
    let command = try Command("project", "/nowhere/at/all")
    #expect(command.status == 66 && command.error.contains("does not exist"))
  }
}
