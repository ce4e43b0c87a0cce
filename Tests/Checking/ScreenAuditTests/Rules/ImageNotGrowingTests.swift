import Diagnostics
import DynamicType
import RichText
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Icons beside text` {
  private func icon(
    _ sketch: Sketch,
    side: Double,
    mode: ContentMode = .scaleAspectFit
  ) throws -> SnapshotElement {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'/>".utf8)
    var element = SnapshotElement(
      Identity(objectID: "icon", className: "UIImageView"),
      role: .image,
      frame: Rect(x: 16, y: 75 - side / 2, width: side, height: side)
    )
    let size = Size(width: 24, height: 24)
    var content = ImageContent(try ImageSource(svg), naturalSize: size, rect: element.bounds)
    content.contentMode = mode
    element.drawings = [.image(content)]
    return element
  }

  private func text(_ sketch: Sketch, x: Double) -> SnapshotElement {
    sketch.label("Balance", frame: Rect(x: x, y: 40, width: 250, height: 70))
  }

  @Test func `An icon that stays small is reported`() throws {
    let small = try icon(Sketch(category: .large), side: 24)
    let found = findings("image-not-growing", in: series { [small, text($0, x: 52)] })
    #expect(found.map(\.object.objectID) == ["icon"])
  }

  @Test func `An icon that grows is fine`() throws {
    let icons = try [24.0, 60].map { try icon(Sketch(category: .large), side: $0) }
    let found = findings(
      "image-not-growing",
      in: series { [icons[$0.category.isAccessibilityCategory ? 1 : 0], text($0, x: 90)] }
    )
    #expect(found.isEmpty)
  }

  @Test func `Backgrounds, photos and icons away from text are fine`() throws {
    let photo = try icon(Sketch(category: .large), side: 120)
    let small = try icon(Sketch(category: .large), side: 24)
    let found = findings("image-not-growing", in: series { [photo, text($0, x: 140)] })
    let far = findings("image-not-growing", in: series { [small, text($0, x: 120)] })
    let below = findings("image-not-growing", in: series { [small, text($0, x: 10)] })
    #expect(found.isEmpty)
    #expect(far.isEmpty)
    #expect(below.isEmpty)
  }

  @Test func `An icon that shows large content when it is pressed is fine`() throws {
    var small = try icon(Sketch(category: .large), side: 24)
    small.largeContent = LargeContentItem(title: "Balance")
    #expect(findings("image-not-growing", in: series { [small, text($0, x: 52)] }).isEmpty)
  }

  @Test func `A symbol of a fixed size is reported with the way symbols follow`() {
    let found = findings(
      "image-not-growing",
      in: series { sketch in
        var symbol = SnapshotElement(
          Identity(objectID: "symbol", className: "UIImageView"),
          role: .image,
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
