@testable import InterfaceBuilder
import ScreenLoading
import Testing

@Suite("Texts in place of placeholders")
struct InventedTextsTests {
  private func texts(
    _ outlet: String,
    placeholder: String = "Label",
    tables: [StringTable] = [],
    besides data: SampleData = SampleData()
  ) throws -> SampleData.Text? {
    let label = """
      <label text="\(placeholder)" id="lbl"><rect key="frame" x="0" y="0" width="99" height="20"/></label>
      """
    let outlets =
      outlet.isEmpty
      ? ""
      : "<connections><outlet property=\"\(outlet)\" destination=\"lbl\" id=\"o\"/></connections>"
    let document = try Documents.storyboard(
      Documents.controller("home", label, beside: outlets)
    )
    return InventedTexts(document, tables: tables, besides: data).texts["lbl"]
  }

  @Test(
    "A text fits what the outlet is called",
    arguments: [
      ("priceLabel", "€ 1,249.00"), ("lblOwnerName", "Alexandra Johnson"),
      ("arrival_time", "10:30"),
      ("ferryHarbourLabel", "Ferry harbour"), ("titleLabel", "What happened this week"),
    ]
  )
  func words(outlet: String, text: String) throws {
    #expect(try texts(outlet)?.standard == text)
  }

  @Test("The app's own text with the words of the outlet wins, in its languages")
  func own() throws {
    var english = StringTable(language: "en")
    english["settings.empty_list"] = LocalizedText(form: .text("No hikes yet"))
    english["settings.empty_list.count"] = LocalizedText(form: .text("%d hikes"))
    var german = StringTable(language: "de")
    german["settings.empty_list"] = LocalizedText(form: .text("Noch keine Wanderungen"))
    let text = try texts("emptyListLabel", tables: [german, english])
    #expect(text?.standard == "No hikes yet")
    #expect(text?.text(in: "de") == "Noch keine Wanderungen")
  }

  @Test(
    "The title of a button's configuration is what counts",
    arguments: [(#"title="Scan""#, nil), (#"title="Button""#, "Scan code"), ("", nil)]
  )
  func configured(title: String, text: String?) throws {
    let button = """
      <button buttonType="system" id="b"><rect key="frame" x="0" y="0" width="99" height="20"/>
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" \(title)/></button>
      """
    let outlet = """
      <connections><outlet property="scanCodeButton" destination="b" id="o"/></connections>
      """
    let document = try Documents.storyboard(Documents.controller("home", button, beside: outlet))
    #expect(InventedTexts(document).texts["b"]?.standard == text)
  }

  @Test("A text of the document, an object without outlet and sample data stay")
  func others() throws {
    #expect(try texts("priceLabel", placeholder: "Total") == nil)
    #expect(try texts("") == nil)
    #expect(try texts("label") == nil)
    let data = SampleData(["*": ["priceLabel": .init(text: .init("€ 1"))]])
    #expect(try texts("priceLabel", besides: data) == nil)
  }
}
