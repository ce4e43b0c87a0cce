import SizeStatistics
import Testing

@Suite struct `Printed statistics` {
  @Test func `say how many, and the share`() throws {
    let read = statistics("category,users\nL,30\nAX1,10\n")
    #expect("\(read.total.distribution)" == "L: 30, AX1: 10")
    #expect("\(Proportion(12, of: 40))" == "12 of 40 (30.0 %)")
  }

  @Test func `name the place of a row that cannot be read`() throws {
    let read = statistics("category,users\nHuge,30\n")
    let first = try #require(read.diagnostics.first)
    #expect("\(first)".hasPrefix("sizes:2"))
    #expect("\(first)".contains(": error: ") || "\(first)".contains(": warning: "))
  }
}
