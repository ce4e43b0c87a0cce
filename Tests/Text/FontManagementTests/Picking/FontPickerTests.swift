import FontDescriptors
@testable import FontManagement
import Testing

@Suite(
  "Choosing a font",
  .enabled(
    if: Set(["Noto Sans Thai", "Liberation Mono"]).isSubset(
      of: FontCollection.installed.familyNames
    ),
    "needs Noto and Liberation"
  )
)
struct FontPickerTests {
  private func names(_ configuration: FontPicker.Configuration = .init()) -> [String] {
    FontPicker(configuration).families.map(\.name)
  }

  @Test("all families are offered, sorted without regard to case")
  func all() {
    let names = names()
    #expect(Set(names) == Set(FontCollection.current.familyNames.filter { $0.first != "." }))
    #expect(names == names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) })
  }

  @Test("traits leave families with such a face, and these faces alone")
  func traits() throws {
    let picker = FontPicker(.init(includesFaces: true, filteredTraits: .monoSpace))
    let names = picker.families.map(\.name)
    #expect(names.contains("Liberation Mono"))
    #expect(!names.contains("Noto Sans Thai"))
    let bold = FontPicker(.init(includesFaces: true, filteredTraits: [.monoSpace, .bold]))
    let family = try #require(bold.families.first { $0.name == "Liberation Mono" })
    #expect(family.faces.map(\.name) == ["Bold", "Bold Italic"])
  }

  @Test("languages are combined with and, or and not")
  func languages() {
    let thai = names(.init(languageFilter: .language("th")))
    #expect(thai.contains("Noto Sans Thai") && !thai.contains("Liberation Mono"))
    let greek = names(.init(languageFilter: .all([.language("el"), .language("ru")])))
    #expect(greek.contains("Liberation Mono") && !greek.contains("Noto Sans Thai"))
    let either = names(.init(languageFilter: .any([.language("th"), .language("el")])))
    #expect(either.contains("Noto Sans Thai") && either.contains("Liberation Mono"))
    let neither = names(.init(languageFilter: .not(.any([.language("th"), .language("el")]))))
    #expect(!neither.contains("Noto Sans Thai") && !neither.contains("Liberation Mono"))
    #expect(names(.init(languageFilter: .language("no such language"))).isEmpty)
  }

  @Test("a file that was opened writes the languages that fontconfig lists for it")
  func openedFile() throws {
    let installed = FontCollection.installed
    let face = FontDescriptor(family: "Noto Sans Thai")
    let path = try #require(FontPickerTests.path(of: face, in: installed))
    let opened = FontCollection.opening([path]).collection
    for language in ["th", "el", "de", "ja"] {
      let filter = FontPicker.Configuration(languageFilter: .language(language))
      let isListed = FontPicker(filter, in: installed).families.map(\.name)
        .contains("Noto Sans Thai")
      #expect(FontPicker(filter, in: opened).families.isEmpty != isListed, "\(language)")
    }
  }

  private static func path(of descriptor: FontDescriptor, in collection: FontCollection) -> String?
  {
    collection.match(family: descriptor.family ?? "", style: FaceStyle())?.face.file.path
  }

  @Test("every word of a search must occur, in any order and case")
  func search() {
    var picker = FontPicker(.init(includesFaces: true))
    picker.searchText = "mono LIBERATION"
    #expect(picker.families.map(\.name) == ["Liberation Mono"])
    picker.searchText = "liberation mono italic"
    #expect(picker.families.first?.faces.map(\.name) == ["Italic", "Bold Italic"])
    picker.searchText = "no such family"
    #expect(picker.families.isEmpty)
    var families = FontPicker()
    families.searchText = "liberation mono italic"
    #expect(families.families.isEmpty)
  }

  @Test("the chosen font is the first of the recent ones, which are five at most and still there")
  func recents() {
    let gone = FontDescriptor(family: "No Such Family")
    var picker = FontPicker(recents: [gone, FontDescriptor(family: "Noto Sans Thai")])
    #expect(picker.recents.map(\.family) == ["Noto Sans Thai"])
    #expect(picker.selection == nil)
    for family in picker.families.prefix(7) { picker.pick(family.descriptor) }
    let mono = FontDescriptor(family: "Liberation Mono")
    picker.pick(mono)
    picker.pick(mono)
    #expect(picker.selection == mono)
    #expect(picker.recents.first == mono)
    #expect(picker.recents.count == 5)
    #expect(Set(picker.recents).count == 5)
  }
}
