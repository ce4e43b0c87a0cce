import DynamicType
import Rendering
import Synchronization
import Testing

@Suite struct `Watched decoding` {
  /// The sizes of the files that are decoded now, of those that the test draws.
  private final class Log: Sendable {
    let begun = Mutex<[Int]>([])
    let ended = Mutex(0)
  }

  /// A square; the comment makes a file that no other test has.
  private static func square(_ comment: String) -> [UInt8] {
    Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!-- \(comment) -->\
      <rect width="8" height="8" fill="#0f0"/></svg>
      """.utf8
    )
  }

  @Test func `is told of each file, and a refused one is not decoded`() throws {
    let (shown, refused) = (Self.square("shown"), Self.square("refused, and longer"))
    let log = Log()
    DecodingWatch.install(
      DecodingWatch.Watcher { bytes in
        if bytes.count == shown.count { log.begun.withLock { $0.append(bytes.count) } }
        return !bytes.elementsEqual(refused)
      } end: {
        log.ended.withLock { $0 += 1 }
      }
    )
    let canvas = try Canvas(.png(scale: 1), size: Size(width: 8, height: 8))
    try canvas.draw(try Image(shown), in: Rect(x: 0, y: 0, width: 8, height: 8))
    // Read for its size, opened for the canvas, and drawn.
    #expect(log.begun.withLock { $0 } == [shown.count, shown.count, shown.count])
    #expect(log.ended.withLock { $0 } >= 3)
    let error = #expect(throws: ImageError.self) { try Image(refused) }
    #expect(error?.what.contains("ended the process") == true)
  }
}
