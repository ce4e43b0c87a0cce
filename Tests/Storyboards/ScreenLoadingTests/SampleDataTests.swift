import Diagnostics
import ScreenLoading
import Testing

@Suite("Sample data that reach nothing are reported")
struct SampleDataTests {
  @Test("Names of objects and documents that are not there are found at their place")
  func unused() throws {
    let json = """
      {
        "Home.storyboard": {
          "home": { "hidden": false },
          "titelLabel": { "text": "Good morning" },
          "heading": { "rows": [{ "cell": "Row", "titleLabel": { "text": "Vienna" } }] }
        },
        "Away.storyboard": { "anything": { "text": "x" } },
        "*": { "Greeting": { "text": "Hello" }, "nobody": { "text": "x" } }
      }
      """
    let document = try Documents.storyboard(
      Documents.controller("home", #"<label id="a" userLabel="Greeting"/><label id="heading"/>"#)
    )
    let names = ["Home.storyboard": SampleData.names(in: document)]
    let reading = SampleData.read(Array(json.utf8), file: "sample-data.json")
    #expect(reading.findings.isEmpty)
    let unused = reading.value.unused(among: names)
    #expect(
      unused.map(\.message) == [
        "No object of Home.storyboard is called 'titelLabel'",
        "No object of the documents is called 'titleLabel'",
        "No document is called 'Away.storyboard'",
        "No object of the documents is called 'nobody'",
      ]
    )
    #expect(unused.map(\.location.line) == [4, 5, 7, 8])
    #expect(unused.allSatisfy { $0.severity == .warning && $0.hint != nil })
  }
}
