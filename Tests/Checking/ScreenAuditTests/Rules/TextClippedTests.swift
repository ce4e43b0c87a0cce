import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Text whose letters are cut off` {
  @Test func `A fixed height cuts letters off`() throws {
    let found = findings(
      "text-clipped",
      in: series { sketch in
        [sketch.label("Total", frame: Rect(x: 16, y: 40, width: 280, height: 24))]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.isAboutTextSize)
    #expect(finding.reported.severity == .error)
    #expect(finding.reported.hint?.contains("greater than or equal") == true)
  }

  @Test func `A view around the text cuts it off`() throws {
    let found = findings(
      "text-clipped",
      in: series { sketch in
        let label = sketch.label("Total", frame: Rect(x: 8, y: 4, width: 280, height: 70))
        var card = sketch.view(
          id: "card",
          frame: Rect(x: 16, y: 40, width: 288, height: 50),
          [label]
        )
        card.clipsToBounds = true
        return [card]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.object.objectID == "label")
    // The middle of the text is 11 points above the edge; a line of AX3 is 48 points high.
    #expect(finding.firstCategory == .accessibilityExtraLarge)
  }

  @Test func `A view that has no height until a person opens it hides its text`() {
    func found(_ height: @escaping (Sketch) -> Double) -> [AuditFinding] {
      findings(
        "text-clipped",
        in: series { sketch in
          let label = sketch.label("Total", frame: Rect(x: 8, y: 0, width: 280, height: 70))
          var card = sketch.view(
            id: "card",
            frame: Rect(x: 16, y: 40, width: 288, height: height(sketch)),
            [label]
          )
          card.clipsToBounds = true
          return [card]
        }
      )
    }
    #expect(found { _ in 0 }.isEmpty)
    #expect(found { $0.category.isAccessibilityCategory ? 0 : 70 }.count == 1)
  }

  @Test func `A box that is lower than the white space around the letters is fine`() {
    let found = findings(
      "text-clipped",
      in: series([.large]) { sketch in
        [sketch.label("Total", frame: Rect(x: 16, y: 40, width: 280, height: 19))]
      }
    )
    #expect(found.isEmpty)
  }

  /// Capitals of the system font are 0.705 of its size high: 37 points at AX5, and the baseline is
  /// 19 points below the middle of the line.
  @Test(arguments: [("Enable", false), ("Apply", true)])
  func `Letters that end at the baseline need no room below it`(_ text: String, _ isCut: Bool) {
    let found = findings(
      "text-clipped",
      in: series([.large, .accessibilityExtraExtraExtraLarge]) { sketch in
        [sketch.label(text, frame: Rect(x: 16, y: 40, width: 280, height: 44))]
      }
    )
    #expect(found.isEmpty != isCut)
  }

  @Test func `What can be scrolled to is not cut off`() {
    let found = findings(
      "text-clipped",
      in: series { sketch in
        let label = sketch.label("Total", frame: Rect(x: 8, y: 700, width: 280, height: 70))
        var list = sketch.view(
          id: "list",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          [label],
          role: .scroll
        )
        list.clipsToBounds = true
        list.scroll = ScrollState(contentSize: Size(width: 320, height: 900))
        list.scroll?.scrollsHorizontally = false
        return [list]
      }
    )
    #expect(found.isEmpty)
  }
}
