import Foundation
import Testing

@testable import PackageScreens

@Suite("What a manifest needs for a test of screens")
struct ManifestAdditionTests {
  private func target(_ name: String, _ type: String, _ dependencies: String) -> String {
    """
    {"name":"\(name)","type":"\(type)","exclude":[],"resources":[],"dependencies":[\(dependencies)]}
    """
  }

  private func product(_ name: String) -> String { "{\"product\":[\"\(name)\",\"x\",null,null]}" }

  private func additions(
    packages: String,
    _ target: String,
    tests: String? = nil
  ) throws -> [ManifestAddition] {
    let json = """
      {"name":"Cards","products":[],"dependencies":[\(packages)],
       "targets":[\([target, tests].compactMap { $0 }.joined(separator: ","))]}
      """
    let manifest = try PackageManifest(json: .init(json.utf8))
    return ManifestAddition.missing(
      in: manifest,
      target: manifest.targets[0],
      tests: manifest.targets.dropFirst().first,
      library: "/lib"
    )
  }

  @Test func `A new package needs the packages, the plug-in and a target for the test`() throws {
    let found = try additions(packages: "", target("Cards", "regular", ""))
    #expect(
      found.map(\.place) == [
        "among the dependencies of the package",
        "in the target 'Cards', whose file AppleSources.swift may be empty", "among the targets",
      ]
    )
    #expect(found[0].lines.contains(".package(path: \"/lib/AppleSources\"),"))
    #expect(found[2].lines.contains("  name: \"CardsTests\","))
  }

  @Test func `Tests that are there need the product alone, and complete ones nothing`() throws {
    let package = "{\"fileSystem\":[{\"identity\":\"swift-dynamic-type\",\"path\":\"/a\"}]}"
    let plugin = "{\"fileSystem\":[{\"identity\":\"applesources\",\"path\":\"/b\"}]}"
    let cards = target("Cards", "regular", product("HeadlessUIKit"))
    let own = "{\"byName\":[\"Cards\",null]}"
    let half = target("CardsTests", "test", "\(own),\(product("HeadlessUIKit"))")
    let found = try additions(packages: "\(package),\(plugin)", cards, tests: half)
    #expect(found.map(\.place) == ["among the dependencies of the target 'CardsTests'"])
    #expect(
      found[0].lines
        == [".product(name: \"DynamicTypeTesting\", package: \"swift-dynamic-type\"),"]
    )
    let whole = target(
      "CardsTests",
      "test",
      "\(own),\(product("HeadlessUIKit")),\(product("DynamicTypeTesting"))"
    )
    #expect(try additions(packages: "\(package),\(plugin)", cards, tests: whole).isEmpty)
  }
}
