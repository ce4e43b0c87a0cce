import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Large content with a blurred image` {
  private func vector(_ side: Double, isRasterized: Bool = false) throws -> ImageSource {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'/>"
    var source = try ImageSource(Array(svg.utf8))
    source.isRasterized = isRasterized
    return source
  }

  /// The beginning of a PNG, which says its size.
  private func raster(_ side: Double) throws -> ImageSource {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let pixels: [UInt8] = [0, 0, 0, UInt8(side)]
    let header: [UInt8] = [0, 0, 0, 13] + Array("IHDR".utf8) + pixels + pixels + [8, 6, 0, 0, 0]
    return try ImageSource(signature + header + [0, 0, 0, 0])
  }

  private func found(_ source: ImageSource?, shown: Double = 96) -> [AuditFinding] {
    let size = source?.size ?? Size(width: 24, height: 24)
    let rect = Rect(x: 0, y: 0, width: shown, height: shown)
    let image = ImageContent(source, name: "bin", naturalSize: size, rect: rect)
    return findings(
      "large-content-blurred",
      in: series { sketch in
        let frame = Rect(x: 0, y: 0, width: 44, height: 44)
        var button = sketch.button(id: "item", frame: frame, role: .barButton)
        button.largeContent = LargeContentItem(title: "Delete", image: .image(image))
        return [
          sketch.view(
            id: "bar",
            frame: Rect(x: 0, y: 20, width: 320, height: 44),
            [button],
            role: .toolbar
          )
        ]
      }
    )
  }

  @Test func `An enlarged raster and a vector without its data are reported`() throws {
    let first = try #require(try found(raster(24)).first)
    #expect(first.object.objectID == "item")
    #expect(first.reported.message.contains("from 24 pt to 96"))
    #expect(first.occurrences.allSatisfy { $0.category.isAccessibilityCategory })
    let second = try #require(try found(vector(24, isRasterized: true)).first)
    #expect(second.reported.hint?.contains("Preserve Vector Data") == true)
  }

  @Test func `A raster that keeps its size is reported as small`() throws {
    let finding = try #require(try found(raster(30), shown: 30).first)
    #expect(finding.reported.message.contains("small image"))
  }

  @Test func `Vectors, large images and images that were not found are fine`() throws {
    #expect(try found(vector(24)).isEmpty)
    #expect(try found(raster(75), shown: 75).isEmpty)
    #expect(found(nil).isEmpty)
  }
}
