import FontDescriptors
@testable import FontManagement
import Foundation
import Testing

/// Answers that are kept must be those of the fonts at the time of the question.
@Suite("Families that are asked for again")
struct FontOffersTests {
  private static func file(_ name: String) throws -> FontFile {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try FontFile(path: folder.appending(path: "Corpus/\(name)").path)
  }

  private func names(
    _ collection: FontCollection,
    _ configuration: FontPicker.Configuration = .init()
  ) -> [String] {
    FontPicker(configuration, in: collection).families.map(\.name)
  }

  @Test("are those of fonts that were registered meanwhile too")
  func registered() throws {
    let collection = FontCollection(files: [try Self.file("seed-variable.ttf")])
    let faces = FontPicker.Configuration(includesFaces: true)
    let none = FontPicker.Configuration(languageFilter: .not(.language("ja")))
    for configuration in [.init(), faces, none] {
      #expect(names(collection, configuration) == ["Seed Variable"])
    }
    collection.replaceRegistered([try Self.file("seed-collection.ttc")])
    for configuration in [.init(), faces, none] {
      #expect(names(collection, configuration) == ["Seed One", "Seed Two", "Seed Variable"])
    }
    collection.replaceRegistered([])
    #expect(names(collection, faces) == ["Seed Variable"])
  }

  @Test("are the same whether their faces were looked at before or not")
  func order() throws {
    let files = [try Self.file("seed-variable.ttf"), try Self.file("seed-collection.ttc")]
    let (known, new) = (FontCollection(files: files), FontCollection(files: files))
    let traits = FontPicker.Configuration(includesFaces: true, filteredTraits: .bold)
    var filtered = traits
    filtered.languageFilter = .not(.language("ja"))
    let families = FontPicker(traits, in: known).families
    #expect(FontPicker(filtered, in: known).families == families)
    #expect(FontPicker(filtered, in: new).families == families)
    #expect(
      families.allSatisfy { $0.faces.allSatisfy { $0.descriptor.symbolicTraits.contains(.bold) } }
    )
    #expect(!families.isEmpty)
  }

  @Test("combine no languages as and, or and not do")
  func emptyFilters() throws {
    let collection = FontCollection(files: [try Self.file("seed-variable.ttf")])
    #expect(names(collection, .init(languageFilter: .all([]))) == ["Seed Variable"])
    #expect(names(collection, .init(languageFilter: .any([]))).isEmpty)
    #expect(names(collection, .init(languageFilter: .not(.any([])))) == ["Seed Variable"])
    #expect(collection.languages(ofFamily: "seed variable", among: ["ja", "th"]).isEmpty)
  }
}
