import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

@Suite struct `Findings that may not hold on a device` {
  private func label(
    _ sketch: Sketch,
    _ error: Double,
    id: String = "label",
    x: Double = 16,
    width: Double
  ) -> SnapshotElement {
    var label = sketch.label(
      "Order history",
      id: id,
      frame: Rect(x: x, y: 40, width: width, height: 70),
      lines: 1
    )
    label.drawings = label.drawings.map { drawing in
      guard case .text(var text) = drawing else { return drawing }
      for index in text.fonts.indices { text.fonts[index].widthError = error }
      return .text(text)
    }
    return label
  }

  @Test func `A text that fits if its own font is narrower weighs less and says why`() throws {
    // 170 points at AX1, 236 at AX3 and 311 at AX5: with fonts 40 percent narrower they would fit.
    let found = findings("text-truncated", in: series { [label($0, 0.4, width: 200)] })
    let finding = try #require(found.first?.reported)
    #expect(finding.severity == .note)
    #expect(finding.message.contains("uncertain: the font"))
    #expect(finding.message.contains("by up to 40 %"))
  }

  @Test func `A text that would not fit either way keeps its weight`() throws {
    let found = findings("text-truncated", in: series { [label($0, 0.1, width: 140)] })
    let finding = try #require(found.first?.reported)
    #expect(finding.severity == .warning)
    #expect(!finding.message.contains("uncertain"))
  }

  @Test func `A label of one line in a cell's style is uncertain at accessibility sizes`() throws {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        let cell = sketch.view(
          id: "cell",
          frame: Rect(x: 0, y: 40, width: 320, height: 80),
          [
            sketch.label(
              "Order history",
              frame: Rect(x: 16, y: 0, width: 140, height: 80),
              lines: 1,
              role: .title
            )
          ],
          role: .tableCell
        )
        return [cell]
      }
    )
    let finding = try #require(found.first?.reported)
    #expect(finding.severity == .note)
    #expect(finding.message.contains("cells of this style"))
  }

  @Test func `Texts of a row that would be apart with narrower fonts weigh less`() throws {
    // Each is 105 points wide at Large and 170 at AX1, with 16 and 156 as their left edges.
    func found(_ error: Double) -> Finding? {
      let series = series([.large, .accessibilityMedium]) { sketch in
        [
          label(sketch, error, id: "left", width: 300),
          label(sketch, error, id: "right", x: 156, width: 300),
        ]
      }
      return findings("row-texts-collide", in: series).first?.reported
    }
    #expect(try #require(found(0.4)).severity == .note)
    #expect(try #require(found(0.4)).message.contains("uncertain"))
    #expect(try #require(found(0.05)).severity == .warning)
  }

  @Test func `A text that a narrower font would keep on the screen weighs less`() throws {
    // About 170 points at AX1 from 190 on, on a screen of 320.
    func found(_ error: Double) -> Finding? {
      let series = series([.large, .accessibilityMedium]) { sketch in
        [label(sketch, error, x: 190, width: 300)]
      }
      return findings("outside-screen", in: series).first?.reported
    }
    let certain = try #require(found(0))
    let uncertain = try #require(found(0.3))
    #expect(uncertain.severity < certain.severity)
    #expect(uncertain.message.contains("uncertain: the font"))
  }

  @Test(
    arguments: [
      ("label", "its text is invented"), ("value", "the text ‘12.4 km’ beside it is invented"),
      ("other", nil),
    ] as [(String, String?)]
  )
  func `What depends on an invented text is uncertain`(invented: String, reason: String?) throws {
    let screen = series { sketch in
      [
        sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 140, height: 70), lines: 1),
        sketch.label("12.4 km", id: "value", frame: Rect(x: 164, y: 50, width: 140, height: 50)),
        sketch.label("Below", id: "other", frame: Rect(x: 16, y: 110, width: 140, height: 70)),
      ]
    }
    let found = findings("text-truncated", in: screen, inventedTexts: [invented])
    let finding = try #require(found.first { $0.object.objectID == "label" }?.reported)
    #expect(finding.severity == (reason == nil ? .warning : .note))
    #expect(finding.message.contains("uncertain") == (reason != nil))
    #expect(reason.map(finding.message.contains) ?? true)
  }

  @Test(arguments: [(60, ["value"]), (140, ["label", "value"])] as [(Double, [String])])
  func `A text that does not even fit at Large is none that an app would show`(
    width: Double,
    ids: [String]
  ) {
    let screen = series { sketch in
      [
        sketch.label(
          "Order history",
          frame: Rect(x: 16, y: 40, width: width, height: 70),
          lines: 1
        ),
        sketch.label(
          "A longer text",
          id: "value",
          frame: Rect(x: 16, y: 150, width: 60, height: 50),
          lines: 1
        ),
      ]
    }
    let found = findings("text-truncated", in: screen, inventedTexts: ["label"])
    #expect(Set(found.compactMap(\.object.objectID)) == Set(ids))
  }

  @Test func `What an invented text pushes off the screen is a warning and not an error`() throws {
    let screen = series { sketch in
      let shift = sketch.category.isAccessibilityCategory ? 400.0 : 0
      return [
        sketch.label("A long text", id: "about", frame: Rect(x: 16, y: 0, width: 280, height: 90)),
        sketch.button(frame: Rect(x: 16, y: 200 + shift, width: 280, height: 44)),
      ]
    }
    let certain = try #require(findings("unreachable", in: screen).first)
    #expect(certain.reported.severity == .error)
    let uncertain = try #require(
      findings("unreachable", in: screen, inventedTexts: ["about"]).first
    )
    #expect(uncertain.reported.severity == .warning)
    #expect(uncertain.reported.message.contains("the text ‘A long text’ near it is invented"))
  }

  @Test func `The size of a button does not depend on an invented title`() throws {
    let screen = series { [$0.button(frame: Rect(x: 16, y: 40, width: 100, height: 30))] }
    let found = findings("touch-target-small", in: screen, inventedTexts: ["button"])
    #expect(try #require(found.first).reported.message.contains("uncertain") == false)
  }

  @Test func `What is uncertain is a remark of the verdict`() throws {
    let auditor = ScreenAuditor()
    let notes = [auditor.observe(series { [label($0, 0.4, width: 200)] })]
    let verdict = try #require(auditor.verdicts(notes, auditor.findings(in: notes)).first)
    #expect(verdict.outcome == .supported)
    #expect(verdict.remarks.contains("1 finding is uncertain."))
  }
}
