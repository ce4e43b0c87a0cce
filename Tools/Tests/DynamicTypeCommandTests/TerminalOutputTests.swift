import Testing

@Suite("Output on a terminal")
struct TerminalOutputTests {
  @Test("has a bold header, unless NO_COLOR is set")
  func bold() throws {
    let arguments = ["scale", "17"]
    let colored = try Command.onTerminal("scale", "17", columns: 80)
    let plain = try Command.onTerminal(
      "scale",
      "17",
      columns: 80,
      environment: ["NO_COLOR": "1"]
    )
    #expect(colored.hasPrefix("\u{1B}[1mValue"))
    #expect(!plain.contains("\u{1B}"))
    #expect(try Command(arguments).output == plain)
  }

  @Test("fits the terminal, column by column", arguments: [60, 80, 100, 140] as [UInt16])
  func width(_ columns: UInt16) throws {
    let output = try Command.onTerminal(
      "sizes",
      columns: columns,
      environment: ["NO_COLOR": "1"]
    )
    let lines = output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(lines.count { $0.hasPrefix("Style ") } == (columns < 130 ? columns < 80 ? 3 : 2 : 1))
  }

  @Test("says that there are notes, and a pipe is spared that")
  func tips() throws {
    let tip = "One cell is doubtful or estimated; --notes tells why."
    let output = try Command.onTerminal("sizes", "--style", "callout", columns: 140)
    #expect(output.contains(tip))
    #expect(try !Command("sizes", "--style", "callout").output.contains(tip))
  }

  @Test("is the same JSON everywhere")
  func json() throws {
    let output = try Command.onTerminal("scale", "17", "--json", columns: 20)
    #expect(output == (try Command("scale", "17", "--json").output))
  }
}
