import HeadlessUIKit
import InterfaceBuilder
import ScreenLoading
import Snapshots
import Testing

@Suite("Texts that a project keeps apart from its documents")
struct ProjectTextsTests {
  private let folder: TemporaryProject

  init() throws { folder = try TemporaryProject() }

  private func writeDocument(
    _ content: String,
    _ name: String = "Base.lproj/Main.storyboard"
  )
    throws
  {
    try folder.write(Documents.controller("home", content), asStoryboard: name)
  }

  private func loader(_ name: String = "Base.lproj/Main.storyboard") throws -> ScreenLoader {
    ScreenLoader(
      try InterfaceDocument(path: folder.path + "/" + name),
      resources: ScreenResources(project: ProjectFolder(path: folder.path))
    )
  }

  private func texts(
    _ language: String?,
    _ name: String = "Base.lproj/Main.storyboard"
  ) throws -> [String] {
    try ScreenUnderTest(
      try InterfaceDocument(path: folder.path + "/" + name),
      resources: ScreenResources(project: ProjectFolder(path: folder.path)),
      language: language
    ).texts
  }

  /// A view with the text of a runtime attribute.
  private func view(_ view: String, _ keyPath: String, _ key: String) -> String {
    let attribute =
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(keyPath)\" value=\"\(key)\"/>"
    return view.replacing(
      "><rect",
      with: "><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes><rect",
      maxReplacements: 1
    )
  }

  @Test("A text that is a key, or the text of one in the base language, is translated")
  func baseTexts() throws {
    try writeDocument(
      Documents.label("a", "Done") + Documents.label("b", "Sign in") + Documents.label("c", "Other")
    )
    try folder.write("\"login.title\" = \"Sign in\";", to: "en.lproj/Localizable.strings")
    try folder.write(
      "\"Done\" = \"Fertig\"; \"login.title\" = \"Anmelden\";",
      to: "de.lproj/Localizable.strings"
    )
    #expect(try texts("de") == ["Fertig", "Anmelden", "Other"])
    #expect(try texts(nil) == ["Done", "Sign in", "Other"])
    #expect(try texts("fr") == ["Done", "Sign in", "Other"])
  }

  @Test("A document is shown in the languages that have a text of it, not in the one of the app")
  func languages() throws {
    try writeDocument(Documents.label("a", "Done"))
    try writeDocument(Documents.label("b", "Nothing"), "Base.lproj/Other.storyboard")
    for language in ["en", "de", "zh-Hant"] {
      try folder.write("\"Done\" = \"\(language)\";", to: "\(language).lproj/Localizable.strings")
    }
    #expect(try loader().languages == ["de", "zh-Hant"])
    #expect(try loader("Base.lproj/Other.storyboard").languages.isEmpty)
  }

  @Test("The Xcode project says in which language the app is written")
  func developmentLanguage() throws {
    try writeDocument(Documents.label("a", "Fertig"))
    try folder.write("developmentRegion = de;", to: "App.xcodeproj/project.pbxproj")
    try folder.write("\"done\" = \"Fertig\";", to: "de.lproj/Localizable.strings")
    try folder.write("\"done\" = \"Done\";", to: "en.lproj/Localizable.strings")
    #expect(ProjectFolder(path: folder.path).developmentLanguage == "de")
    #expect(try loader().languages == ["en"])
    #expect(try texts("en") == ["Done"])
  }

  @Test(
    "The key of a runtime attribute gives its text, whatever the attribute is called",
    arguments: ["xibLocKey", "localizedText", "localizationKey", "transKey"]
  )
  func runtimeKeys(keyPath: String) throws {
    try writeDocument(view(Documents.label("a", "Label"), keyPath, "home.title"))
    try folder.write("\"home.title\" = \"Welcome\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"home.title\" = \"Willkommen\";", to: "de.lproj/Localizable.strings")
    #expect(try texts("de") == ["Willkommen"])
    #expect(try texts(nil) == ["Welcome"])
  }

  @Test("An attribute that names a style or an identifier gives no text")
  func otherAttributes() throws {
    try writeDocument(
      view(Documents.label("a", "Label"), "styleName", "title")
        + view(Documents.label("b", "Second"), "accessibilityIdentifier", "title")
    )
    try folder.write("\"title\" = \"Titel\";", to: "de.lproj/Localizable.strings")
    #expect(try texts("de") == ["Label", "Second"])
  }

  @Test("Titles of buttons, placeholders and segments are named by keys")
  func runtimeKeysOfControls() throws {
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"30\"/>"
    let button =
      "<button opaque=\"NO\" buttonType=\"system\" id=\"b\">\(rect)"
      + "<state key=\"normal\" title=\"Button\"/></button>"
    let field = "<textField opaque=\"NO\" id=\"f\">\(rect)</textField>"
    let segments =
      "<segmentedControl opaque=\"NO\" selectedSegmentIndex=\"0\" id=\"s\">\(rect)<segments>"
      + "<segment title=\"One\"/><segment title=\"Two\"/></segments></segmentedControl>"
    try writeDocument(
      view(button, "locKeyTitle", "go") + view(field, "localizedPlaceholder", "name")
        + view(segments, "xibLocKeys", "day, week")
    )
    try folder.write(
      "\"go\" = \"Los\"; \"name\" = \"Name\"; \"day\" = \"Tag\"; \"week\" = \"Woche\";",
      to: "de.lproj/Localizable.strings"
    )
    #expect(try texts("de") == ["Los", "Name", "Tag", "Woche"])
  }

