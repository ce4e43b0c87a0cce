import SizeStatistics
import Testing

@Suite("Limits of files of text sizes")
struct LimitTests {
  /// Reads pieces until the reader needs no more, and returns how many it took of an endless stream.
  private func pieces(
    of piece: [UInt8],
    after start: String = "",
    _ options: SizeReadingOptions = SizeReadingOptions()
  ) -> (count: Int, result: SizeReadingResult) {
    var reader = SizeStatisticsReader(options)
    reader.read(Array(start.utf8))
    var count = 0
    while reader.readsOn, count < 10_000 {
      reader.read(piece)
      count += 1
    }
    return (count, reader.finish())
  }

  private static let length = 1 << 16

  @Test(
    "a stream without an end is read up to a bound and says why nothing is counted",
    arguments: [
      ("", "\0"), ("", "a,b\n"), ("category,count\nL,700\n", "x"),
      ("{\"category\": \"L\", \"count\": 7}\n", " "), ("", " "),
    ]
  )
  func endless(start: String, unit: String) {
    let unit = Array(unit.utf8)
    let piece = Array(repeatElement(unit, count: Self.length / unit.count).joined())
    let options = SizeReadingOptions(maximumDocumentSize: 1 << 20)
    let (count, result) = pieces(of: piece, after: start, options)
    #expect(count * Self.length <= 20 << 20)
    #expect(result.diagnosticCount > 0)
  }

  @Test("a JSON document beyond its limit is not parsed and says what to write instead")
  func document() throws {
    let options = SizeReadingOptions(maximumDocumentSize: 1 << 20)
    let row = Array(#"{"category": "L", "count": 1},"#.utf8)
    let piece = Array(repeatElement(row, count: 1000).joined())
    let (count, result) = pieces(of: piece, after: "[", options)
    #expect(count * piece.count <= (1 << 20) + 2 * piece.count)
    #expect(result.rows.counted == 0)
    let first = try #require(result.diagnostics.first)
    #expect(first.message == "The document has more than 1 MiB.")
    #expect(first.hint.contains("one object on each line"))
  }

  @Test("a document has the limit of token files, and tables have none")
  func defaults() {
    #expect(SizeReadingOptions().maximumDocumentSize == 64 << 20)
    let rows = Array(repeatElement(Array("L,1\n".utf8), count: 1 << 14).joined())
    var reader = SizeStatisticsReader(SizeReadingOptions(maximumDocumentSize: 100))
    reader.read(Array("category,count\n".utf8))
    for _ in 0..<4 { reader.read(rows) }
    #expect(reader.readsOn)
    #expect(reader.finish().rows.counted == 4 << 14)
  }
}
