#if os(Linux)
import FileAccess
import Foundation
import Testing

@testable import AppPrograms

/// Expected are the errors that seccomp(2) and landlock(7) give; the kernel has both since 5.13.
@Suite("The code of an app's screens")
struct ConfinementTests {
  /// The words of a screen that says what it has tried, by ending with them, and the page.
  private func tried(_ statements: String) throws -> (words: String, page: String) {
    let source = """
      import Foundation
      import SwiftUI
      func tried() -> String {
        \(statements)
      }
      #Preview("Harbor") { Text(verbatim: { fatalError(tried()) }()) }
      #Preview("Calm") { Text("Calm") }
      """
    let app = try BuiltApp([("Harbor", ["Harbor.swift": source])])
    #expect(app.program.summary.modules.allSatisfy { $0.omissions.isEmpty && $0.errors.isEmpty })
    let run = try app.run(["--category", "L", "--json"])
    return (String(decoding: run.output, as: UTF8.self), run.page)
  }

  @Test("opens no socket, and the page says so")
  func network() throws {
    let (words, page) = try tried(
      """
        let descriptor = socket(AF_INET, 1, 0)
        return "socket \\(descriptor < 0 ? "refused \\(errno)" : "open")"
      """
    )
    #expect(words.contains("socket refused \(EACCES)"))
    #expect(page.contains("the system kept them from the network and from changing files"))
  }

  @Test("changes no file outside, and has a home of its own")
  func files() throws {
    let outside = FileManager.default.temporaryDirectory.path + "/outside-\(UUID().uuidString)"
    try "whole".write(toFile: outside, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: outside) }
    let (words, page) = try tried(
      """
        let outside = "\(outside)"
          let isChanged = (try? "broken".write(toFile: outside, atomically: false, encoding: .utf8)) != nil
          let isRemoved = (try? FileManager.default.removeItem(atPath: outside)) != nil
          let home = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          let isKept = (try? "note".write(to: home.appendingPathComponent("a.txt"), atomically: true, encoding: .utf8)) != nil
          let text = (try? String(contentsOfFile: outside, encoding: .utf8)) ?? "unread"
          return "changed \\(isChanged), removed \\(isRemoved), kept \\(isKept), text \\(text)"
      """
    )
    // The page says what holds; a kernel without Landlock lets the file be changed.
    guard page.contains("from changing files.") else {
      #expect(words.contains("changed true, removed true, kept true"))
      return
    }
    #expect(words.contains("changed false, removed false, kept true, text whole"))
    #expect(try String(contentsOfFile: outside, encoding: .utf8) == "whole")
  }

  /// Signals have been a scope of Landlock since Linux 6.12.
  private static var hasSignalScope: Bool {
    let release = (try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)) ?? ""
    let numbers = release.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
    return numbers.count == 2 && (numbers[0], numbers[1]) >= (6, 12)
  }

  @Test("reaches no process outside", .enabled(if: hasSignalScope))
  func processes() throws {
    let (words, _) = try tried(
      """
        let isReached = kill(getppid(), 0) == 0
        return "parent \\(isReached ? "reached" : "out of reach")"
      """
    )
    #expect(words.contains("parent out of reach"))
  }
}
#endif
