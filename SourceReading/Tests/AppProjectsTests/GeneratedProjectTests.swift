import Testing

@testable import AppProjects

@Suite("Projects of XcodeGen")
struct XcodeGenTests {
  private static let files = [
    "project.yml": """
    name: App
    include:
      - path: Specs/shared.yml
    options:
      deploymentTarget: {iOS: "16.4"}
    packages:
      Far: {url: https://example.com/far-kit.git, from: 1.0.0}
      Near: {path: Near}
    settings:
      SWIFT_VERSION: 6.0
    targets:
      App:
        type: application
        platform: iOS
        sources:
          - path: App
            excludes: ["**/*.md", "Old/**"]
          - {path: Gone}
          - {path: Maybe, optional: true}
          - {path: Data, type: folder}
        settings:
          base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: "$(inherited) BASE"}
          configs:
            Debug: {SWIFT_STRICT_CONCURRENCY: complete, OTHER_SWIFT_FLAGS: "-D LOUD"}
            Release: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: NOT}
        dependencies:
          - target: Feature
          - package: Far
            product: FarUI
          - sdk: MapKit.framework
      Feature:
        templates: [Module]
        templateAttributes: {folder: Feature}
      Mac: {type: application, platform: macOS, sources: [App]}
      AppTests: {type: bundle.unit-test, platform: iOS, sources: [Tests]}
    """,
    "Specs/shared.yml": """
    targetTemplates:
      Module:
        type: framework
        platform: [iOS, macOS]
        sources:
          - ../Modules/${folder}/${target_name}.swift
    """,
    "App/App.swift": "", "App/Old/Old.swift": "", "App/Notes.md": "", "App/Info.plist": "",
    "App/Assets.xcassets/Contents.json": "", "Data/a.json": "", "Modules/Feature/Feature.swift": "",
    "Near/Package.swift": XcodeProjectTests.packageText("Near"), "Near/Sources/Near/N.swift": "",
  ]

  @Test("Templates, includes, excludes and settings of the debug configuration are applied")
  func reads() throws {
    let folder = try ProjectFolder(Self.files)
    let project = AppProject.read(folder.path)
    #expect(project.origin == .xcodeGen("\(folder.path)/project.yml"))
    #expect(project.targets.map(\.name) == ["Feature", "App"])
    let app = try #require(project.targets.last)
    #expect(folder.relative(app.sources) == ["App/App.swift"])
    #expect(app.resources.map(\.place) == ["Assets.xcassets", "Info.plist", "Data"])
    #expect(app.settings.conditions == ["DEBUG", "BASE", "LOUD"])
    #expect(app.settings.languageVersion == "6" && app.settings.deploymentTarget == "16.4")
    #expect(
      app.dependencies == [
        .target("Feature"), .product("FarUI", package: "far-kit"), .system("MapKit"),
      ]
    )
    #expect(folder.relative(project.targets[0].sources) == ["Modules/Feature/Feature.swift"])
    #expect(project.packages.map(\.identity) == ["far-kit", "near"])
    #expect(project.leftOut.map(\.reason) == [.otherPlatform, .tests])
    #expect(
      project.findings.map(\.message) == ["the sources 'Gone' of the target 'App' are not there"]
    )
  }

  @Test("Specifications that include each other end")
  func survivesCircles() throws {
    let folder = try ProjectFolder([
      "project.yml": "include: [b.yml, b.yml]\ntargets: {A: {type: framework, sources: [S]}}",
      "b.yml": "include: [project.yml, project.yml]", "S/s.swift": "",
    ])
    #expect(AppProject.read(folder.path).targets.map(\.name) == ["A"])
  }
}

