import Diagnostics
import DynamicType
import FontManagement
import RichText
import ScreenAudit
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

extension `Text that does not grow` {
  @Test func `A fixed title of a button is told how buttons follow`() {
    let found = findings(
      "text-not-growing",
      in: series { sketch in
        var button = sketch.button(frame: Rect(x: 16, y: 40, width: 200, height: 60))
        var title = sketch.label(
          "Pay",
          font: .systemFont(ofSize: 18),
          frame: Rect(x: 8, y: 8, width: 180, height: 40)
        )
        title.identity.objectID = nil
        title.layoutFlags = .systemPart
        button.children = [title]
        return [button]
      }
    )
    #expect(found.map(\.object.objectID) == ["button"])
    #expect(found.first?.reported.hint?.contains("titleLabel") == true)
  }
}

extension `Text that adjusts only at launch` {
  @Test func `Text that stays too large when a person chooses a smaller size is reported`() {
    let sizes: [ContentSizeCategory] = [.extraSmall, .large]
    let stale = Font.preferredFont(
      forTextStyle: .title1,
      compatibleWith: Sketch(category: .large).traits
    )
    let found = findings(
      "text-adjusts-only-at-launch",
      in: series(
        sizes,
        changed: { [$0.label("Total", font: stale, frame: wide)] },
        { [$0.label("Total", style: .title1, frame: wide)] }
      )
    )
    #expect(found.map(\.firstCategory) == [.extraSmall])
  }
}

extension `Touch targets` {
  @Test(arguments: [("touch-target-small", 40.0), ("touch-target-tiny", 27.0)])
  func `A large button with a small hit area is reported`(rule: String, side: Double) {
    let found = findings(
      rule,
      in: series { sketch in
        var button = sketch.button(frame: Rect(x: 50, y: 50, width: 90, height: 90))
        button.interaction?.hitArea = Rect(x: 0, y: 0, width: side, height: side)
        return [button]
      }
    )
    #expect(found.map(\.object.objectID) == ["button"])
  }

  @Test func `A button that is small here and tiny there is one finding`() {
    let auditor = ScreenAuditor { $0.id.hasPrefix("touch-target") }
    func notes(_ language: String, _ side: Double) -> ScreenAuditor.Notes {
      var shown = series { sketch in
        [sketch.button(frame: Rect(x: 0, y: 0, width: side, height: side))]
      }
      shown.setting.language = language
      return auditor.observe(shown)
    }
    let found = auditor.findings(in: [notes("en", 36), notes("de", 20)])
    #expect(found.map(\.reported.rule.id) == ["touch-target-tiny"])
    #expect(Set(found.flatMap(\.occurrences).compactMap(\.setting.language)) == ["en", "de"])
  }
}

extension `Icons beside text` {
  @Test func `A symbol of a fixed size is reported with the way symbols follow`() {
    let found = findings(
      "image-not-growing",
      in: series { sketch in
        var symbol = SnapshotElement(
          Identity(objectID: "symbol", className: "UIImageView"),
          frame: Rect(x: 16, y: 63, width: 24, height: 24)
        )
        symbol.drawings = [
          .symbol(
            SymbolContent("drop", pointSize: 17, rect: symbol.bounds, tint: .black)
          )
        ]
        let label = sketch.label("Water", frame: Rect(x: 52, y: 40, width: 250, height: 70))
        return [symbol, label]
      }
    )
    #expect(found.map(\.object.objectID) == ["symbol"])
    #expect(found.first?.reported.hint?.contains("text style") == true)
  }
}

extension `Constraints` {
  private func issues(_ kind: LayoutIssue.Kind, _ id: String?) -> (Sketch) -> [LayoutIssue] {
    { _ in [LayoutIssue(kind, message: "is open", objectID: id)] }
  }

