import Diagnostics
import DynamicType
import FontManagement
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("What a project adds to its documents")
struct ProjectTests {
  @Test(
    "The direction of a language is that of its script",
    arguments: [
      ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("de", false), ("ja", false),
      ("az-Arab", true), ("ks-Deva", false), ("pt_BR", false), ("ar-Latn", false),
    ]
  )
  func direction(tag: String, isRightToLeft: Bool) {
    #expect((LanguageTag(tag).layoutDirection == .rightToLeft) == isRightToLeft)
  }

  @Test(
    "A language takes the texts of its nearest relative",
    arguments: [
      ("de-AT", "de"), ("zh-TW", "zh-Hant"), ("zh-Hans-SG", "zh-Hans"), ("pt-BR", "pt-BR"),
      ("pt-PT", "pt"), ("nl", nil),
    ] as [(String, String?)]
  )
  func relatives(wanted: String, found: String?) {
    let available = ["de", "en", "pt", "pt-BR", "zh-Hans", "zh-Hant"]
    #expect(LanguageTag(wanted).best(among: available) == found)
  }

  @Test("A text that changed is shown once the resources were told of its file")
  func changedTexts() throws {
    let folder = try TemporaryProject()
    try folder.write(
      Documents.controller("home", Documents.label("l", "Hello")),
      asStoryboard: "Base.lproj/Main.storyboard"
    )
    try folder.write("\"l.text\" = \"Hallo\";", to: "de.lproj/Main.strings")
    let document = try InterfaceDocument(path: folder.path + "/Base.lproj/Main.storyboard")
    let resources = ScreenResources(project: ProjectFolder(path: folder.path))
    func texts(in language: String) throws -> [String] {
      try ScreenUnderTest(document, resources: resources, language: language).texts
    }
    #expect(try texts(in: "de") == ["Hallo"])
    try folder.write("\"l.text\" = \"Guten Tag\";", to: "de.lproj/Main.strings")
    #expect(try texts(in: "de") == ["Hallo"])
    resources.forget(path: folder.path + "/de.lproj/Main.strings")
    #expect(try texts(in: "de") == ["Guten Tag"])
    #expect(try texts(in: "fr") == ["Hello"])
    try folder.write("\"l.text\" = \"Bonjour\";", to: "fr.lproj/Main.strings")
    resources.forget(path: folder.path + "/fr.lproj/Main.strings")
    #expect(try texts(in: "fr") == ["Bonjour"])
  }

  @Test("Texts come from the language's file, and Arabic runs from right to left")
  func localised() throws {
    let folder = try TemporaryProject()
    try folder.write(
      Documents.controller(
        "home",
        Documents.label("l", "Hello"),
        constraints: Documents.pinned("l", in: "home")
      ),
      asStoryboard: "Base.lproj/Main.storyboard"
    )
    try folder.write("\"l.text\" = \"مرحبا\";", to: "ar.lproj/Main.strings")
    let path = folder.path + "/Base.lproj/Main.storyboard"
    let resources = ScreenResources(project: ProjectFolder(path: folder.path))
    let document = try InterfaceDocument(path: path)
    #expect(ScreenLoader(document, resources: resources).languages == ["ar"])
    let english = try ScreenUnderTest(document, resources: resources, language: "en")
    #expect(english.texts == ["Hello"])
    #expect(try english.frame("l").x == 0)
    let arabic = try ScreenUnderTest(document, resources: resources, language: "ar")
    #expect(arabic.texts == ["مرحبا"])
    let label = try arabic.frame("l")
    #expect(label.x + label.width == 393)
  }

  @Test("A document that is translated as a whole is used instead")
  func translatedCopy() throws {
    let folder = try TemporaryProject()
    for (language, text) in [("Base", "Hello"), ("de", "Hallo")] {
      try folder.write(
        Documents.controller("home", Documents.label("l", text)),
        asStoryboard: "\(language).lproj/Main.storyboard"
      )
    }
    let document = try InterfaceDocument(path: folder.path + "/Base.lproj/Main.storyboard")
    let resources = ScreenResources(project: ProjectFolder(path: folder.path))
    let swiss = try ScreenUnderTest(document, resources: resources, language: "de-CH")
    #expect(swiss.texts == ["Hallo"])
    #expect(try ScreenUnderTest(document, resources: resources).texts == ["Hello"])
  }

