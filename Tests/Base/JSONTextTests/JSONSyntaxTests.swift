import JSONText
import Testing

@Suite("JSON with comments")
struct JSONSyntaxTests {
  @Test("Comments and last commas are read, and their places are known")
  func comments() throws {
    let text = "// a\n{\"a\": [1, /* b */ 2,], }\n/**/"
    let document = try JSONDocument(parsing: text.utf8, syntax: .withComments)
    #expect(document.root["a"]?.elements?.map(\.number) == [1, 2])
    #expect(document.extensionOffsets == [0, 15, 25, 28, 30])
  }

  @Test(
    "Standard syntax has none of them, and no comment is half a slash",
    arguments: ["[1,]", "[,]", "/", "[1 / 2]", "// a", "/* 1"]
  )
  func refused(text: String) {
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: text.utf8) }
    guard text != "[1,]" else { return }
    #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: text.utf8, syntax: .withComments)
    }
  }
}
