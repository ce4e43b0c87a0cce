import LeavingOut
import Testing

@Suite("Sizes of parts that are left out")
struct OmissionKindTests {
  @Test func `A statement is smaller than a body, and a body than a declaration`() {
    #expect(
      [.declaration, .body, .statement].sorted() == [Omission.Kind.statement, .body, .declaration]
    )
  }
}
