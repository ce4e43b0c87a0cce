import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Findings in languages` {
  /// A title in one line, in each language.
  private func notes(_ texts: [(String?, String)]) -> [AuditFinding] {
    let auditor = ScreenAuditor { $0.id == "text-truncated" }
    return auditor.findings(
      in: texts.map { language, text in
        var shown = series { sketch in
          [sketch.label(text, frame: Rect(x: 16, y: 40, width: 280, height: 70), lines: 1)]
        }
        shown.setting.language = language
        return auditor.observe(shown)
      }
    )
  }

  @Test func `A fault of one language names it`() throws {
    let found = notes([("en", "Gear"), ("de", "Ausrüstungsliste"), ("ar", "عدة")])
    #expect(found.count == 1)
    #expect(found.first?.reported.message.contains(" on in German; ") == true)
  }

  @Test func `A fault of all languages names none, and one of several names them`() throws {
    let all = notes([("en", "Equipment and food"), ("de", "Ausrüstung und Essen")])
    #expect(all.first?.reported.message.contains(" in ") == false)
    let two = notes([
      (nil, "Equipment and food"), ("pt-BR", "Equipamento e comida"), ("ar", "عدة"),
    ])
    #expect(
      two.first?.reported.message.contains(" in the base language and Portuguese (pt-BR); ") == true
    )
  }
}
