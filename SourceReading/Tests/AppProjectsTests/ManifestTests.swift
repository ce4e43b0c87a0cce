import Foundation
import Testing

@testable import AppProjects

@Suite("Manifests of Swift Package Manager")
struct ManifestTests {
  /// Constants, helpers, loops and conditions as they stand in manifests of apps.
  private static let computed = """
    // swift-tools-version: 6.0
    import Foundation
    import PackageDescription

    let prefix = "Feature"
    let isExtra = ProcessInfo.processInfo.environment["EXTRA"] != nil

    extension Target.Dependency {
      static let far: Self = .product(name: "Far", package: "Far")
      static var core: Self { .target(name: "Core") }
    }

    func feature(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
      .target(name: "\\(prefix)\\(name)", dependencies: dependencies + [.core], exclude: ["README.md"])
    }

    let package = Package(
      name: "Parts",
      defaultLocalization: "en",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: ["Home", "List"].map { .library(name: prefix + $0, targets: [prefix + $0]) },
      dependencies: [
        .package(url: "https://example.com/Far.git", from: "1.0.0"),
        .package(path: "../Near"),
      ],
      targets: [
        .target(
          name: "Core", resources: [.process("Res"), .copy("Raw")],
          swiftSettings: [.define("CORE"), .define("MAC", .when(platforms: [.macOS]))]
        ),
        feature("Home", dependencies: [.far]),
        feature("List"),
        .executableTarget(name: "Tool", path: "Tool", sources: ["main.swift"]),
        .testTarget(name: "CoreTests", dependencies: ["Core"]),
      ]
    )

    if isExtra { package.targets.append(.target(name: "Extra")) }
    package.targets += [.target(name: "More")]

    for target in package.targets where target.type != .test {
      var settings = target.swiftSettings ?? []
      settings.append(.enableUpcomingFeature("ExistentialAny"))
      target.swiftSettings = settings
    }
    """

  @Test("Reading a computed manifest as text gives what the toolchain gives")
  func agreesWithToolchain() throws {
    let folder = try ProjectFolder(["Package.swift": Self.computed])
    let read = try #require(ManifestFile.manifest(Self.computed))
    #expect(read.gaps.isEmpty)
    let json = try #require(
      ToolRun.output(
        of: ["swift", "package", "--package-path", folder.path, "dump-package"],
        in: folder.path,
        seconds: 120
      )
    )
    let expected = try #require(PackageManifest(json: json))
    #expect(read.name == expected.name && read.deploymentTarget == expected.deploymentTarget)
    #expect(read.products == expected.products)
    #expect(read.neighbors.map(\.identity) == expected.neighbors.map(\.identity))
    #expect(read.targets.map(\.name) == expected.targets.map(\.name))
    for (one, other) in zip(read.targets, expected.targets) {
      #expect(one.type == other.type && one.path == other.path && one.exclude == other.exclude)
      #expect(one.resources == other.resources && one.sources == other.sources)
      #expect(one.conditions == other.conditions, "\(one.name)")
      #expect(one.upcomingFeatures == other.upcomingFeatures, "\(one.name)")
      #expect(one.dependencies.map(Self.name) == other.dependencies.map(Self.name), "\(one.name)")
    }
  }

  private static func name(_ dependency: AppTarget.Dependency) -> String {
    switch dependency {
    case .target(let name), .product(let name, _), .system(let name): name
    case .binary(let path): path
    }
  }

  @Test("What is not understood is a gap")
  func namesGaps() throws {
    let text = """
      import PackageDescription
      let names = try FileManager.default.contentsOfDirectory(atPath: "Sources")
      let package = Package(name: "A", targets: names.map { .target(name: $0) })
      """
    #expect(try #require(ManifestFile.manifest(text)).gaps == ["a target"])
  }

  @Test(
    "Loops, recursion and values that need themselves end",
    arguments: [
      "func f() -> String { f() }\nlet package = Package(name: f(), targets: [])",
      "extension String { static var a: String { .a } }\nlet package = Package(name: .a, targets: [])",
      """
      var list = ["a", "b"]
      for x in list { for y in list { list += list; list.append(x + y) } }
      for x in list { for y in list { for z in list { list.append(x + y + z) } } }
      let package = Package(name: "a", targets: list.map { .target(name: $0) })
      """,
      "let package = Package(name: \"a\", targets: " + String(repeating: "[", count: 5_000),
    ]
  )
  func ends(text: String) {
    let manifest = ManifestFile.manifest(text)
    #expect(manifest == nil || manifest?.targets.count ?? 0 < 2_000_000)
  }

  @Test("A package on its own gives executables, libraries and their files")
  func readsPackages() throws {
    let folder = try ProjectFolder([
      "Package.swift": Self.computed, "Sources/Core/Core.swift": "",
      "Sources/Core/Res/de.lproj/A.strings": "",
      "Sources/Core/Res/icon.png": "", "Sources/Core/Raw/data.json": "",
      "Sources/Core/View.xib": "",
      "Sources/FeatureHome/Home.swift": "", "Sources/FeatureHome/README.md": "",
      "Sources/FeatureList/List.swift": "", "Sources/More/More.swift": "", "Tool/main.swift": "",
      "Tool/other.swift": "", "Tests/CoreTests/T.swift": "",
    ])
    let project = AppProject.read(folder.path)
    #expect(project.origin == .package("\(folder.path)/Package.swift"))
    #expect(project.targets.map(\.name) == ["Core", "FeatureHome", "FeatureList", "Tool", "More"])
    let core = try #require(project.targets.first)
    #expect(core.settings.conditions == ["SWIFT_PACKAGE", "DEBUG", "CORE"])
    #expect(core.settings.languageVersion == "6" && core.settings.deploymentTarget == "17.0")
    #expect(core.resources.map(\.place) == ["Raw", "de.lproj/A.strings", "icon.png", "View.xib"])
    let tool = try #require(project.targets.first { $0.kind == .application })
    #expect(folder.relative(tool.sources) == ["Tool/main.swift"])
    #expect(project.leftOut.map(\.reason) == [.tests])
    #expect(project.packages.map(\.identity) == ["far", "near"])
  }

  @Test("A manifest for the version of the tools counts before the plain one")
  func choosesVersion() throws {
    let folder = try ProjectFolder([
      "Package.swift": "", "Package@swift-5.9.swift": "", "Package@swift-6.1.swift": "",
      "Package@swift-99.0.swift": "",
    ])
    #expect(ManifestFile.path(in: folder.path) == "\(folder.path)/Package@swift-6.1.swift")
  }
}

