import DynamicTypeTesting
import Foundation
import HeadlessSwiftUI
import ScreenAudit
import Testing

private struct Greeting: View {
  let follows: Bool

  var body: some View {
    Text(verbatim: "Good morning")
      .font(follows ? .body : .system(size: 17))
      .accessibilityIdentifier("title")
  }
}

@Suite("Views of SwiftUI in tests")
struct SwiftUIScreenTests {
  private let phone = ScreenSettings(devices: ["iPhone SE 4.7-inch"])

  @Test func `A view that follows the text size passes, and its report answers`() throws {
    let report = expectLargerText("Greeting", in: phone) { Greeting(follows: true) }
    #expect(report.findings.isEmpty)
    // Human Interface Guidelines: body has 17 points at Large and 53 at AX5.
    #expect(try report.screen(at: .large)?.fontSizes(of: "title") == [17])
    let largest = try report.screen(at: .accessibilityExtraExtraExtraLarge)
    #expect(try largest?.fontSizes(of: "title") == [53])
  }

  @Test func `A view that keeps its size fails`() {
    withKnownIssue {
      expectLargerText("Greeting", in: phone) { Greeting(follows: false) }
    }
  }
}
