import CLibYAML

/// Reads a YAML document with libyaml, in one pass over its events.
///
/// Aliases are replaced by their values, and `<<` merges a mapping, as YAML 1.1 describes both. Texts that
/// aliases expand beyond ``maximumNodes`` values are an error.
struct YAMLReader {
  private static let maximumDepth = 64
  private static let maximumNodes = 1_000_000

  /// The number of nested values, and their depth.
  private struct Size {
    var nodes = 1
    var depth = 0
  }

  /// An incomplete list or mapping.
  private struct Frame {
    var anchor: String?
    var isMapping: Bool
    var items: [ListValue] = []
    var members: [ListValue.Member] = []
    var key: (text: String, line: Int)?
    var size = Size()
  }

  private var frames: [Frame] = []
  private var anchors: [String: (value: ListValue, size: Size)] = [:]
  private var result: ListValue?
  private var nodes = 0

  /// Reads the first document of a text.
  static func read(_ bytes: [UInt8]) throws(ListSyntaxError) -> ListValue {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw ListSyntaxError(line: 1, message: "there is no memory to read YAML")
    }
    defer { yaml_parser_delete(&parser) }
    let outcome: Result<ListValue, ListSyntaxError> = bytes.withUnsafeBufferPointer { input in
      yaml_parser_set_input_string(&parser, input.baseAddress, input.count)
      var reader = YAMLReader()
      do throws(ListSyntaxError) { return .success(try reader.document(&parser)) } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  private mutating func document(
    _ parser: inout yaml_parser_t
  ) throws(ListSyntaxError) -> ListValue {
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "it is not YAML"
        throw ListSyntaxError(line: Int(parser.problem_mark.line) + 1, message: problem)
      }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT || event.type == YAML_DOCUMENT_END_EVENT {
        return result ?? .dictionary([])
      }
      do throws(TooLarge) { try take(event) } catch {
        throw ListSyntaxError(
          line: Int(event.start_mark.line) + 1,
          message:
            "the document is nested deeper than \(Self.maximumDepth) levels or has more than "
            + "\(Self.maximumNodes) values"
        )
      }
    }
  }

  private struct TooLarge: Error {}

  private mutating func take(_ event: yaml_event_t) throws(TooLarge) {
    let line = Int(event.start_mark.line) + 1
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      nodes += 1
      let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      let value = String(decoding: text, as: UTF8.self)
      try add(.string(value), Size(), anchor: Self.text(scalar.anchor), line: line)
    case YAML_ALIAS_EVENT:
      let known = Self.text(event.data.alias.anchor).flatMap { anchors[$0] }
      nodes += known?.size.nodes ?? 1
      try add(known?.value ?? .string(""), known?.size ?? Size(), anchor: nil, line: line)
    case YAML_SEQUENCE_START_EVENT:
      try open(Frame(anchor: Self.text(event.data.sequence_start.anchor), isMapping: false))
    case YAML_MAPPING_START_EVENT:
      try open(Frame(anchor: Self.text(event.data.mapping_start.anchor), isMapping: true))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      guard let frame = frames.popLast() else { return }
      let value: ListValue = frame.isMapping ? .dictionary(frame.members) : .array(frame.items)
      try add(value, frame.size, anchor: frame.anchor, line: line)
    default: break
    }
  }

  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }

  private mutating func open(_ frame: Frame) throws(TooLarge) {
    guard frames.count < Self.maximumDepth else { throw TooLarge() }
    frames.append(frame)
  }

  private mutating func add(
    _ value: ListValue,
    _ size: Size,
    anchor: String?,
    line: Int
  ) throws(TooLarge) {
    guard nodes <= Self.maximumNodes, frames.count + size.depth <= Self.maximumDepth else {
      throw TooLarge()
    }
    if let anchor { anchors[anchor] = (value, size) }
    guard let last = frames.indices.last else {
      result = value
      return
    }
    frames[last].size.nodes += size.nodes
    frames[last].size.depth = max(frames[last].size.depth, size.depth + 1)
    guard frames[last].isMapping else {
      frames[last].items.append(value)
      return
    }
    guard let key = frames[last].key else {
      frames[last].key = (value.string ?? "", line)
      return
    }
    frames[last].key = nil
    if key.text == "<<" {
      merge(value, into: last)
    } else {
      frames[last].members.append(.init(key: key.text, line: key.line, value: value))
    }
  }

  /// Members of the mapping itself take precedence over merged ones, which therefore come first.
  private mutating func merge(_ value: ListValue, into frame: Int) {
    let merged = (value.members.isEmpty ? value.items : [value]).reversed().flatMap(\.members)
    frames[frame].members.insert(contentsOf: merged, at: 0)
  }
}
