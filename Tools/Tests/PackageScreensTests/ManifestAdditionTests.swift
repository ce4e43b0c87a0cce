import Foundation
import Testing

@testable import PackageScreens

@Suite("What a manifest needs for a test of screens")
struct ManifestAdditionTests {
  private func target(
    _ name: String,
    _ type: String,
    _ dependencies: String,
    sources: String = "null"
  ) -> String {
    """
    {"name":"\(name)","type":"\(type)","exclude":[],"resources":[],"sources":\(sources),
     "dependencies":[\(dependencies)]}
    """
  }

  private func product(_ name: String) -> String { "{\"product\":[\"\(name)\",\"x\",null,null]}" }

  private func lines(
    packages: String,
    _ target: String,
    tests: String? = nil,
    version: String = "5.9.0"
  ) throws -> [String] {
    let json = """
      {"name":"Cards","products":[],"dependencies":[\(packages)],
       "toolsVersion":{"_version":"\(version)"},
       "targets":[\([target, tests].compactMap { $0 }.joined(separator: ","))]}
      """
    let manifest = try PackageManifest(json: .init(json.utf8))
    return ManifestAddition(
      manifest: manifest,
      targets: [.init(name: "Cards", products: ["HeadlessUIKit", "SwiftUI"])],
      tests: manifest.targets.dropFirst().first,
      testsName: "CardsTests",
      testProducts: ["SwiftUI", "DynamicTypeTesting"],
      library: "/lib"
    ).lines
  }

  @Test func `A new package needs the packages, the plug-in and a target for the test`() throws {
    #expect(
      try lines(packages: "", target("Cards", "regular", "")) == [
        "#if os(Linux)",
        "// The tests of the screens at every text size.",
        "package.dependencies += [",
        "  .package(name: \"swift-dynamic-type\", path: \"/lib\"),",
        "  .package(path: \"/lib/AppleSources\"),",
        "]",
        "for target in package.targets where target.name == \"Cards\" {",
        "  target.dependencies += [",
        "    .product(name: \"HeadlessUIKit\", package: \"swift-dynamic-type\"),",
        "    .product(name: \"SwiftUI\", package: \"swift-dynamic-type\"),",
        "  ]",
        "  target.sources = [\"AppleSources.swift\"]",
        "  target.plugins = (target.plugins ?? []) + [",
        "    .plugin(name: \"AppleSources\", package: \"AppleSources\")",
        "  ]",
        "}",
        "package.targets.append(",
        "  .testTarget(",
        "    name: \"CardsTests\",",
        "    dependencies: [",
        "      \"Cards\",",
        "      .product(name: \"SwiftUI\", package: \"swift-dynamic-type\"),",
        "      .product(name: \"DynamicTypeTesting\", package: \"swift-dynamic-type\"),",
        "    ]",
        "  )",
        ")",
        "#endif",
      ]
    )
  }

  @Test func `In a package of Swift 6 sources for iOS have the language mode of Swift 5`() throws {
    let found = try lines(packages: "", target("Cards", "regular", ""), version: "6.2.0")
    #expect(found.count { $0.contains("swiftLanguageMode(.v5)") } == 2)
  }

  @Test func `Tests that are there need the product alone, and complete ones nothing`() throws {
    let package = "{\"fileSystem\":[{\"identity\":\"swift-dynamic-type\",\"path\":\"/a\"}]}"
    let plugin = "{\"fileSystem\":[{\"identity\":\"applesources\",\"path\":\"/b\"}]}"
    let cards = target(
      "Cards",
      "regular",
      "\(product("HeadlessUIKit")),\(product("SwiftUI"))",
      sources: "[\"AppleSources.swift\"]"
    )
    let own = "{\"byName\":[\"Cards\",null]}"
    let half = target("CardsTests", "test", "\(own),\(product("SwiftUI"))")
    #expect(
      try lines(packages: "\(package),\(plugin)", cards, tests: half).dropFirst(2).dropLast() == [
        "for target in package.targets where target.name == \"CardsTests\" {",
        "  target.dependencies += [",
        "    .product(name: \"DynamicTypeTesting\", package: \"swift-dynamic-type\"),",
        "  ]",
        "}",
      ]
    )
    let whole = target(
      "CardsTests",
      "test",
      "\(own),\(product("SwiftUI")),\(product("DynamicTypeTesting"))"
    )
    #expect(try lines(packages: "\(package),\(plugin)", cards, tests: whole).isEmpty)
  }
}