  @Test("Sample data reach objects by identifier, outlet and label, and can hide them")
  func sampleData() throws {
    let json = """
      {"Main.storyboard": {
        "a": {"text": {"en": "Morning", "de": "Morgen"}}, "second": {"text": "By outlet"},
        "c": {"hidden": true}}}
      """
    let reading = SampleData.read(Array(json.utf8), file: "s.json")
    let document = try Documents.storyboard(
      Documents.controller(
        "home",
        Documents.label("a", "1") + Documents.label("b", "2") + Documents.label("c", "3"),
        beside:
          #"<connections><outlet property="second" destination="b" id="o"/></connections>"#
      )
    )
    let options = LoadOptions(sampleData: reading.value)
    let german = try ScreenUnderTest(document, options: options, language: "de")
    #expect(german.texts == ["Morgen", "By outlet"])
    #expect(try ScreenUnderTest(document, options: options).texts == ["Morning", "By outlet"])
  }

  @Test("Mistakes in sample data are findings with their place")
  func sampleDataMistakes() {
    let json = "{\"Main.storyboard\": {\n\"a\": {\"txt\": \"x\", \"hidden\": 1}}}"
    let reading = SampleData.read(Array(json.utf8), file: "s.json")
    #expect(reading.findings.map(\.location.line) == [2, 2])
    #expect(reading.findings[0].message.contains("'txt'"))
    let broken = SampleData.read(Array("{".utf8), file: "s.json")
    #expect(broken.findings.map(\.severity) == [.error])
  }

  @Test("A class of the app becomes its base class with one note")
  func customClasses() throws {
    let view = """
      <view id="v1" customClass="RoundedView"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      <view id="v2" customClass="RoundedView"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      """
    let screen = try ScreenUnderTest(try Documents.storyboard(Documents.controller("home", view)))
    let notes = screen.loaded.findings.filter { $0.rule.id == "custom-class-degraded" }
    #expect(notes.map(\.message) == ["RoundedView is shown as UIView: its code is not run"])
    #expect(notes.map(\.severity) == [.note])
  }

  @Test("A font map lets another font stand for one that is missing")
  func fontMap() throws {
    let base = FontCollection.installed
    let other = try #require(base.familyNames.first { $0.hasPrefix("Noto Sans") || $0 == "Inter" })
    let reading = FontMap.read(
      Array("{\"Brand-Bold\": \"\(other)\", \"x\": 1}".utf8),
      file: "fonts.json"
    )
    #expect(reading.findings.count == 1)
    let label = """
      <label text="Title" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>
      <fontDescription key="fontDescription" name="Brand-Bold" family="Brand" pointSize="20"/></label>
      """
    let document = try Documents.storyboard(Documents.controller("home", label))
    let options = LoadOptions(fonts: ProjectFonts(map: reading.value))
    let mapped = try ScreenUnderTest(document, options: options)
    #expect(!mapped.rules().contains("font-stand-in"))
    #expect(try ScreenUnderTest(document).rules().contains("font-stand-in"))
  }

  @Test("A path in a font map lies beside the map")
  func fontMapPaths() {
    let map = FontMap.read(Array(#"{"A": "Fonts/A.ttf"}"#.utf8), file: "/app/.dynamictype/f.json")
    #expect(map.value.targets == ["A": .file("/app/.dynamictype/Fonts/A.ttf")])
    let fonts = ProjectFonts(map: map.value)
    #expect(fonts.findings.map(\.rule.id) == ["font-file"])
    #expect(fonts.findings.map(\.location.file) == ["/app/.dynamictype/Fonts/A.ttf"])
    // The place is not said twice.
    #expect(
      fonts.findings.map(\.message) == ["Found a file that cannot be read, expected a font file."]
    )
    #expect(fonts.findings.map(\.hint) == ["Check the path and the permissions."])
  }

  @Test("Text that does not adjust has the size at launch and keeps it afterwards")
  func launchedAndChanged() throws {
    let document = try Documents.storyboard(
      Documents.controller(
        "home",
        Documents.label("fixed", "Text") + Documents.label("grows", "Text", adjusts: true),
        constraints: Documents.pinned("fixed", in: "home") + Documents.pinned("grows", in: "home")
      )
    )
    let launched = try ScreenUnderTest(document, category: .accessibilityExtraExtraExtraLarge)
    #expect(try launched.frame("fixed").height == launched.frame("grows").height)
    let screen = try ScreenUnderTest(document)
    let before = try screen.frame("fixed").height
    screen.loaded.change(to: .accessibilityExtraExtraExtraLarge)
    let after = screen.loaded.snapshot()
    func height(_ id: String) -> Double? {
      after.first { $0.element.identity.objectID == id }?.frame.height
    }
    #expect(height("fixed") == before)
    #expect(height("grows") == (try launched.frame("grows").height))
  }
}

/// A folder for a test that goes away with it.
final class TemporaryProject {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "screen-loading-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  func write(_ scene: String, asStoryboard name: String) throws {
    try write(Documents.storyboardText([scene]), to: name)
  }
}
