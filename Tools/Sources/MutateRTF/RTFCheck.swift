import DynamicType
import FontDescriptors
import RTF
import RichText

/// The properties that hold for every document, whatever is in it.
enum RTFCheck {
  /// Returns the promise that a document breaks, or `nil`.
  static func fault(of bytes: [UInt8], chunkLength: Int) -> String? {
    let document = RTFReader.read(bytes).document
    guard document.text.runs.last?.range.upperBound == document.text.string.utf16.count else {
      return "the runs do not cover the text"
    }
    var stream = RTFTextStream()
    var reader = RTFReader()
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: chunkLength) {
      let chunk = bytes[start..<min(start + chunkLength, bytes.count)]
      text += stream.read(chunk)
      reader.consume(chunk)
    }
    text += stream.finish()
    let chunked = reader.finish().document
    // The stream has no notes, and therefore no marks of hidden notes.
    let shown = chunked.text.string.unicodeScalars.filter { $0 != Footnote.hiddenMark }
    if !text.unicodeScalars.filter({ $0 != Footnote.hiddenMark }).elementsEqual(shown) {
      return "the stream reads another text"
    }
    // The length of binary data is trusted if the end of the document is not known yet.
    if !hasBinary(bytes), chunked != document { return "chunks give another document" }
    return roundTripFault(document)
  }

  /// Returns the promise that a whole document breaks, or `nil`.
  ///
  /// A written document is read back as an equal one. The pair of scaling and platform is preserved in the
  /// file, and a conversion multiplies all sizes by the same factor.
  static func undamagedFault(of bytes: [UInt8]) -> String? {
    if let fault = fault(of: bytes, chunkLength: 7) { return fault }
    let document = RTFReader.read(bytes).document
    let file = RTFWriter.write(document)
    if RTFReader.read(file).document != document { return "the written document is another" }
    if pair(file) != pair(bytes) { return "the pair of scaling and platform is another" }
    let options = RTFReadingOptions(targetTextScaling: .standard, sourceTextScaling: .iOS)
    let converted = RTFReader.read(bytes, options: options).document
    let isScaled = document.text.runs.allSatisfy { run in
      let size = converted.text.attributes(at: run.range.lowerBound).font.pointSize
      return abs(size - run.attributes.font.pointSize * TextScaling.standardPerIOSPoint) < 0.0005
    }
    return isScaled ? nil : "the converted sizes are others"
  }

  /// The words of the scaling and the platform with their numbers.
  private static func pair(_ file: [UInt8]) -> [String] {
    ["\\cocoatextscaling", "\\cocoaplatform"].map { word in
      let name = Array(word.utf8)
      let place = file.indices.first { file[$0...].starts(with: name) }
      return place.map { String(decoding: file[$0...].prefix(name.count + 1), as: UTF8.self) } ?? ""
    }
  }

  private static func roundTripFault(_ document: RichTextDocument) -> String? {
    let again = RTFReader.read(RTFWriter.write(document)).document
    // The writer ends text that no cell end follows by adding a separator.
    let hasCells = document.text.runs.contains {
      $0.attributes.paragraphStyle?.cells.isEmpty == false
    }
    if hasCells { return nil }
    if again.text.string != document.text.string { return "the written text is another" }
    let sizes = document.text.runs.allSatisfy { run in
      let other = again.text.attributes(at: run.range.lowerBound).font.pointSize
      return abs(run.attributes.font.pointSize - other) < 0.001
    }
    return sizes ? nil : "the written sizes are others"
  }

  private static func hasBinary(_ bytes: [UInt8]) -> Bool {
    let word = Array("\\bin".utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: word) }
  }
}
