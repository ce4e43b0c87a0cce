import Diagnostics
import DynamicType
import SizeStatistics
import Testing

@Suite("Events of text sizes")
struct EventTests {
  @Test("count each user once, with the newest event")
  func newest() {
    let read = statistics(
      """
      user,time,category
      a,2026-11-20T08:00:00Z,L
      b,2026-11-20T08:00:00Z,S
      a,2026-11-22T08:00:00Z,AX1
      a,2026-11-21T08:00:00Z,XL
      b,2026-11-20T09:30:00+02:00,M
      """
    )
    #expect(read.total.distribution.text == "S 1, AX1 1")
    #expect(read.rows.counted == 2 && read.rows.replaced == 3 && read.rows.leftOut == 0)
    #expect(read.isOfEvents && read.namesUsers)
  }

  @Test("move a user from group to group")
  func groups() {
    let text =
      "user,date,platform,category\na,20260101,iOS,L\na,20260102,visionOS,XL\nb,20260101,iOS,L\n"
    let read = statistics(text, by: ["platform"])
    #expect(read.groups.map(\.counts.total) == [1, 1])
    #expect(read.total.distribution.text == "L 1, XL 1")
  }

  @Test("without times take the last row, and those without users are sessions")
  func plain() {
    #expect(statistics("user,category\na,L\na,S\n").total.distribution.text == "S 1")
    let sessions = statistics("category\nL\nL\nS\n")
    #expect(sessions.total.distribution.text == "S 1, L 2" && !sessions.namesUsers)
  }

  @Test(
    "order times of several forms",
    arguments: [
      ("1763860320", "1763860321"), ("1763860320000", "1763860321"),
      ("2026-11-23", "2026-11-23T00:00:01Z"), ("2026-11-23 10:00", "2026-11-23T10:00:01"),
      ("2024-02-29T23:59:59.25Z", "2024-02-29T23:59:59.5Z"), ("1999-12-31", "20000101"),
      ("2026-11-23T10:00:00+0900", "2026-11-23T02:00:00Z"), ("nonsense", "1970-01-01"),
    ]
  )
  func times(_ earlier: String, _ later: String) {
    let read = statistics("user,time,category\na,\(later),L\na,\(earlier),S\n")
    #expect(read.total.distribution.text == "L 1")
    #expect(statistics("user,time,category\na,\(earlier),S\na,\(later),L\n").users(.large) == 1)
  }

  @Test("with a user who has no category any more leave the old one")
  func unspecified() {
    let read = statistics("user,category\na,AX1\na,unspecified\n")
    #expect(read.total.total == 0 && read.total.unspecified == 1)
  }

  @Test("without a user or with a time that cannot be read are reported")
  func faults() {
    let read = statistics("user,time,category\n,2026-11-23,L\na,soon,S\n")
    #expect(read.rows.leftOut == 1 && read.rows.counted == 1)
    #expect(read.diagnostics.map(\.severity) == [.error, .warning])
  }

  @Test("of many users are kept apart")
  func many() {
    let rows = (0..<40_000).map { "u\($0 % 20_000),\($0 < 20_000 ? "L" : "M")" }
    let read = statistics("user,category\n" + rows.joined(separator: "\n"))
    #expect(read.total.distribution.text == "M 20000")
    #expect(read.rows.replaced == 20_000)
  }

  @Test("in more groups than are kept form one for the further ones")
  func manyGroups() {
    var reader = SizeStatisticsReader(
      SizeReadingOptions(groupedBy: ["version"], maximumGroups: 2)
    )
    reader.read(Array("version,category\n1,L\n2,L\n3,L\n4,L\n".utf8))
    let read = reader.finish()
    #expect(read.groups.map(\.counts.total) == [1, 1, 2] && read.diagnosticCount == 1)
  }
}