  @Test("The identifier wins over the key of an attribute, and this over the text")
  func precedence() throws {
    try writeDocument(
      view(Documents.label("a", "Done"), "key", "k")
        + view(Documents.label("b", "Done"), "key", "k")
        + Documents.label("c", "Done")
    )
    try folder.write("\"a.text\" = \"by id\";", to: "de.lproj/Main.strings")
    try folder.write(
      "\"k\" = \"by key\"; \"Done\" = \"by text\";",
      to: "de.lproj/Localizable.strings"
    )
    #expect(try texts("de") == ["by id", "by key", "by text"])
  }

  @Test("Another table counts where only one text is found, tables of other documents never do")
  func otherTables() throws {
    try writeDocument(Documents.label("a", "Only") + Documents.label("b", "Twice"))
    try folder.write("\"Only\" = \"Einmal\"; \"Twice\" = \"1\";", to: "de.lproj/Errors.strings")
    try folder.write("\"Twice\" = \"2\";", to: "de.lproj/Buttons.strings")
    try folder.write("\"Twice\" = \"3\";", to: "de.lproj/InfoPlist.strings")
    try folder.write("\"abc-de-fgh.text\" = \"Twice\";", to: "en.lproj/Elsewhere.strings")
    try folder.write("\"abc-de-fgh.text\" = \"4\";", to: "de.lproj/Elsewhere.strings")
    #expect(try texts("de") == ["Einmal", "Twice"])
  }

  @Test("Of several tables the one nearest to the document counts")
  func nearestTable() throws {
    try writeDocument(Documents.label("a", "Done"), "App/Base.lproj/Main.storyboard")
    try folder.write("\"Done\" = \"Widget\";", to: "AWidget/de.lproj/Localizable.strings")
    try folder.write("\"Done\" = \"Fertig\";", to: "App/Resources/de.lproj/Localizable.strings")
    #expect(try texts("de", "App/Base.lproj/Main.storyboard") == ["Fertig"])
  }

  @Test("String catalogs translate by base text, and plurals take the number of the text")
  func catalogsAndPlurals() throws {
    try writeDocument(
      Documents.label("a", "Save") + Documents.label("b", "3 files")
        + Documents.label("c", "5 days left")
    )
    func plural(_ one: String, _ other: String) -> String {
      """
      <plist version="1.0"><dict><key>left</key><dict><key>NSStringLocalizedFormatKey</key>
      <string>%#@n@</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict>
      </dict></plist>
      """
    }
    try folder.write(plural("%d day left", "%d days left"), to: "en.lproj/Localizable.stringsdict")
    try folder.write(
      plural("noch %d Tag", "noch %d Tage"),
      to: "de.lproj/Localizable.stringsdict"
    )
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Save": {"localizations": {"de": {"stringUnit": {"state": "translated",
          "value": "Sichern"}}}},
        "files": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}}}
      """,
      to: "Localizable.xcstrings"
    )
    #expect(try texts("de") == ["Sichern", "3 Dateien", "noch 5 Tage"])
    #expect(try loader().languages == ["de"])
  }

  @Test("A pseudo-language shows the app's own texts, longer or from right to left")
  func pseudoLanguages() throws {
    try folder.write(
      Documents.controller(
        "home",
        Documents.label("a", "Settings") + view(Documents.label("b", "x"), "key", "k"),
        constraints: Documents.pinned("a", in: "home")
      ),
      asStoryboard: "Base.lproj/Main.storyboard"
    )
    try folder.write("\"k\" = \"%@ files\";", to: "en.lproj/Localizable.strings")
    try folder.write("\"a.text\" = \"لا\";", to: "ar.lproj/Main.strings")
    let longer = try texts("en-XA")
    #expect(longer == ["Settings", "%@ files"].map { PseudoLanguage.longer.text($0) })
    #expect(longer[0] != "Settings" && longer[1].hasPrefix("%@ "))
    #expect(try texts("ar-XB") == ["Settings", "%@ files"])
    let screen = try ScreenUnderTest(
      try InterfaceDocument(path: folder.path + "/Base.lproj/Main.storyboard"),
      language: "ar-XB"
    )
    let label = try screen.frame("a")
    #expect(label.x + label.width == 393)
  }

  @Test("A canvas keeps the texts of the document")
  func canvas() throws {
    try writeDocument(Documents.label("a", "Done"))
    try folder.write("\"Done\" = \"Finished\";", to: "en.lproj/Localizable.strings")
    let canvas = CanvasLoader(
      try InterfaceDocument(path: folder.path + "/Base.lproj/Main.storyboard"),
      resources: ScreenResources(project: ProjectFolder(path: folder.path))
    )
    let item = try #require(canvas.load().first)
    item.view.layoutIfNeeded()
    #expect(item.window.layoutSnapshot().texts.map(\.text.string) == ["Done"])
    #expect(try texts(nil) == ["Finished"])
  }
}
