import FileAccess
import Foundation
import Testing

@testable import AppPrograms

/// An app whose screens end, hang or fill the process that loads its code.
@Suite("Screens of an app that harm their process", .serialized)
final class HarmfulScreenTests {
  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var message: String
      var file: String?
      var line: Int?
    }
    var findings: [Finding]
  }

  private let app = try? BuiltApp([("Harbor", ["Harbor.swift": HarmfulScreenTests.source])])

  private static let source = """
    import SwiftUI

    func dive(_ depth: Int) -> Int { depth < 0 ? 0 : dive(depth + 1) + dive(depth + 2) }

    struct Harm: View {
      let act: () -> Void
      var body: some View {
        act()
        return Text("Harm")
      }
    }

    #Preview("Calm first") { Text("Calm") }
    #Preview("Recursion") { Harm { print(dive(CommandLine.arguments.count)) } }
    #Preview("Loop") { Harm { while getppid() >= 0 {} } }
    #Preview("Fatal error") { Harm { fatalError("the mast breaks") } }
    #Preview("Exit") { Harm { exit(0) } }
    #Preview("Memory") {
      Harm {
        let size = 4 << 30
        let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4_096)
        for page in stride(from: 0, to: size, by: 4_096) {
          memory.storeBytes(of: 1, toByteOffset: page, as: UInt8.self)
        }
      }
    }
    #Preview("Thread") {
      Harm {
        Thread { preconditionFailure("the anchor is lost") }.start()
        sleep(1)
      }
    }
    #Preview("Sleep") { Harm { sleep(100_000) } }
    #Preview("Calm last") { Text("Calm") }
    """

  /// Shows some of the screens beside the calm ones, and expects a finding with its reason for each.
  private func show(_ expected: [(screen: String, reason: String)], seconds: Int) throws {
    let app = try #require(app)
    #expect(app.program.summary.modules.allSatisfy { $0.omissions.isEmpty && $0.errors.isEmpty })
    let chosen = (expected.map(\.screen) + ["Calm"]).flatMap { ["--screen", $0] }
    let run = try app.run(["--category", "L", "--json", "--time-limit", "\(seconds)"] + chosen)
    let report = try JSONDecoder().decode(Report.self, from: run.output)
    let failures = report.findings.filter { $0.rule == "screen-failed" }.map(\.message)
    #expect(failures.count == expected.count, "\(failures)")
    for (screen, reason) in expected {
      let failure = try #require(failures.first { $0.contains("\"\(screen)\"") })
      #expect(failure.contains(reason), "\(failure)")
    }
    for screen in ["Calm first", "Calm last"] { #expect(run.page.contains(screen)) }
  }

  @Test("cost themselves, are named with the reason, and leave all others shown")
  func harm() throws {
    let expected = [
      ("Recursion", "SIGSEGV"), ("Loop", "took more than 4 s"), ("Fatal error", "the mast breaks"),
      ("Exit", "ended the process with status 0"), ("Thread", "the anchor is lost"),
      ("Sleep", "took more than 4 s"),
    ]
    try show(expected, seconds: 4)
  }

  /// A busy machine may take some time to give the memory.
  @Test("cost themselves where they take too much memory")
  func memory() throws { try show([("Memory", " MB of memory")], seconds: 60) }
}