@Suite("Packages fetched with git")
struct PackageFetchTests {
  @Test("A pinned package is fetched at its revision, and nothing else")
  func fetches() throws {
    let origin = try ProjectFolder([
      "Package.swift": XcodeProjectTests.packageText("Far"),
      "Sources/Far/F.swift": "public struct F {}",
    ])
    func git(_ arguments: String...) throws -> String {
      let output = try #require(
        ToolRun.output(
          of: ["git", "-c", "user.name=T", "-c", "user.email=t@example.com"] + arguments,
          in: origin.path,
          seconds: 60
        )
      )
      return String(decoding: output, as: UTF8.self).trimmed
    }
    _ = try git("init", "--quiet")
    _ = try git("add", ".")
    _ = try git("commit", "--quiet", "-m", "One")
    let revision = try git("rev-parse", "HEAD")
    try origin.write("Sources/Far/F.swift", "public struct G {}")
    _ = try git("commit", "--quiet", "-a", "-m", "Two")

    let folder = try ProjectFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(url: "file://\(origin.path)", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: [.product(name: "Far", package: "far")])]
      )
      """,
      "Sources/App/App.swift": "import Far",
      "Package.resolved": """
      {"version": 3, "pins": [
        {"identity": "\((origin.path as NSString).lastPathComponent.lowercased())",
         "location": "file://\(origin.path)", "state": {"revision": "\(revision)"}},
        {"identity": "bad", "location": "file:///nowhere", "state": {"revision": "HEAD"}},
        {"identity": "gone", "location": "file:///nowhere", "state": {"revision": "\(revision)"}}
      ]}
      """,
    ])
    let project = AppProject.read(folder.path)
    #expect(project.packages.allSatisfy { $0.folder == nil })
    let fetched = project.fetchPackages()
    #expect(fetched.count == 3)
    #expect(fetched[1].result == .failure(.noRevision))
    if case .failure(.git) = fetched[2].result {} else { Issue.record("'gone' was fetched") }
    let place = try fetched[0].result.get()
    let text = try String(contentsOfFile: "\(place)/Sources/Far/F.swift", encoding: .utf8)
    #expect(text == "public struct F {}")
    let names = try FileManager.default.contentsOfDirectory(atPath: project.fetchedPackagesFolder)
    #expect(names.count == 1, "an interrupted fetch leaves nothing")

    let again = AppProject.read(folder.path)
    #expect(again.packages.first?.folder == place)
    #expect(again.modules(for: again.targets[0]).map(\.module) == ["Far", "App"])
  }
}
