import CLibXML2
import Diagnostics

/// Reads XML of a stranger: no network, no entities, bounded size and depth.
enum XMLReader {
  /// The part that could be read, and the reasons why the rest could not.
  struct Result {
    var tree: XMLTree
    var findings: [Finding]
  }

  private static let initialized: Void = xmlInitParser()

  static func read(_ bytes: [UInt8], file: String, limits: XMLLimits = XMLLimits()) -> Result {
    let builder = XMLTreeBuilder(bytes: bytes, file: file, limits: limits)
    if let fault = XMLGuard.fault(in: bytes, limits: limits) {
      builder.report(.xmlRefused, fault.message, at: fault.offset)
      return builder.result()
    }
    parse(bytes, into: builder)
    return builder.result()
  }

  private static func parse(_ bytes: [UInt8], into builder: XMLTreeBuilder) {
    _ = initialized
    var handler = xmlSAXHandler()
    handler.initialized = 0xDEED_BEAF  // XML_SAX2_MAGIC: the callbacks below are called
    handler.startElementNs = { receiver($0)?.start($1, prefix: $2, namespaces: $4, $6, $8) }
    handler.endElementNs = { context, _, _, _ in receiver(context)?.end() }
    handler.characters = { receiver($0)?.append($1, count: $2) }
    handler.cdataBlock = { receiver($0)?.append($1, count: $2) }
    handler.entityDecl = { context, _, _, _, _, _ in receiver(context)?.refuseEntity() }
    handler.serror = { receiver($0)?.fault($1) }
    let context = Unmanaged.passUnretained(builder).toOpaque()
    guard let parser = xmlCreatePushParserCtxt(&handler, context, nil, 0, nil) else { return }
    defer { xmlFreeParserCtxt(parser) }
    // Without entity declarations NOENT only makes `&amp;` in attributes one character.
    let options = XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_HUGE
    _ = xmlCtxtUseOptions(parser, Int32(options))
    builder.parser = parser
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      _ = xmlParseChunk(parser, start, Int32(clamping: buffer.count), 1)
    }
    builder.parser = nil
    withExtendedLifetime(builder) {}
  }
}

/// The builder behind the pointer that libxml2 hands back.
private func receiver(_ context: UnsafeMutableRawPointer?) -> XMLTreeBuilder? {
  context.map { Unmanaged<XMLTreeBuilder>.fromOpaque($0).takeUnretainedValue() }
}
