import Diagnostics
import DynamicType
import ScreenAudit
import Snapshots
import Testing

@Suite struct `Text that is cut short` {
  @Test func `A single line that needs more width at larger sizes is reported once`() throws {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 140, height: 70), lines: 1)]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.object.objectID == "label")
    #expect(finding.isAboutTextSize)
    // “Order history” in 17 points is about 105 points wide, in 28 points (AX1) about 170.
    #expect(finding.firstCategory == .accessibilityMedium)
    #expect(finding.categories.last == .accessibilityExtraExtraExtraLarge)
    #expect(finding.reported.hint?.contains("Lines to 0") == true)
    #expect(finding.reported.measures.map(\.name).contains("needed width"))
  }

  @Test func `Text that wraps in a box that grows is fine`() {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 140, height: 400))]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Titles in a bar and hidden labels are left alone`() {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        let label = sketch.label(
          "Order history",
          frame: Rect(x: 0, y: 0, width: 140, height: 70),
          lines: 1
        )
        var hidden = label
        hidden.isHidden = true
        let bar = sketch.view(
          id: "bar",
          frame: Rect(x: 0, y: 0, width: 320, height: 44),
          [label],
          className: "UINavigationBar"
        )
        return [bar, hidden]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `What is cut short at Large, too, is reported apart and weighs less`() throws {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 60, height: 70), lines: 1)]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(!finding.isAboutTextSize)
    #expect(finding.reported.severity == .note)
    #expect(finding.reported.message.contains("already at Large"))
  }

  @Test func `What loses a letter at Large and half the text at larger sizes is about the size`()
    throws
  {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [
          sketch.label(
            "Order history of this whole summer",
            frame: Rect(x: 16, y: 40, width: 267, height: 70),
            lines: 1
          )
        ]
      }
    )
    #expect(found.map(\.isAboutTextSize) == [true, false])
    #expect(found.map(\.reported.severity) == [.warning, .note])
    #expect(found.first.map { $0.firstCategory > .large } == true)
    #expect(found.last?.reported.message.contains("already at Large") == true)
  }
}

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

  @Test func `A box that is lower than the white space around the letters is fine`() {
    let found = findings(
      "text-clipped",
      in: series([.large]) { sketch in
        [sketch.label("Total", frame: Rect(x: 16, y: 40, width: 280, height: 19))]
      }
    )
    #expect(found.isEmpty)
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
          className: "UIScrollView"
        )
        list.clipsToBounds = true
        list.scroll = ScrollState(
          contentSize: Size(width: 320, height: 900),
          scrollsHorizontally: false
        )
        return [list]
      }
    )
    #expect(found.isEmpty)
  }
}

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
          className: "UITableViewCell"
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

  @Test func `What is uncertain is a remark of the verdict`() throws {
    let auditor = ScreenAuditor()
    let notes = [auditor.observe(series { [label($0, 0.4, width: 200)] })]
    let verdict = try #require(auditor.verdicts(notes, auditor.findings(in: notes)).first)
    #expect(verdict.outcome == .supported)
    #expect(verdict.remarks.contains("1 finding is uncertain."))
  }
}
