import DynamicType
import Diagnostics
import Foundation
import Testing

import RichText
@testable import InterfaceBuilder

@Suite("Asset catalogs")
struct AssetCatalogTests {
  private let catalog = AssetCatalog(path: TestDocuments.project("App/Assets.xcassets"))

  private func file(_ traits: TraitCollection) -> String? {
    let path = catalog.image(named: "flag")?.file(for: traits)?.path
    return path?.split(separator: "/").last.map(String.init)
  }

  @Test("Images have the names of groups that provide a namespace")
  func names() {
    #expect(catalog.images.map(\.name) == ["Icons/star", "flag", "plain"])
    #expect(catalog.colors.map(\.name) == ["Brand", "Sky"])
  }

  @Test("The file follows scale, appearance, device and direction")
  func variants() {
    #expect(file(TraitCollection(displayScale: 1)) == "flag.png")
    #expect(file(TraitCollection(displayScale: 2)) == "flag@2x.png")
    #expect(file(TraitCollection(displayScale: 3)) == "flag@2x.png")
    #expect(file(TraitCollection(displayScale: 2, userInterfaceStyle: .dark)) == "flag-dark@2x.png")
    #expect(file(TraitCollection(displayScale: 2, userInterfaceIdiom: .pad)) == "flag-pad@2x.png")
    #expect(
      file(TraitCollection(displayScale: 2, layoutDirection: .rightToLeft)) == "flag-rtl@2x.png"
    )
  }

  @Test("Images know how they are drawn and stretched")
  func properties() throws {
    #expect(catalog.image(named: "flag")?.isTemplate == true)
    let star = try #require(catalog.image(named: "Icons/star"))
    #expect(star.preservesVectorRepresentation && star.isTemplate == nil)
    let resizing = try #require(star.variants.first?.resizing)
    #expect(resizing.capInsets == EdgeInsets(top: 3, left: 4, bottom: 5, right: 6))
    #expect(resizing.centerSize == Size(width: 1, height: 2))
    #expect(star.variants.first?.scale == nil)
  }

  @Test("Colors follow appearance and contrast, in all three notations")
  func colors() throws {
    let brand = try #require(catalog.color(named: "Brand"))
    let light = brand.color(for: TraitCollection())
    #expect(light?.components == .init(red: 1, green: 128.0 / 255, blue: 0))
    let dark = brand.color(for: TraitCollection(userInterfaceStyle: .dark))
    #expect(dark?.components == .init(red: 0.5, green: 0.25, blue: 0, alpha: 0.5))
    let strong = brand.color(for: TraitCollection(userInterfaceStyle: .dark), isHighContrast: true)
    #expect(strong?.components == .init(red: 1, green: 0.2, blue: 0))
    let sky = catalog.color(named: "Sky")?.color(for: TraitCollection())
    #expect(sky?.source == .system("systemBlueColor"))
  }

  @Test("What is missing or damaged is reported")
  func findings() {
    let rules = catalog.findings.map(\.rule.id).sorted()
    #expect(rules == ["asset-json", "asset-missing-file", "asset-unknown-color"])
    let json = catalog.findings.first { $0.rule.id == "asset-json" }
    #expect(json?.location.line == 2)
  }

  @Test("A group may have a dot in its name; other kinds of assets are no groups")
  func dottedGroups() throws {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    for folder in ["Sign up 2.0/arrow.imageset", "AppIcon.appiconset/hidden.imageset"] {
      let set = catalog.appending(path: folder)
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(#"{"images": [{"idiom": "universal"}]}"#.utf8)
        .write(to: set.appending(path: "Contents.json"))
    }
    #expect(AssetCatalog(path: catalog.path).images.map(\.name) == ["arrow"])
  }

  @Test("Two folders whose names differ in case are one, as they are on a Mac")
  func foldersOfOneName() throws {
    let catalog = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).xcassets")
    defer { try? FileManager.default.removeItem(at: catalog) }
    for folder in ["Tab.imageset", "tab.imageset", "Other.imageset"] {
      try FileManager.default.createDirectory(
        at: catalog.appending(path: folder),
        withIntermediateDirectories: true
      )
    }
    for (folder, file) in [("Tab", "tab.png"), ("Other", "other.png")] {
      try Data(#"{"images": [{"idiom": "universal", "filename": "\#(file)"}]}"#.utf8)
        .write(to: catalog.appending(path: "\(folder).imageset/Contents.json"))
    }
    try Data().write(to: catalog.appending(path: "tab.imageset/tab.png"))
    let read = AssetCatalog(path: catalog.path)
    #expect(read.images.map(\.name) == ["Other", "Tab"])
    let path = read.image(named: "Tab")?.variants.first?.path
    #expect(path?.hasSuffix("/tab.imageset/tab.png") == true)
    // The file of the other image is in no folder.
    #expect(read.findings.map(\.message) == ["The image 'Other' names a file that is missing."])
  }

  @Test("A folder that is none has nothing")
  func missing() {
    #expect(AssetCatalog(path: TestDocuments.project("none.xcassets")).images.isEmpty)
  }
}