  private func box(_ sketch: Sketch) -> [SnapshotElement] {
    [sketch.view(id: "box", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])]
  }

  @Test func `An open frame that the layout itself reports is reported`() {
    let screen = series(issues: issues(.ambiguous, "box"), box)
    #expect(findings("constraints-ambiguous", in: screen).map(\.object.objectID) == ["box"])
    #expect(findings("constraints-unsatisfiable", in: screen).isEmpty)
  }

  @Test
  func `A broken constraint is named as a formula, and what it leaves open is not told again`()
    throws
  {
    let found = findings(
      "constraints-unsatisfiable",
      in: series(
        issues: { _ in
          [
            LayoutIssue(
              .unsatisfiable,
              message: "cannot hold",
              objectID: "box",
              brokenConstraint: "<NSLayoutConstraint 'a1b' UIView 'box'.height == 44   (active)>",
              brokenConstraintID: "a1b"
            )
          ]
        },
        { [open($0)] }
      )
    )
    #expect(found.map(\.object.objectID) == ["a1b"])
    #expect(
      found.first?.reported.message.hasSuffix("; ‘box.height == 44’ had to give way.") == true
    )
    let also = findings(
      "constraints-ambiguous",
      in: series(
        issues: { _ in [LayoutIssue(.unsatisfiable, message: "cannot hold", objectID: "box")] },
        { [open($0)] }
      )
    )
    #expect(also.isEmpty)
    #expect(findings("constraints-ambiguous", in: series { [open($0)] }).count == 1)
  }

  private func open(_ sketch: Sketch) -> SnapshotElement {
    var element = box(sketch)[0]
    element.layoutFlags = .ambiguousVertically
    return element
  }

  @Test func `A screen whose constraints hold has neither`() {
    let screen = series { box($0) }
    #expect(findings("constraints-ambiguous", in: screen).isEmpty)
    #expect(findings("constraints-unsatisfiable", in: screen).isEmpty)
  }
}

extension `Readable width` {
  // 1,024 points leave 992 between the margins; at Large 672 can be read well.
  @Test func `Every paragraph across the tablet counts, and columns do not`() {
    let prose = String(repeating: "All happy families are alike. ", count: 40)
    let found = findings(
      "readable-width-exceeded",
      in: series([.large], size: Size(width: 1024, height: 768)) { sketch in
        [
          sketch.label(prose, id: "a", frame: Rect(x: 16, y: 16, width: 992, height: 300)),
          sketch.label(prose, id: "b", frame: Rect(x: 16, y: 320, width: 992, height: 300)),
          sketch.label(prose, id: "c", frame: Rect(x: 16, y: 620, width: 490, height: 600)),
        ]
      }
    )
    #expect(found.map(\.object.objectID) == ["a", "b"])
  }
}

extension `Things that cover each other` {
  @Test func `A text that grows over a button is reported`() {
    let found = findings(
      "views-overlap",
      in: series { sketch in
        let height = sketch.category > .extraExtraExtraLarge ? 90.0 : 24
        return [
          sketch.label("Total\nsum", frame: Rect(x: 16, y: 40, width: 280, height: height)),
          sketch.button(frame: Rect(x: 16, y: 90, width: 280, height: 44)),
        ]
      }
    )
    #expect(found.map(\.object.objectID) == ["label"])
    #expect(found.first?.reported.related.first?.location.objectID == "button")
  }
}

extension `Things beyond the screen` {
  private func bar(_ sketch: Sketch) -> SnapshotElement {
    sketch.view(
      id: "bar",
      frame: Rect(x: 0, y: 519, width: 320, height: 49),
      [],
      className: "UITabBar"
    )
  }

  @Test func `A text that grows below the tab bar is reported, unless it scrolls`() {
    func screen(scrolls: Bool) -> ScreenSeries {
      series { sketch in
        let label = sketch.label(
          "Total",
          frame: Rect(x: 16, y: 480, width: 280, height: sketch.traits.isLarge ? 24 : 70)
        )
        var page = sketch.view(
          id: "page",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          [label]
        )
        if scrolls { page.scroll = ScrollState(contentSize: Size(width: 320, height: 700)) }
        return [page, bar(sketch)]
      }
    }
    #expect(findings("outside-screen", in: screen(scrolls: false)).count == 1)
    #expect(findings("outside-screen", in: screen(scrolls: true)).isEmpty)
  }

  @Test func `What is partly beyond the edge first and wholly then is one finding`() throws {
    let auditor = ScreenAuditor { ["outside-screen", "unreachable"].contains($0.id) }
    let notes = auditor.observe(
      series { sketch in
        let step = Double(shortSweep.firstIndex(of: sketch.category) ?? 0)
        return [sketch.button(frame: Rect(x: 16, y: 500 + 20 * step, width: 200, height: 50))]
      }
    )
    let found = auditor.findings(in: [notes])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.reported.rule.id == "unreachable")
    // 500 + 20 and 50 high is 2 points beyond 568; 500 + 80 lies wholly beyond.
    #expect(finding.firstCategory == .accessibilityMedium)
    #expect(
      finding.reported.message.hasPrefix(
        "Button button reaches beyond the screen from AX1 on, cannot be reached from AX5 on; "
      )
    )
  }
}

extension TraitCollection {
  fileprivate var isLarge: Bool { preferredContentSizeCategory == .large }
}
