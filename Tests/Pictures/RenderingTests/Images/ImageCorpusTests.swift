import DynamicType
import Snapshots
import Testing

@testable import Rendering

@Suite struct `Hostile images` {
  /// The refusals that end reading or drawing of a file; files that are not named here are drawn.
  static let refusals: [String: ImageError.Reason] = [
    "empty.bin": .empty, "unknown.bin": .unknownFormat, "just-text.bin": .unknownFormat,
    "layers.ttf": .unknownFormat,
    "truncated.png": .truncated, "header-only.png": .truncated, "no-end.png": .truncated,
    "long-chunk.png": .truncated, "bad-checksum.png": .damaged, "garbage-data.png": .damaged,
    "short-data.png": .damaged, "zero-size.png": .damaged, "huge.png": .tooLarge,
    "rewritten-by-xcode.png": .unsupported, "truncated.jpg": .truncated,
    "header-only.jpg": .damaged, "garbage-data.jpg": .damaged, "many-scans.jpg": .damaged,
    "huge.jpg": .tooLarge, "truncated.svg": .damaged, "billion-laughs.svg": .tooLarge,
    "deep.svg": .tooLarge, "outside-files.svg": .damaged, "use-bomb.svg": .tooLarge,
    "wide-blur.svg": .tooLarge, "zero-size.svg": .damaged, "huge.svg": .tooLarge,
    "picture-bomb.svg": .tooLarge,
    "truncated.pdf": .damaged, "no-table.pdf": .damaged, "no-page.pdf": .damaged,
    "wrong-count.pdf": .damaged, "page-loop.pdf": .damaged, "picture-bomb.pdf": .tooLarge,
  ]

  @Test(.timeLimit(.minutes(1)), arguments: try #require(Corpus.names))
  func `end in a picture or an error that says why`(name: String) throws {
    let bytes = try Corpus.bytes(name)
    #expect(bytes.count < 20_480)
    #expect(reason(bytes) == Self.refusals[name])
  }

  @Test func `every refusal is of a file that exists`() {
    let missing = Self.refusals.keys.filter { Corpus.names?.contains($0) != true }
    #expect(missing == [])
  }

  /// Cuts and flips of ordinary files, the same on each run.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: Images.ordinary.filter { $0 != "text-bomb.png" }
  )
  func `damage at any place ends in a picture or an error`(name: String) throws {
    let bytes = try Corpus.bytes(name)
    var state: UInt64 = 88_172_645_463_325_252
    for round in 0..<120 {
      var copy = bytes
      for _ in 0..<(round % 3 + 1) {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        let place = Int(state % UInt64(copy.count))
        if round.isMultiple(of: 4) { copy.removeLast(copy.count - max(place, 1)) }
        copy[place % copy.count] ^= UInt8(truncatingIfNeeded: state >> 32) | 1
      }
      _ = reason(copy)
    }
  }

  @Test func `limits are the caller's`() throws {
    let bytes = try Corpus.bytes("valid.png")
    #expect(throws: ImageError.self) { try Image(bytes, limits: ImageLimits(bytes: 10)) }
    #expect(throws: ImageError.self) { try Image(bytes, limits: ImageLimits(side: 3)) }
    #expect(throws: ImageError.self) { try Image(bytes, limits: ImageLimits(pixels: 7)) }
  }

  @Test func `an error is a sentence with a place and a way out`() throws {
    #expect(throws: ImageError.self) { try Image([0x47, 0x49, 0x46]) }
    let error = #expect(throws: ImageError.self) { try Image(try Corpus.bytes("huge.png")) }
    #expect(
      error?.description
        == "PNG: 100000 x 100000, limit 16384 a side and 64000000 pixels. "
        + "Make the image smaller, or raise the limits."
    )
  }

  private func reason(_ bytes: [UInt8]) -> ImageError.Reason? {
    do throws(ImageError) {
      let image = try Image(bytes)
      for format in [CanvasFormat.png(scale: 1), .svg, .pdf] {
        guard let canvas = try? Canvas(format, size: Size(width: 8, height: 4)) else { continue }
        try canvas.draw(image, in: Rect(x: 0, y: 0, width: 8, height: 4))
        _ = try? canvas.finish()
      }
      return nil
    } catch {
      return error.reason
    }
  }
}
