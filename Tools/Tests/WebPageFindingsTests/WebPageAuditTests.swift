import CommandSupport
import Diagnostics
import DynamicType
import Testing
import WebPages

@testable import WebPageFindings

@Suite("Findings of web pages")
struct WebPageAuditTests {
  private func observation(
    _ texts: [(path: String, size: Double, cut: String?)],
    contentWidth: Double = 390
  ) throws -> PageObservation {
    let objects = texts.map { text -> JSONValue in
      [
        "path": .string(text.path), "selector": "p.note", "text": "Hello there",
        "size": .number(text.size), "cut": JSONValue(text.cut), "frame": [0, 0, 10, 10],
      ]
    }
    return try #require(
      PageObservation([
        "contentWidth": .number(contentWidth), "viewWidth": 390, "height": 100,
        "widest": "table", "texts": .array(objects),
      ])
    )
  }

  private let audit = WebPageAudit(file: "a.html", source: "<p>\n  <p class=note>Hello there</p>")

  @Test("name text that keeps its size once for all alike, with its line")
  func fixed() throws {
    let texts: [(String, Double, String?)] = [("a", 13, nil), ("b", 13, nil), ("c", 17, nil)]
    let large: [(String, Double, String?)] = [("a", 13, nil), ("b", 13, nil), ("c", 53, nil)]
    let findings = audit.findings([
      (.extraSmall, try observation(texts)),
      (.accessibilityExtraExtraExtraLarge, try observation(large)),
    ])
    #expect(findings.map(\.rule.id) == ["web-text-not-growing"])
    #expect(
      findings[0].message
        == "'Hello there' in p.note stays at 13 points from XS to AX5, and 1 more like it"
    )
    #expect(findings[0].location.description == "a.html:2:17")
  }

  @Test("name text that is cut off once, with all categories")
  func cut() throws {
    let findings = audit.findings([
      (.large, try observation([("a", 17, nil)])),
      (.extraLarge, try observation([("a", 19, "bottom")])),
      (.extraExtraLarge, try observation([("a", 21, "bottom")])),
      (.extraExtraExtraLarge, try observation([("a", 23, "bottom")])),
    ])
    #expect(
      findings.map(\.message) == ["'Hello there' in p.note is cut off below at XL to XXXL"]
    )
  }

  @Test("name sideways scrolling with the widest element")
  func wide() throws {
    let findings = audit.findings([
      (.large, try observation([])), (.accessibilityLarge, try observation([], contentWidth: 500)),
    ])
    #expect(
      findings.map(\.message)
        == ["the page is 500 points wide in a view of 390 points at AX2 because of table"]
    )
  }

  @Test("find nothing in one category, and nothing where text follows")
  func nothing() throws {
    #expect(audit.findings([(.large, try observation([("a", 13, nil)]))]).isEmpty)
  }
}
