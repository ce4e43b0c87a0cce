import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Equal drawings` {
  @Test(arguments: [CanvasFormat.png(scale: 2), .svg, .pdf]) func `have equal bytes`(
    format: CanvasFormat
  ) async throws {
    @Sendable func draw() throws -> [UInt8] {
      try file(format, 200, 100) { canvas in
        canvas.fill(Rect(size: canvas.size), with: .white)
        canvas.draw(
          Shadow(color: .black, offset: Size(width: 0, height: 2), radius: 3),
          of: Path(roundedRect: Rect(x: 10, y: 10, width: 50, height: 50), radius: 9)
        )
        let runs = [
          HarfBuzzText.run("Bytes", size: 20, weight: 650),
          HarfBuzzText.run("क्षत्रिय", font: HarfBuzzText.devanagari, size: 15),
          HarfBuzzText.run("😀", font: HarfBuzzText.emoji, size: 15),
        ]
        for (index, run) in runs.enumerated() {
          canvas.draw(run, at: Point(x: 70, y: 20 + Double(index) * 25), color: .black)
        }
        for (index, name) in ["valid.png", "valid.jpg", "valid.svg", "valid.pdf"].enumerated() {
          let place = Rect(x: 10 + Double(index) * 40, y: 70, width: 32, height: 16)
          try canvas.draw(try Image(try Corpus.bytes(name)), in: place)
        }
      }
    }
    let first = try draw()
    #expect(try draw() == first)
    // At the same time on several tasks.
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try draw() } }
      for try await bytes in group { #expect(bytes == first) }
    }
  }
}
