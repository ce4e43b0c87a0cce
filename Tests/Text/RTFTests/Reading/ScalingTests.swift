import DynamicType
import FontDescriptors
import RTF
import RichText
import Testing

@Suite("Text scaling of documents") struct ScalingTests {
  private func document(_ scaling: String) -> String {
    #"{\rtf1\ansi\cocoartf2639"# + scaling + #"\f0\fs34 x}"#
  }

  private func size(_ result: RTFReadingResult) -> Double {
    (result.document.text.runs[0].attributes.font.pointSize * 1000).rounded() / 1000
  }

  /// The rows are those of the table in `RTFReadingOptions`; sizes are 17 and 17 times or by 0.77.
  @Test(arguments: [
    (#"\cocoatextscaling1\cocoaplatform1"#, nil, nil, 17.0),
    (#"\cocoatextscaling1\cocoaplatform1"#, nil, TextScaling.standard, 17),
    (#"\cocoatextscaling1\cocoaplatform1"#, TextScaling.standard, nil, 13.09),
    (#"\cocoatextscaling1\cocoaplatform1"#, .iOS, nil, 17),
    (#"\cocoatextscaling0\cocoaplatform1"#, .standard, nil, 17),
    (#"\cocoatextscaling0\cocoaplatform1"#, .standard, .iOS, 13.09),
    (#"\cocoatextscaling0\cocoaplatform0"#, .iOS, nil, 22.078), ("", .iOS, nil, 22.078),
    ("", .standard, nil, 17), ("", .standard, .iOS, 13.09),
  ])
  func `Sizes are converted as the options and the document say`(
    words: String,
    target: TextScaling?,
    source: TextScaling?,
    size: Double
  ) {
    let options = RTFReadingOptions(targetTextScaling: target, sourceTextScaling: source)
    let result = read(document(words), options: options)
    #expect(self.size(result) == size)
    if let target { #expect(result.document.attributes.textScaling == target) }
  }

  @Test func `The pair of scaling and platform survives`() {
    for pair in ["00", "11", "01", "10"] {
      let words = "\\cocoatextscaling\(pair.prefix(1))\\cocoaplatform\(pair.suffix(1))"
      let first = read(document(words)).document
      #expect(file(first).contains(words))
      #expect(written(first) == first)
    }
    #expect(!file(read(document("")).document).contains("cocoatextscaling"))
  }

  @Test func `Unknown numbers are reported and say nothing`() {
    let result = read(document(#"\cocoatextscaling7\cocoaplatform9"#))
    #expect(result.document.attributes.textScaling == nil)
    #expect(result.document.attributes.platform == nil)
    #expect(result.diagnostics.count == 2)
  }

  @Test func `A writer converts only where both scalings are given`() {
    var document = read(document(#"\cocoatextscaling1\cocoaplatform1"#)).document
    document.attributes.textScaling = .standard
    #expect(file(document).contains(#"\cocoatextscaling0\cocoaplatform1"#))
    #expect(file(document).contains(#"\fs34 "#))
    document.attributes.sourceTextScaling = .iOS
    #expect(file(document).contains(#"\fs26\fsmilli13090 "#))
    document.attributes.textScaling = nil
    #expect(file(document).contains(#"\fs34 "#))
  }
}
