import Testing

@testable import AppProjects

@Suite("Property lists in the old form")
struct PropertyListTests {
  @Test("Comments, lists, quoted texts and escapes are read as Xcode writes them")
  func readsXcodesForm() throws {
    let text = #"""
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          /* Begin */
          AB12 /* App */ = {isa = PBXGroup; path = "A \"b\"\n\U00e9"; children = (A, "B c", ); };
        };
      }
      """#
    let value = try OpenStepReader.read(Array(text.utf8))
    #expect(value["archiveVersion"]?.string == "1")
    let group = value["objects"]?["AB12"]
    #expect(group?["path"]?.string == "A \"b\"\né")
    #expect(group?["children"]?.strings == ["A", "B c"])
    #expect(value["objects"]?.members.first?.line == 6)
  }
}
