import Diagnostics
import DynamicType
import FontManagement
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

@Suite struct `Text that does not grow` {
  @Test func `A fixed font is reported with the nearest style`() throws {
    let found = findings(
      "text-not-growing",
      in: series { $0.label("Total", font: .systemFont(ofSize: 15), frame: wide) }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.reported.severity == .error)
    #expect(finding.reported.hint?.contains("Subheadline") == true)
  }

  // The names of https://developer.apple.com/documentation/swiftui/font/textstyle.
  @Test(arguments: [(11.0, ".caption2"), (12, ".caption"), (28, ".title"), (34, ".largeTitle")])
  func `A fixed font of SwiftUI is reported with SwiftUI's name of the style`(
    _ size: Double,
    _ name: String
  ) throws {
    let found = findings(
      "text-not-growing",
      in: series { sketch in
        var text = sketch.label("Total", font: .systemFont(ofSize: size), frame: wide)
        text.identity = Identity(className: "Text")
        return text
      }
    )
    let finding = try #require(found.first)
    #expect(finding.reported.hint == "Use '.font(\(name))', or a size of '@ScaledMetric'.")
  }

  @Test(arguments: [TextStyle.body, .largeTitle, .caption2])
  func `Text of a style grows`(style: TextStyle) {
    let found = findings(
      "text-not-growing",
      in: series { $0.label("Total", style: style, frame: wide) }
    )
    #expect(found.isEmpty)
  }

  @Test func `A tab that shows its title large when it is pressed is fine`() {
    let found = findings(
      "text-not-growing",
      in: series { sketch in
        var tab = sketch.view(
          id: "tab",
          frame: wide,
          [
            sketch.label(
              "Home",
              font: .systemFont(ofSize: 10),
              frame: Rect(x: 0, y: 0, width: 90, height: 20)
            )
          ]
        )
        tab.largeContent = LargeContentItem(title: "Home")
        return [tab]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Letters above all system sizes, icons of a font and bars are fine`() {
    let found = findings(
      "text-not-growing",
      in: series { sketch in
        let bar = sketch.view(
          id: "bar",
          frame: wide,
          [
            sketch.label(
              "Title",
              id: "title",
              font: .systemFont(ofSize: 17),
              frame: Rect(x: 0, y: 0, width: 90, height: 30)
            )
          ],
          role: .navigationBar
        )
        return [
          sketch.label("23", id: "clock", font: .systemFont(ofSize: 96), frame: wide),
          sketch.label("\u{E001}", id: "icon", font: .systemFont(ofSize: 20), frame: wide), bar,
        ]
      }
    )
    #expect(found.isEmpty)
  }

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
        title.layoutFlags = [.systemPart]
        button.children = [title]
        return [button]
      }
    )
    #expect(found.map(\.object.objectID) == ["button"])
    #expect(found.first?.reported.hint?.contains("titleLabel") == true)
  }
}

/// A series of one element.
private func series(_ draw: (Sketch) -> SnapshotElement) -> ScreenSeries {
  ScreenSketches.series { [draw($0)] }
}
