import CommandSupport
import Diagnostics
import FileAccess
import Testing

@Suite("What ends a command")
struct UsageErrorTests {
  @Test(
    "has the status of sysexits.h by what is wrong with a file",
    arguments: [
      (FileError.Reason.missing, 66), (.notAFile, 66), (.unreadable, 66),
      (.tooLarge(limit: 1 << 20), 65), (.unwritable, 74), (.full, 74),
    ] as [(FileError.Reason, Int32)]
  )
  func files(_ reason: FileError.Reason, _ status: Int32) {
    #expect(UsageError(FileError(reason, path: "a.json")).exitCode == status)
  }

  @Test("has the status of wrong arguments unless it says otherwise")
  func usage() {
    #expect(UsageError("'--x' needs a number").exitCode == 64)
    #expect(UsageError("git cannot be started", status: .unavailable).exitCode == 69)
  }

  @Test("is told with a hint of at most 100 columns")
  func hint() {
    let error = UsageError(
      "unknown rule 'x'",
      hint: Array(repeating: "name", count: 60).joined(separator: ", ")
    )
    let lines = error.description.split(separator: "\n")
    #expect(lines.count > 3 && lines[0] == "error: unknown rule 'x'")
    #expect(lines[1].hasPrefix("hint: name, name"))
    #expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test("gives each status a meaning and a number of its own, the common ones in every help")
  func table() {
    let all = ExitStatus.allCases
    #expect(Set(all.map(\.meaning)).count == all.count)
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 64, 65, 66, 69, 74, 130, 141])
    let help = ExitStatus.help([.findings])
    for number in ["0", "2", "64", "74", "141"] { #expect(help.contains("\n  \(number) ")) }
    #expect(!help.contains("\n  66 "))
  }
}
