import Testing

@Suite("The system of a table")
struct SystemVersionTests {
  /// Commands that answer for a system, each with what differs between iOS 26 and the versions before.
  private static let commands = [
    ["sizes", "--style", "headline", "--category", "AX4"],
    ["scale", "11", "--style", "headline", "--category", "AX4"], ["measure", "Hello"],
    ["readable", "--width", "1024", "--category", "L"],
  ]

  @Test("is named below it", arguments: commands)
  func named(_ arguments: [String]) throws {
    let command = try Command(arguments)
    #expect(command.lines.last?.contains("iOS 26") == true, "\(command.output)")
    let earlier = try Command(arguments + ["--system-version", "18"])
    #expect(earlier.lines.last?.hasPrefix("As ") == true, "\(earlier.output)")
  }

  @Test("is the same for all commands: the newest, and of widths the one that was measured")
  func same() throws {
    for arguments in Self.commands.dropLast() {
      let newest = try Command(arguments + ["--system-version", "26"]).output
      #expect(try Command(arguments).output == newest)
    }
    let width = try #require(Self.commands.last)
    let measured = try Command(width + ["--system-version", "18"]).output
    #expect(try Command(width).output == measured)
    #expect(measured.contains("672") && measured.contains("measured"))
    // An estimate is what a person asks for by its version.
    let estimated = try Command(width + ["--system-version", "26"]).output
    #expect(estimated.contains("estimated"))
  }
}
