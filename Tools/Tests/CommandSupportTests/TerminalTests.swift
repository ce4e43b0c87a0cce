import CommandSupport
import Testing

@Suite("What a terminal allows")
struct TerminalTests {
  private func terminal(_ isInteractive: Bool, _ environment: [String: String]) -> Terminal {
    Terminal(isInteractive: isInteractive, columns: 80) { environment[$0] }
  }

  @Test("is bold unless NO_COLOR, a dumb terminal or a pipe forbids it")
  func bold() {
    #expect(terminal(true, [:]).allowsBold)
    #expect(terminal(true, ["NO_COLOR": ""]).allowsBold, "no-color.org: when it is not empty")
    #expect(!terminal(true, ["NO_COLOR": "1"]).allowsBold)
    #expect(!terminal(true, ["TERM": "dumb"]).allowsBold)
    #expect(!terminal(false, [:]).allowsBold)
  }

  @Test("is lines as long as COLUMNS says, else as the terminal reports, in a pipe any")
  func width() {
    #expect(terminal(true, [:]).width == 80)
    #expect(terminal(true, ["COLUMNS": "132"]).width == 132)
    #expect(terminal(true, ["COLUMNS": "wide"]).width == 80)
    #expect(terminal(true, ["COLUMNS": "0"]).width == nil)
    #expect(terminal(false, ["COLUMNS": "132"]).width == nil)
  }
}
