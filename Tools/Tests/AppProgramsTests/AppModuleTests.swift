import AppProjects
import FileAccess
import Foundation
import Testing

@testable import AppPrograms

@Suite("The modules of a project that are compiled")
final class AppModuleTests {
  private let folder =
    FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    + "/modules-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func modules(_ files: [String: String]) throws -> [AppModule] {
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    return AppModule.all(of: AppProject.read(folder))
  }

  private static func manifest(_ name: String, _ rest: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    import CompilerPluginSupport
    let package = Package(name: "\(name)", \(rest))
    """
  }

  @Test("are those in Swift and those with headers in C, without macros")
  func kinds() throws {
    let modules = try modules([
      "Package.swift": Self.manifest(
        "Deck",
        """
        targets: [
          .target(name: "CCards"), .macro(name: "CardMacros"),
          .target(
            name: "Cards", dependencies: ["CCards", "CardMacros"],
            swiftSettings: [.define("FANCY"), .defaultIsolation(MainActor.self)]),
          .executableTarget(name: "Show", dependencies: ["Cards"]),
          .testTarget(name: "CardsTests", dependencies: ["Cards"]),
        ]
        """
      ),
      "Sources/CCards/cards.c": "", "Sources/CCards/include/cards.h": "",
      "Sources/CardMacros/M.swift": "", "Sources/Cards/Card.swift": "import UIKit",
      "Sources/Show/App.swift": "import Cards", "Tests/CardsTests/T.swift": "",
    ])
    #expect(modules.map(\.name) == ["CCards", "Cards", "Show"])
    #expect(modules.map(\.isShown) == [true, true, true])
    #expect(modules.first?.headers?.roots.map { FilePath.name($0) } == ["cards.h"])
    let cards = modules[1]
    #expect(cards.bundle == "Deck_Cards")
    #expect(cards.conditions == ["SWIFT_PACKAGE", "DEBUG", "FANCY"])
    #expect(cards.flags.contains("BareSlashRegexLiterals"))
  }

  @Test("are shown of all packages of a folder, and not of those that these need")
  func packages() throws {
    func package(_ name: String, _ rest: String = "") -> String {
      Self.manifest(
        name,
        "products: [.library(name: \"\(name)\", targets: [\"\(name)\"])], \(rest)"
      )
    }
    let modules = try modules([
      "App/Cards/Package.swift": package(
        "Cards",
        """
        dependencies: [.package(path: "../../../\(FilePath.name(folder))-near/Theme")],
        targets: [.target(name: "Cards", dependencies: [.product(name: "Theme", package: "Theme")])]
        """
      ),
      "App/Cards/Sources/Cards/A.swift": "import Theme",
      "App/Decks/Package.swift": package("Decks", "targets: [.target(name: \"Decks\")]"),
      "App/Decks/Sources/Decks/B.swift": "",
      "../\(FilePath.name(folder))-near/Theme/Package.swift": package(
        "Theme",
        "targets: [.target(name: \"Theme\")]"
      ),
      "../\(FilePath.name(folder))-near/Theme/Sources/Theme/T.swift": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder + "-near") }
    #expect(modules.filter(\.isShown).map(\.name).sorted() == ["Cards", "Decks"])
    #expect(modules.filter { !$0.isShown }.map(\.name) == ["Theme"])
  }

  @Test("leave the packages of this project to the program, which has them")
  func ownPackages() throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let modules = try modules([
      "Package.swift": Self.manifest(
        "Deck",
        """
        dependencies: [.package(name: "swift-dynamic-type", path: "\(root.path)")],
        targets: [.target(
          name: "Cards", dependencies: [.product(name: "RichText", package: "swift-dynamic-type")])]
        """
      ),
      "Sources/Cards/Card.swift": "import RichText",
    ])
    #expect(modules.map(\.name) == ["Cards"])
    #expect(modules.first?.libraries.contains("RichText") == true)
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
