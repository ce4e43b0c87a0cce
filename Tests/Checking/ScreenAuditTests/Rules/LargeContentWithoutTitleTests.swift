import Diagnostics
import DynamicType
import RichText
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Large content without a title` {
  private let symbol = Drawing.symbol(
    SymbolContent(
      "trash",
      pointSize: 17,
      rect: Rect(x: 0, y: 0, width: 96, height: 96),
      tint: .black
    )
  )

  private func found(
    _ item: LargeContentItem?,
    inBar: Bool = true,
    _ categories: [ContentSizeCategory] = shortSweep
  ) -> [AuditFinding] {
    findings(
      "large-content-without-title",
      in: series(categories) { sketch in
        let frame = Rect(x: 0, y: 0, width: 44, height: 44)
        var button = sketch.button(id: "item", frame: frame, role: inBar ? .barButton : .view)
        button.largeContent = item
        let bar = Rect(x: 0, y: 20, width: 320, height: 44)
        return [sketch.view(id: "bar", frame: bar, [button], role: inBar ? .toolbar : .view)]
      }
    )
  }

  @Test(arguments: [nil, "", " "])
  func `An icon alone is reported at the sizes that show it large`(title: String?) throws {
    let finding = try #require(found(LargeContentItem(title: title, image: symbol)).first)
    #expect(finding.object.objectID == "item")
    #expect(finding.reported.severity == .note)
    #expect(finding.occurrences.allSatisfy { $0.category.isAccessibilityCategory })
  }

  @Test func `A title, no large content and ordinary sizes are fine`() {
    #expect(found(LargeContentItem(title: "Delete", image: symbol)).isEmpty)
    #expect(found(nil).isEmpty)
    let ordinary: [ContentSizeCategory] = [.large, .extraExtraExtraLarge]
    #expect(found(LargeContentItem(image: symbol), ordinary).isEmpty)
  }

  @Test func `An empty panel is reported for views, while code may fill items of bars`() {
    #expect(found(LargeContentItem(), inBar: false).count == 1)
    #expect(found(LargeContentItem()).isEmpty)
  }

  @Test func `Each item of a bar is reported by itself`() {
    let found = findings(
      "large-content-without-title",
      in: series { sketch in
        let items = [0.0, 60].map { x in
          var button = SnapshotElement(
            Identity(className: "BarButtonView"),
            role: .barButton,
            frame: Rect(x: x, y: 0, width: 44, height: 44)
          )
          button.layoutFlags = [.systemPart]
          button.largeContent = LargeContentItem(image: symbol)
          return button
        }
        let frame = Rect(x: 0, y: 20, width: 320, height: 44)
        return [sketch.view(id: "bar", frame: frame, items, role: .toolbar)]
      }
    )
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.object.role == .barButton })
  }
}
