import CLibXML2

/// Reads the markup of a stranger: no network, bounded length and depth.
enum HTMLParser {
  private static let initialized: Void = xmlInitParser()

  static func parse(_ bytes: [UInt8], limits: HTMLLimits, into builder: DocumentBuilder) {
    _ = initialized
    var bytes = bytes
    if bytes.count > limits.length {
      bytes.removeSubrange(limits.length...)
      builder.log.add(.limitReached("length"), line: 1)
    }
    let input = HTMLEncoding.utf8(bytes)
    if let fault = input.fault { builder.log.add(fault, line: 1) }
    var handler = xmlSAXHandler()
    handler.initialized = 0xDEED_BEAF  // XML_SAX2_MAGIC: faults are reported with their lines
    handler.startElement = { receiver($0)?.start($1, $2) }
    handler.endElement = { context, name in receiver(context)?.end(name) }
    handler.characters = { receiver($0)?.characters($1, $2) }
    handler.ignorableWhitespace = { receiver($0)?.characters($1, $2) }
    handler.cdataBlock = { receiver($0)?.characters($1, $2) }
    handler.serror = { receiver($0)?.fault($1) }
    let events = ParserEvents(builder: builder, limits: limits)
    let context = Unmanaged.passUnretained(events).toOpaque()
    let encoding = input.isDecoded ? XML_CHAR_ENCODING_UTF8 : XML_CHAR_ENCODING_NONE
    guard let parser = htmlCreatePushParserCtxt(&handler, context, nil, 0, nil, encoding)
    else { return }
    defer { htmlFreeParserCtxt(parser) }
    var options = HTML_PARSE_RECOVER | HTML_PARSE_NONET | HTML_PARSE_NOIMPLIED
    if input.isDecoded { options |= HTML_PARSE_IGNORE_ENC }
    _ = htmlCtxtUseOptions(parser, Int32(options))
    events.parser = parser
    // The parser ends a document with its outermost element, so a part of a page gets one.
    let root = Array("<html>".utf8)
    let isWhole = beginsWithRoot(input.bytes)
    let bytesWithRoot = (isWhole ? [] : root) + withoutEndOfRoot(input.bytes)
    bytesWithRoot.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = htmlParseChunk(parser, start, Int32(clamping: buffer.count), 1)
    }
    events.parser = nil
    withExtendedLifetime(events) {}
  }

  /// Whether the first element is `<html>`, after spaces, comments and declarations.
  ///
  /// A page with another element before it gets a root, too: the parser would end with that element.
  private static func beginsWithRoot(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while true {
      rest = rest.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
      let start = HTMLEncoding.lowercased(rest.prefix(6))
      if start.hasPrefix("<html") {
        return rest.dropFirst(5).first.map { !(0x61...0x7A).contains($0 | 0x20) } ?? true
      }
      guard start.hasPrefix("<!") || start.hasPrefix("<?") else { return false }
      let end = start.hasPrefix("<!--") ? Array("-->".utf8) : [UInt8(ascii: ">")]
      rest = rest.dropFirst(start.hasPrefix("<!--") ? 4 : 2)
      while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
      rest = rest.dropFirst(end.count)
    }
  }

  /// The bytes with spaces for each `</html>`, behind which the parser would leave text out.
  ///
  /// The element ends with the document all the same. Time is linear in the length.
  private static func withoutEndOfRoot(_ bytes: [UInt8]) -> [UInt8] {
    let tag = Array("</html".utf8)
    var result = bytes
    var index = 0
    while let start = result[index...].firstIndex(of: tag[0]) {
      index = start + 1
      let word = result[start...].prefix(tag.count)
      guard word.elementsEqual(tag, by: { $0 == $1 || $0 | 0x20 == $1 }) else { continue }
      let rest = result[(start + tag.count)...]
      guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") }),
        rest[..<end].allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) })
      else { continue }
      for place in start...end where result[place] != 0x0A { result[place] = 0x20 }
      index = end + 1
    }
    return result
  }
}

/// The receiver behind the pointer that libxml2 hands back.
private func receiver(_ context: UnsafeMutableRawPointer?) -> ParserEvents? {
  context.map { Unmanaged<ParserEvents>.fromOpaque($0).takeUnretainedValue() }
}

/// Hands what the parser reports to the builder.
private final class ParserEvents {
  typealias Bytes = UnsafePointer<xmlChar>

  var parser: xmlParserCtxtPtr?
  private let builder: DocumentBuilder
  private let limits: HTMLLimits
  private var depth = 0
  private var reportedDepth = false

  init(builder: DocumentBuilder, limits: HTMLLimits) {
    self.builder = builder
    self.limits = limits
  }

  private func updateLine() {
    if let parser {
      builder.line = max(1, Int(xmlSAX2GetLineNumber(UnsafeMutableRawPointer(parser))))
    }
  }

  func start(_ name: Bytes?, _ attributes: UnsafeMutablePointer<Bytes?>?) {
    guard let name, parser != nil else { return }
    updateLine()
    depth += 1
    // A deeper element is not opened, and its text belongs to the one at the limit. Far below it the
    // document ends, because the parser takes the square of the depth in time.
    guard depth <= limits.depth else {
      if let parser, depth > 8 * limits.depth {
        xmlStopParser(parser)
        self.parser = nil
      }
      if depth == limits.depth + 1, !reportedDepth {
        builder.log.add(.limitReached("depth"), line: builder.line)
        reportedDepth = true
      }
      return
    }
    var values: [String: String] = [:]
    var index = 0
    while let attributes, let key = attributes[index] {
      if values.count >= limits.attributes {
        builder.log.add(.limitReached("attributes"), line: builder.line)
        break
      }
      let key = String(cString: key).lowercased()
      if values[key] == nil {
        values[key] = attributes[index + 1].map { String(cString: $0) } ?? ""
      }
      index += 2
    }
    for (key, value) in values where value.utf8.count > limits.attributeLength {
      builder.log.add(.limitReached("attribute length"), line: builder.line)
      values[key] = nil
    }
    builder.start(String(cString: name).lowercased(), values)
  }

  func end(_ name: Bytes?) {
    guard let name, parser != nil else { return }
    depth -= 1
    guard depth < limits.depth else { return }
    builder.end(String(cString: name).lowercased())
  }

  func characters(_ bytes: Bytes?, _ count: Int32) {
    guard let bytes, count > 0, parser != nil else { return }
    updateLine()
    builder.characters(
      String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    )
  }

  func fault(_ error: UnsafePointer<xmlError>?) {
    guard let error, let message = error.pointee.message else { return }
    let text = String(cString: message).split(whereSeparator: \.isNewline).first ?? ""
    // HTML 5 has elements that the parser does not know.
    guard !text.hasSuffix(" invalid") || !text.hasPrefix("Tag ") else { return }
    builder.log.add(.malformed(String(text)), line: max(1, Int(error.pointee.line)))
  }
}
