import LeavingOut
import Testing

@Suite("What other files see of a source")
struct HeadersTests {
  private static let source = """
    struct Boat: View {
      let name: String
      var size = [1, 2].count
      var body: some View { Text(name) }
      func load(_ cargo: Int) -> Bool { cargo < 3 }
      var depth: Int { get { 1 } set { print(newValue) } }
    }
    """

  @Test(
    "is the same after a change in a body or of a comment",
    arguments: [
      ("Text(name)", "VStack { Text(name) }"), ("cargo < 3", "return cargo < 4"),
      ("get { 1 }", "get { 2 }"), ("let name", "/* its name */ let name"),
    ]
  )
  func same(old: String, new: String) {
    let changed = Self.source.replacing(old, with: new)
    #expect(changed != Self.source)
    #expect(Headers.text(of: changed) == Headers.text(of: Self.source))
  }

  @Test(
    "differs after a change of a signature, of a type or of an initial value",
    arguments: [
      ("cargo: Int", "cargo: String"), ("let name", "var name"), ("[1, 2].count", "1.5"),
      ("some View {", "Text {"), ("get { 1 } set { print(newValue) }", "get { 1 }"),
    ]
  )
  func other(old: String, new: String) {
    let changed = Self.source.replacing(old, with: new)
    #expect(changed != Self.source)
    #expect(Headers.text(of: changed) != Headers.text(of: Self.source))
  }
}