@Suite("Projects of Tuist")
struct TuistTests {
  private static let files = [
    "Workspace.swift": """
    import ProjectDescription
    let workspace = Workspace(name: "All", projects: ["Projects/*"])
    """,
    "Tuist/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    #if TUIST
    import ProjectDescription
    let settings = PackageSettings(productTypes: ["Far": .framework])
    #endif
    let package = Package(name: "All", dependencies: [
      .package(url: "https://example.com/Far.git", from: "1.0.0")
    ])
    """,
    "Tuist/ProjectDescriptionHelpers/Module.swift": """
    import ProjectDescription
    public enum Module: String, CaseIterable {
      case home
      case list
      public var name: String {
        switch self {
        case .home: "Home"
        default: "\\(self)".capitalized
        }
      }
    }
    extension TargetDependency {
      public enum External {
        public static let far = TargetDependency.external(name: "Far")
      }
    }
    extension Project {
      public init(module: Module, needs: [TargetDependency] = []) {
        self.init(
          name: module.name,
          targets: [
            .target(
              name: module.name, destinations: .iOS, product: .framework, bundleId: "x",
              deploymentTargets: .iOS("17.0"), buildableFolders: ["Sources"],
              dependencies: needs
            ),
            .target(name: module.name + "Tests", destinations: .iOS, product: .unitTests, bundleId: "x"),
          ]
        )
      }
    }
    """,
    "Projects/Home/Project.swift": """
    import ProjectDescription
    import ProjectDescriptionHelpers
    let project = Project(module: .home, needs: Module.allCases.filter { $0 != .home }.map {
      .project(target: $0.name, path: "../\\($0.name)")
    } + [.External.far])
    """,
    "Projects/Home/Sources/Home.swift": "", "Projects/List/Sources/List.swift": "",
    "Projects/List/Project.swift": "let a = Project(module: .list)",
    "Projects/App/Project.swift": """
    let project = Project(
      name: "App",
      settings: .settings(base: ["SWIFT_VERSION": "6.0"]),
      targets: [
        .target(
          name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "com.x",
          infoPlist: .file(path: "Info.plist"),
          sources: [.glob("Sources/**", excluding: ["Sources/Old/**"])],
          resources: ["Resources/**"],
          dependencies: [.project(target: "Home", path: "../Home")]
        ),
        .target(name: "Mac", destinations: .macOS, product: .app, bundleId: "x", sources: ["Sources/**"]),
      ]
    )
    """,
    "Projects/App/Sources/App.swift": "", "Projects/App/Sources/Old/Old.swift": "",
    "Projects/App/Resources/a.json": "", "Projects/App/Info.plist": "",
    "Projects/Odd/Project.swift": "let project = made(from: readFile())",
    "Projects/Odd/Sources/Odd.swift": "",
  ]

  @Test(
    "Helpers, enumerations and patterns are computed; what cannot be is one target and a finding"
  )
  func reads() throws {
    let folder = try ProjectFolder(Self.files)
    let project = AppProject.read(folder.path)
    #expect(project.origin == .tuist("\(folder.path)/Workspace.swift"))
    #expect(Set(project.targets.map(\.name)) == ["App", "Home", "List", "Odd"])
    let app = try #require(project.targets.first { $0.name == "App" })
    #expect(folder.relative(app.sources) == ["Projects/App/Sources/App.swift"])
    #expect(app.resources.map(\.place) == ["a.json"])
    #expect(app.settings.languageVersion == "6")
    #expect(app.settings.infoPlist == "\(folder.path)/Projects/App/Info.plist")
    let home = try #require(project.targets.first { $0.name == "Home" })
    #expect(home.dependencies == [.target("List"), .product("Far", package: nil)])
    #expect(home.settings.deploymentTarget == "17.0")
    #expect(project.modules(for: app).map(\.name) == ["List", "Home", "App"])
    #expect(project.packages.map(\.identity) == ["far"])
    #expect(project.findings.map(\.file) == ["\(folder.path)/Projects/Odd/Project.swift"])
    #expect(project.leftOut.count { $0.reason == .tests } == 2)
    #expect(project.leftOut.count { $0.reason == .otherPlatform } == 1)
  }
}

@Suite("Workspaces of Bazel")
struct BazelTests {
  @Test("Rules with lists, globs, sums and selections give targets")
  func reads() throws {
    let folder = try ProjectFolder([
      "MODULE.bazel": "module(name = \"app\")",
      "BUILD.bazel": """
      load("@rules_swift//swift:swift.bzl", "swift_library")
      EXTRA = ["Extra.swift"]
      ios_application(
          name = "App", bundle_id = "com.x", infoplists = ["Info.plist"], families = ["iphone"],
          minimum_os_version = "16.0", deps = [":Lib"],  # the app itself
      )
      swift_library(
          name = "Lib", module_name = "AppLib",
          srcs = glob(["Sources/**/*.swift"], exclude = ["Sources/Old/**"]) + EXTRA + select({
              ":mac": ["Mac.swift"], "//conditions:default": ["Phone.swift"],
          }),
          deps = ["//Views", "@swiftpkg_far//:Far"], defines = ["ONE"],
      )
      swift_library(name = "Computed", srcs = [x for x in y])
      ios_unit_test(name = "Tests", deps = [":Lib"])
      """,
      "Views/BUILD": "swift_library(name = 'Views', srcs = ['V.swift'], data = glob(['*.json']))",
      "Views/V.swift": "", "Views/a.json": "", "Sources/A.swift": "", "Sources/Old/O.swift": "",
      "Extra.swift": "", "Mac.swift": "", "Phone.swift": "", "Info.plist": "",
    ])
    let project = AppProject.read(folder.path)
    #expect(project.targets.map(\.name) == ["Views", "Lib", "App"])
    let library = project.targets[1]
    #expect(folder.relative(library.sources) == ["Extra.swift", "Phone.swift", "Sources/A.swift"])
    #expect(library.module == "AppLib" && library.settings.conditions == ["DEBUG", "ONE"])
    #expect(library.dependencies == [.target("Views"), .product("Far", package: nil)])
    #expect(project.targets[0].resources.map(\.place) == ["a.json"])
    #expect(project.findings.map(\.line) == [14])
    #expect(
      project.leftOut.map(\.reason).sorted { $0.rawValue < $1.rawValue } == [.noSources, .tests]
    )
  }

  @Test("Texts that are cut off, deep or odd end")
  func survivesOddTexts() {
    let text = Array("a(b = [1, {'c': d(e = f\"\"\"g\"\"\")}], h = i + [j for j in k])".utf8)
    for count in 0...text.count { _ = StarlarkReader(Array(text[..<count])).calls }
    _ = StarlarkReader(Array(("a(" + String(repeating: "[", count: 200_000)).utf8)).calls
  }
}

@Suite("Pods and Carthage")
struct PodsAndCarthageTests {
  private static let podfile = """
    platform :ios, '15.0'
    def shared
      pod 'Alpha', '~> 1.0'
    end
    abstract_target 'All' do
      pod "Beta/Core"
      target 'App' do
        shared
        pod 'Gamma', :path => '../Gamma' if true
        target 'AppTests' do
          inherit! :search_paths
          pod 'Probe'
        end
      end
    end
    post_install do |installer|
      installer.pods_project.targets.each do |target|
      end
    end
    """

  @Test("A Podfile gives the pods of each target, with those of the blocks around it")
  func readsPodfile() {
    let pods = PodfileReader(Self.podfile).pods
    #expect(pods["App"] == ["Alpha", "Gamma", "Beta"])
    #expect(pods["AppTests"]?.contains("Probe") == true)
  }

  @Test("Pods with sources are targets with their versions and needs")
  func readsPods() throws {
    let folder = try ProjectFolder([
      "App.swift": "import Alpha", "Podfile": Self.podfile,
      "Podfile.lock": """
      PODS:
        - Alpha (1.2.0):
          - Beta/Core (= 2.0)
        - Beta/Core (2.0)
        - Gamma (0.1)
      DEPENDENCIES:
        - Alpha (~> 1.0)
      EXTERNAL SOURCES:
        Gamma:
          :path: "../Gamma"
      CHECKOUT OPTIONS:
        Alpha:
          :commit: abcdef
          :git: https://example.com/alpha.git
      """,
      "Pods/Alpha/Sources/Alpha.swift": "import Beta", "Pods/Alpha/Example/App.swift": "",
      "Pods/Beta/Beta.swift": "", "Pods/Beta/Beta.m": "",
    ])
    let project = AppProject.read(folder.path)
    let alpha = try #require(project.packages.first { $0.identity == "Alpha" })
    #expect(alpha.version == "1.2.0" && alpha.revision == "abcdef" && alpha.manager == .cocoaPods)
    #expect(project.packages.first { $0.identity == "Gamma" }?.folder == nil)
    let app = try #require(project.targets.first)
    #expect(project.modules(for: app).map(\.name) == ["Beta", "Alpha", app.name])
    let target = try #require(project.packageTargets.first { $0.name == "Alpha" })
    #expect(folder.relative(target.sources) == ["Pods/Alpha/Sources/Alpha.swift"])
  }

  @Test("Checkouts of Carthage are packages with their versions; an empty one is not there")
  func readsCarthage() throws {
    let folder = try ProjectFolder([
      "App.swift": "import Alpha\nimport Beta",
      "Cartfile.resolved":
        "github \"owner/Alpha\" \"1.2\"\ngit \"https://example.com/Beta.git\" \"v2\"",
      "Carthage/Checkouts/Alpha/Package.swift": XcodeProjectTests.packageText("Alpha"),
      "Carthage/Checkouts/Alpha/Sources/Alpha/A.swift": "", "Carthage/Checkouts/Beta/": "",
    ])
    let project = AppProject.read(folder.path)
    #expect(project.packages.map(\.version) == ["1.2", "v2"])
    #expect(project.packages.map { $0.folder == nil } == [false, true])
    #expect(
      project.modules(for: project.targets[0]).map(\.name) == ["Alpha", project.targets[0].name]
    )
    #expect(project.missingModules(for: project.targets[0]).map(\.name) == ["Beta"])
  }
}

@Suite("Folders without a project")
struct BareFolderTests {
  @Test("All sources are one module, which is said")
  func readsFolders() throws {
    let folder = try ProjectFolder([
      "A.swift": "", "Sub/B.swift": "", "Sub/Tests/T.swift": "", "build/C.swift": "",
      "D.strings": "",
    ])
    let project = AppProject.read(folder.path)
    #expect(project.origin == .folder)
    #expect(folder.relative(project.targets[0].sources) == ["A.swift", "Sub/B.swift"])
    #expect(project.findings.count == 1)
  }

  @Test(
    "An empty folder and a path to nothing have a finding and no target",
    arguments: ["", "/gone"]
  )
  func readsNothing(place: String) throws {
    let folder = try ProjectFolder([:])
    let project = AppProject.read(folder.path + place)
    #expect(project.targets.isEmpty && project.findings.count == 1)
  }
}

@Suite("Imported modules")
struct ImportedModulesTests {
  @Test(
    "Imports are found with their attributes, and not in comments, texts and other systems' branches"
  )
  func finds() {
    let text = #"""
      // import Comment
      import Plain
      @testable import Testable; import Second
      @_exported public import struct Pack.Thing
      /* import Block
      import Inner */
        import Indented // import Behind
      let text = """
      import Text
      """
      let path = "/* no comment"
      #if os(macOS)
      import AppKit
      #elseif os(iOS) && !canImport(Gone)
      import Phone
      #else
      import Other
      #endif
      #if canImport(Maybe)
      import Maybe
      #endif
      import class Kind.Part
      important.call()
      """#
    #expect(
      ImportedModules.names(in: Array(text.utf8))
        == ["Plain", "Testable", "Pack", "Indented", "Phone", "Kind"]
    )
  }
}
