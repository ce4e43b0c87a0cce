import Foundation
import Testing

@Suite struct `A pipe that nobody reads any more` {
  /// Runs the command with such a pipe as its standard output, with `SIGPIPE` ignored as by some programs
  /// or not; returns the process, and what it said on standard error.
  private func run(
    _ arguments: [String],
    in folder: TemporaryProject,
    ignoring: Bool
  ) throws -> (process: Process, error: String) {
    let process = try Command.process(arguments, [:])
    if ignoring, let program = process.executableURL?.path {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "trap '' PIPE; exec \"$0\" \"$@\"", program] + arguments
    }
    process.currentDirectoryURL = URL(filePath: folder.path)
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try output.fileHandleForReading.close()
    try process.run()
    let said = try error.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process, String(decoding: said, as: UTF8.self))
  }

  @Test(
    arguments: [
      ["layout", "A.xib", "B.xib"], ["layout", "A.xib", "B.xib", "--json"],
      ["preview", "A.xib", "--no-cache"], ["report", "."], ["sizes"],
      ["measure", "--batch", "labels.jsonl"], ["lint", "."],
    ],
    [false, true]
  )
  func `ends every command at once and quietly, as by SIGPIPE`(
    _ arguments: [String],
    ignoring: Bool
  ) throws {
    let folder = try TemporaryProject([
      "A.xib": TemporaryProject.label(), "B.xib": TemporaryProject.label(),
      "labels.jsonl": "{\"text\":\"a\"}\n{\"text\":\"b\"}\n",
      "Label.swift": "import UIKit\nlet font = UIFont.systemFont(ofSize: 17)\n",
    ])
    let (process, error) = try run(arguments, in: folder, ignoring: ignoring)
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
    // The linter says there how many findings it has.
    #expect(!error.contains("error:") && !error.contains("report the"))
  }
}
