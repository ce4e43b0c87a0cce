import Diagnostics
import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import ScreenAudit
import Snapshots
import Testing

@MainActor
@Suite("Views of SwiftUI are audited as others are")
struct AuditTests {
  @Test("The audit finds text that is cut off in a view of SwiftUI")
  func audit() throws {
    func rules(_ view: some View) throws -> [String] {
      let screen = SweepScreen(id: "screen", file: "Screen.swift")
      let setting = SweepSetting(device: try #require(Device.named("iPhone SE 4.7-inch")))
      let size = Size(width: 375, height: 667)
      let steps = DynamicType.ContentSizeCategory.allCases.map { category in
        ScreenSeries.Step(category, ViewHost(view).snapshot(size: size, traits: traits(category)))
      }
      let auditor = ScreenAuditor()
      let notes = auditor.observe(ScreenSeries(screen: screen, setting: setting, launched: steps))
      return auditor.findings(in: [notes]).map(\.reported.rule.id)
    }
    let title = Text("A title that is far too long for its line").lineLimit(1)
    let (cut, whole) = (try rules(title.frame(width: 200)), try rules(Text("Ok")))
    #expect(cut.contains("text-truncated"))
    #expect(whole.isEmpty)
  }
}
