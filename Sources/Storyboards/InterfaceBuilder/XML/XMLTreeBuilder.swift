import CLibXML2
import Diagnostics

/// Collects what the parser reports into the arrays of a tree.
final class XMLTreeBuilder {
  typealias Bytes = UnsafePointer<xmlChar>

  let bytes: [UInt8]
  let file: String
  let limits: XMLLimits
  var parser: xmlParserCtxtPtr?
  var findings: [Finding] = []

  private(set) var names: [String] = []
  /// libxml2 keeps one copy of each name, so its address stands for it.
  private var nameOfAddress: [Bytes: Int32] = [:]
  private var nameOfText: [String: Int32] = [:]
  private(set) var nodes: [XMLTree.Node] = []
  private(set) var attributes: [XMLTree.Attribute] = []
  private(set) var texts: [String] = []
  private var open: Int32 = -1
  private var depth = 0
  private var namespaceCount = 0
  private var pending: [UInt8] = []
  private var isDepthReported = false
  private var isStopped = false
  private var cursor: LineCursor

  init(bytes: [UInt8], file: String, limits: XMLLimits) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    cursor = LineCursor()
    nodes.reserveCapacity(bytes.count / 48)
    attributes.reserveCapacity(bytes.count / 16)
  }

  func result() -> XMLReader.Result {
    flushText(isLeaf: false)
    closeOpenElements()
    return XMLReader.Result(tree: XMLTree(self), findings: findings)
  }

  /// Gives the elements that a cut-off file leaves open their end.
  private func closeOpenElements() {
    while open >= 0 {
      nodes[Int(open)].end = Int32(nodes.count)
      open = nodes[Int(open)].parent
    }
  }
}

extension XMLTreeBuilder {
  func start(
    _ localName: Bytes?,
    prefix: Bytes?,
    namespaces: Int32,
    _ attributeCount: Int32,
    _ values: UnsafeMutablePointer<Bytes?>?
  ) {
    guard !isStopped, let localName else { return }
    depth += 1
    namespaceCount += Int(namespaces)
    guard depth <= limits.depth else { return reportDepth() }
    flushText(isLeaf: false)
    let place = cursor.startTag(before: consumed, in: bytes)
    let hasTooMany = nodes.count >= limits.elements || attributes.count >= limits.elements * 8
    if hasTooMany || namespaceCount > 1024 {
      stop(.xmlRefused, "The document has too many elements, attributes or namespaces.")
      return
    }
    let first = attributes.count
    for index in 0..<Int(attributeCount) {
      appendAttribute(values, at: index * 5)
    }
    nodes.append(
      XMLTree.Node(
        name: name(localName, prefix: prefix),
        parent: open,
        end: -1,
        firstAttribute: Int32(first),
        attributeCount: Int32(attributes.count - first),
        text: -1,
        line: Int32(clamping: place.line),
        column: Int32(clamping: place.column)
      )
    )
    open = Int32(nodes.count - 1)
  }

  /// An attribute is five pointers: name, prefix, namespace, and the two ends of the value.
  private func appendAttribute(_ values: UnsafeMutablePointer<Bytes?>?, at base: Int) {
    guard let values, let name = values[base], let start = values[base + 3],
      let end = values[base + 4]
    else { return }
    let value = String(
      decoding: UnsafeBufferPointer(start: start, count: end - start),
      as: UTF8.self
    )
    attributes.append(.init(name: self.name(name, prefix: values[base + 1]), value: value))
  }

  func end() {
    defer { depth -= 1 }
    guard depth <= limits.depth, open >= 0 else { return }
    let node = Int(open)
    flushText(isLeaf: node == nodes.count - 1)
    nodes[node].end = Int32(nodes.count)
    open = nodes[node].parent
  }

  func append(_ text: Bytes?, count: Int32) {
    guard depth <= limits.depth, open >= 0 else { return }
    pending.append(contentsOf: UnsafeBufferPointer(start: text, count: Int(count)))
  }

  /// Hands collected text to the open element.
  ///
  /// White space between elements is no text.
  private func flushText(isLeaf: Bool) {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    guard open >= 0, isLeaf || pending.contains(where: { $0 > 0x20 }) else { return }
    let text = String(decoding: pending, as: UTF8.self)
    let slot = Int(nodes[Int(open)].text)
    if slot >= 0 {
      texts[slot] += text
    } else {
      nodes[Int(open)].text = Int32(texts.count)
      texts.append(text)
    }
  }

  private func name(_ local: Bytes, prefix: Bytes?) -> Int32 {
    if prefix == nil, let known = nameOfAddress[local] { return known }
    let text = (prefix.map { String(cString: $0) + ":" } ?? "") + String(cString: local)
    let index = nameOfText[text] ?? Int32(names.count)
    if index == names.count {
      names.append(text)
      nameOfText[text] = index
    }
    if prefix == nil { nameOfAddress[local] = index }
    return index
  }
}

extension XMLTreeBuilder {
  private var consumed: Int { parser.map { Int(xmlByteConsumed($0)) } ?? bytes.count }

  func report(_ rule: RuleDescription, _ message: String, at offset: Int) {
    let place = LineCursor.place(of: offset, in: bytes)
    let location = SourceLocation(file: file, line: place.line, column: place.column)
    findings.append(Finding(rule: rule, message: message, location: location))
  }

  func stop(_ rule: RuleDescription, _ message: String) {
    report(rule, message, at: min(consumed, bytes.count))
    isStopped = true
    if let parser { xmlStopParser(parser) }
  }

  func refuseEntity() {
    guard !isStopped else { return }
    stop(.xmlEntity, "The document declares entities, which are not expanded.")
  }

  /// Elements too deep are skipped; far too deep ones end the reading.
  private func reportDepth() {
    if !isDepthReported {
      isDepthReported = true
      report(.xmlDepth, "Elements nested deeper than \(limits.depth) are left out.", at: consumed)
    }
    if depth > limits.depth * 256 {
      stop(.xmlDepth, "Elements are nested deeper than \(depth - 1): the rest is not read.")
    }
  }

  /// The errors of the parser; warnings and what follows the first error say nothing new.
  func fault(_ error: UnsafePointer<xmlError>?) {
    guard let error = error?.pointee, error.level >= 2, !isStopped,
      !findings.contains(where: { $0.rule == .xmlSyntax })
    else { return }
    var text = error.message.map { String(cString: $0) } ?? "The text is not XML."
    while text.last?.isWhitespace == true { text.removeLast() }
    let location = SourceLocation(file: file, line: Int(error.line))
    findings.append(
      Finding(
        rule: .xmlSyntax,
        message: text + (nodes.isEmpty ? "." : ". The text before it was read."),
        location: location,
        hint: "The file is truncated or damaged: fetch it again."
      )
    )
  }
}
