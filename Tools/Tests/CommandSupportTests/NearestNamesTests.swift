import CommandSupport
import Testing

@Suite("The nearest names to a mistyped one")
struct NearestNamesTests {
  private let names = ["largeTitle", "title1", "title2", "title3", "body", "AX1", "AX4", "AX5"]

  @Test(
    "are those with the fewest mistakes",
    arguments: [
      ("bdy", ["body"]), ("BODDY", ["body"]), ("titel1", ["title1"]),
      ("large-titel", ["largeTitle"]),
      ("title9", ["title3", "title2", "title1"]),
    ]
  )
  func fewestMistakes(_ typed: String, _ nearest: [String]) {
    #expect(NearestNames.nearest(to: typed, in: names) == nearest)
  }

  @Test("begin with the one whose letters are nearest")
  func nearestLetters() {
    #expect(NearestNames.nearest(to: "AX6", in: names) == ["AX5", "AX4", "AX1"])
  }

  @Test("are those that contain half a name")
  func containing() {
    #expect(
      NearestNames.nearest(to: "iPad Pro", in: ["iPad mini 8.3-inch", "iPad Pro 11-inch"]) == [
        "iPad Pro 11-inch"
      ]
    )
  }

  @Test("are none where nothing is near", arguments: ["", "-", "q", "zz", "unspecified"])
  func none(_ typed: String) {
    #expect(NearestNames.nearest(to: typed, in: names).isEmpty)
  }

  @Test("are three at most")
  func limit() {
    let names = (1...9).map { "title\($0)" }
    #expect(NearestNames.nearest(to: "titleX", in: names).count == 3)
  }

  @Test(
    "are listed as English lists alternatives",
    arguments: [
      ("bdy", "unknown style 'bdy'; did you mean 'body'?"),
      ("AX6", "unknown style 'AX6'; did you mean 'AX5', 'AX4' or 'AX1'?"),
      ("qqqq", "unknown style 'qqqq'"),
    ]
  )
  func words(_ typed: String, _ message: String) {
    let error = UsageError.unknown(typed, kind: "style", among: names, hint: "look it up")
    #expect(error.message == message)
    #expect(error.description == "error: \(message)\nhint: look it up")
  }
}
