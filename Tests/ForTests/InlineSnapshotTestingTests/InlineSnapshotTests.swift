import InlineSnapshotTesting
import Testing

@Suite("Snapshots beside the call")
struct InlineSnapshotTests {
  private struct Player {
    let name = "Ada"
    let scores = [3, 5]
  }

  @Test("A text that is equal passes")
  func equal() {
    assertInlineSnapshot(of: "first\nsecond", as: .lines) {
      """
      first
      second
      """
    }
  }

  @Test("A value is dumped as it is in a file")
  func dump() {
    assertInlineSnapshot(of: Player(), as: .dump) {
      """
      ▿ Player
        - name: "Ada"
        ▿ scores: 2 elements
          - 3
          - 5

      """
    }
  }

  @Test("A text that differs fails with the lines that do")
  func different() {
    withKnownIssue {
      assertInlineSnapshot(of: "first\nthird", as: .lines) { "first\nsecond" }
    } matching: { issue in
      let words = issue.comments.map(\.rawValue).joined()
      return words.contains("second") && words.contains("third")
    }
  }

  @Test("A call without a text fails with the one to be written")
  func missing() {
    withKnownIssue {
      assertInlineSnapshot(of: "only", as: .lines)
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains("only")
    }
  }
}
