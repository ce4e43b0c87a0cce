import Foundation
import JSONText
import Testing

@Suite("JSON values, written")
struct JSONValueWritingTests {
  @Test("keeps the order of the keys and indents by two spaces")
  func order() {
    let value: JSONValue = ["b": 1, "a": [true, nil], "empty": [], "none": [:]]
    #expect(
      value.description == """
        {
          "b": 1,
          "a": [
            true,
            null
          ],
          "empty": [],
          "none": {}
        }
        """
    )
  }

  @Test(
    "writes the shortest number that reads back",
    arguments: [
      (17, "17"), (0.1, "0.1"), (-24, "-24"), (-0.0, "0"), (68 / 3, "22.666666666666668"),
      (16.5, "16.5"), (.nan, "null"), (.infinity, "null"),
    ]
  )
  func numbers(_ number: Double, _ text: String) {
    #expect(JSONValue.number(number).description == text)
  }

  @Test(
    "writes texts that another reader reads back",
    arguments: ["\"\\\n\r\t\u{1}\u{1F}", "–é🙂", ""]
  )
  func strings(_ text: String) throws {
    let data = Data(JSONValue.array([.string(text)]).description.utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [text])
  }
}
