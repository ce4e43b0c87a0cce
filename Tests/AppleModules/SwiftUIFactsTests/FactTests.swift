import FactTesting
import Testing

/// The facts of `Reference/swiftui-facts`, each laid out as an app's screen is.
@MainActor
@Suite("Facts of SwiftUI's layout")
struct FactTests {
  @Test("A screen is as the source of the fact says", arguments: Fact.all)
  func holds(_ fact: Fact) throws {
    let messages = try fact.messages()
    guard let reason = fact.wrong else { return report(messages) }
    withKnownIssue(Comment(rawValue: reason)) { report(messages) }
  }

  private func report(_ messages: [String]) {
    for message in messages { Issue.record(Comment(rawValue: message)) }
  }
}
