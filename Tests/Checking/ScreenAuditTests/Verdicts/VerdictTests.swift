import Diagnostics
import DynamicType
import FontManagement
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `The verdict on Larger Text` {
  private func verdict(_ series: ScreenSeries) throws -> LargerTextVerdict {
    let auditor = ScreenAuditor()
    let notes = [auditor.observe(series)]
    return try #require(auditor.verdicts(notes, auditor.findings(in: notes)).first)
  }

  private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

  @Test func `Text that wraps and grows is supported`() throws {
    let verdict = try verdict(series { [$0.label("Total", frame: wide)] })
    #expect(verdict.outcome == .supported)
    #expect(verdict.reasons.isEmpty)
  }

  @Test func `A fixed font is not`() throws {
    let verdict = try verdict(
      series { [$0.label("Total", font: .systemFont(ofSize: 15), frame: wide)] }
    )
    #expect(verdict.outcome == .notSupported)
    #expect(verdict.reasons.count == 1)
  }

  @Test func `A Large Title is supported, with the remark that it never reaches 200 percent`()
    throws
  {
    let verdict = try verdict(series { [$0.label("Hi", style: .largeTitle, frame: wide)] })
    #expect(verdict.outcome == .supported)
    // 60 points of 34, from the Human Interface Guidelines.
    #expect(
      verdict.remarks == [
        "Large Title reaches 176 % at AX5 with Apple's own sizes; its text is held to that."
      ]
    )
  }

  @Test func `What breaks above AX3 only is a remark`() throws {
    let verdict = try verdict(
      series { sketch in
        [sketch.label("Balance", frame: Rect(x: 16, y: 40, width: 165, height: 70), lines: 1)]
      }
    )
    #expect(verdict.outcome == .supported)
    #expect(verdict.remarks == ["1 finding is above AX3 only."])
  }

  @Test func `A screen without text, or without AX3, is not evaluated`() throws {
    #expect(try verdict(series { _ in [] }).outcome == .notEvaluated)
    let small = try verdict(series([.large, .extraLarge]) { [$0.label("Total", frame: wide)] })
    #expect(small.outcome == .notEvaluated)
  }
}

@Suite struct `Findings` {
  @Test func `One object in two languages is one finding with both`() throws {
    var german = series { sketch in
      [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 140, height: 70), lines: 1)]
    }
    german.setting.language = "de"
    var french = german
    french.setting.language = "fr"
    let found = findings("text-truncated", in: german, french)
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      finding.reported.context.contains(FindingContext("language", "de, fr", identifies: false))
    )
    #expect(finding.occurrences.count == 6)
  }

  @Test func `What cannot be reached is not reported as cut off, too`() {
    let auditor = ScreenAuditor()
    let notes = auditor.observe(
      series { sketch in
        let isLarge = sketch.category == .large
        var card = sketch.view(
          id: "card",
          frame: Rect(x: 0, y: isLarge ? 40 : 900, width: 320, height: 30),
          [sketch.label("Total", frame: Rect(x: 16, y: isLarge ? 0 : 90, width: 280, height: 70))]
        )
        card.clipsToBounds = !isLarge
        return [card]
      }
    )
    #expect(auditor.findings(in: [notes]).map(\.reported.rule.id) == ["unreachable"])
  }

  @Test func `The document says where the object is`() throws {
    let auditor = ScreenAuditor()
    let notes = auditor.observe(
      series {
        [
          $0.label(
            "Total",
            font: .systemFont(ofSize: 15),
            frame: Rect(x: 16, y: 40, width: 280, height: 90)
          )
        ]
      }
    )
    let found = auditor.findings(in: [notes]) { file, id in
      SourceLocation(file: file, line: 42, objectID: id)
    }
    #expect(found.map(\.reported.location.line) == [42])
    #expect(found.map(\.reported.location.objectID) == ["label"])
  }

  @Test func `Every rule has an explanation, help and a title without a full stop`() {
    for rule in RuleCatalog.audit.rules {
      #expect(!rule.help.isEmpty && !rule.explanation.isEmpty && !rule.title.hasSuffix("."))
    }
  }

  @Test func `Names of pictures fit into file systems`() {
    let setting = SweepSetting(device: testDevice)
    let names = ["a", "b"].map { end in
      let id = String(repeating: "v", count: 400) + end
      return PictureName(SweepScreen(id: id, title: "Login", file: "Main.xib"), setting, .large)
    }
    #expect(names.allSatisfy { $0.folder.utf8.count <= 120 })
    #expect(names[0].folder != names[1].folder)
  }

  @Test func `Names of pictures are plain and tell the settings apart`() {
    let setting = SweepSetting(device: testDevice, language: "de", style: .dark)
    let name = PictureName(
      SweepScreen(id: "aB1-c/2", title: "Login", file: "App/Base.lproj/Main.storyboard"),
      setting,
      .accessibilityLarge
    )
    #expect(
      name.stem == "Main-aB1-c-2/\(testDevice.name.replacing(" ", with: "-"))-portrait-de-dark-AX2"
    )
  }
}

extension `The verdict on Larger Text` {
  /// A title in one line whose box at AX3 is narrower than the text by a number of points.
  private func title(missing: Double) throws -> ScreenSeries {
    let text = "A quiet path around the lake, through larch woods and over two bridges"
    let wide = Sketch(category: .accessibilityExtraLarge)
      .label(text, frame: Rect(x: 0, y: 0, width: 4000, height: 80), lines: 1)
    guard case .text(let content)? = wide.drawings.first else {
      throw SweepError("the label draws no text")
    }
    let frame = Rect(x: 0, y: 0, width: content.neededSize.width - missing, height: 80)
    return series(
      [.large, .accessibilityExtraLarge],
      size: Size(width: 2400, height: 568)
    ) { [$0.label(text, frame: frame, lines: 1)] }
  }

  @Test func `A text that loses a character or two is a remark, one that loses more is not`()
    throws
  {
    // Letters are about 20 points wide at 40 points, and an ellipsis takes the place of two.
    let slight = try verdict(title(missing: 10))
    #expect(slight.outcome == .supported)
    #expect(slight.remarks == ["1 text loses less than a tenth of the characters."])
    let much = try verdict(title(missing: 400))
    #expect(much.outcome == .notSupported)
    #expect(much.remarks.isEmpty)
  }
}
