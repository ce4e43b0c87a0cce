import CCmarkGFM
import RichText
import Synchronization

/// Reads Markdown with cmark-gfm.
enum MarkdownParser {
  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// The extensions change tables of the library while it parses.
  private static let lock = Mutex<Void>(())

  /// Parses a document and hands out its elements in their order.
  static func parse(
    _ bytes: [UInt8],
    hasTables: Bool,
    _ handle: (MarkdownEvent) -> Void
  ) {
    guard let root = tree(bytes, hasTables: hasTables) else { return }
    defer { cmark_node_free(root) }
    let notes = notes(in: root)
    guard let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_ENTER {
        let place = MarkdownPlace(
          line: max(1, Int(cmark_node_get_start_line(node))),
          column: max(1, Int(cmark_node_get_start_column(node)))
        )
        handle(.enter(element(node, notes), place))
      } else {
        handle(.exit(element(node, notes)))
      }
    }
  }

  private static func tree(_ bytes: [UInt8], hasTables: Bool) -> OpaquePointer? {
    _ = registered
    let options = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES
    guard let parser = cmark_parser_new(options) else { return nil }
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink", "tasklist"] + (hasTables ? ["table"] : []) {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    return lock.withLock { _ in
      bytes.withUnsafeBytes { buffer in
        if let start = buffer.baseAddress {
          cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), buffer.count)
        }
      }
      let root = cmark_parser_finish(parser)
      return root.map { UInt(bitPattern: $0) }
    }.flatMap { OpaquePointer(bitPattern: $0) }
  }

  /// The numbers of the notes, which the parser puts at the end of the document in the order of their marks.
  ///
  /// A second note of a name stays where it is, and has no number.
  private static func notes(in root: OpaquePointer) -> [OpaquePointer: Int] {
    guard let iterator = cmark_iter_new(root) else { return [:] }
    defer { cmark_iter_free(iterator) }
    var count = 0
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { break }
      if event == CMARK_EVENT_ENTER, cmark_node_get_type(node) == CMARK_NODE_FOOTNOTE_REFERENCE {
        count = max(count, noteNumber(node))
      }
    }
    var result: [OpaquePointer: Int] = [:]
    var last = cmark_node_last_child(root)
    while count > 0, let node = last {
      result[node] = count
      count -= 1
      last = cmark_node_previous(node)
    }
    return result
  }

  private static func noteNumber(_ node: OpaquePointer) -> Int {
    Int(string(cmark_node_get_literal(node))) ?? 0
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  private static func element(
    _ node: OpaquePointer,
    _ notes: [OpaquePointer: Int]
  ) -> MarkdownElement {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: .quotation
    case CMARK_NODE_LIST: .list(list(node))
    case CMARK_NODE_ITEM: item(node)
    case CMARK_NODE_CODE_BLOCK:
      .code(string(cmark_node_get_literal(node)), info: string(cmark_node_get_fence_info(node)))
    case CMARK_NODE_HTML_BLOCK: .markup(string(cmark_node_get_literal(node)))
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading(Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: .rule
    case CMARK_NODE_TEXT: .text(string(cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan(string(cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_INLINE: .tag(string(cmark_node_get_literal(node)))
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link(string(cmark_node_get_url(node)))
    case CMARK_NODE_IMAGE: .picture(string(cmark_node_get_url(node)))
    case CMARK_NODE_FOOTNOTE_REFERENCE: .noteMark(noteNumber(node))
    case CMARK_NODE_FOOTNOTE_DEFINITION: notes[node].map { .note($0) } ?? .other
    default: extended(node)
    }
  }

  private static func list(_ node: OpaquePointer) -> MarkdownElement.List {
    MarkdownElement.List(
      isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
      isClosedByParenthesis: cmark_node_get_list_delim(node) == CMARK_PAREN_DELIM,
      isTight: cmark_node_get_list_tight(node) != 0,
      start: Int(cmark_node_get_list_start(node))
    )
  }

  private static func item(_ node: OpaquePointer) -> MarkdownElement {
    guard string(cmark_node_get_type_string(node)) == "tasklist" else { return .item(isDone: nil) }
    return .item(isDone: cmark_gfm_extensions_get_tasklist_item_checked(node))
  }

  /// The elements of extensions, which are told apart by their names.
  private static func extended(_ node: OpaquePointer) -> MarkdownElement {
    switch string(cmark_node_get_type_string(node)) {
    case "strikethrough": return .strikethrough
    case "table_cell": return .cell
    case "table_header": return .row(isHeader: true)
    case "table_row": return .row(isHeader: false)
    case "table":
      let count = Int(cmark_gfm_extensions_get_table_columns(node))
      guard let bytes = cmark_gfm_extensions_get_table_alignments(node) else {
        return .table([])
      }
      return .table((0..<count).map { alignment(bytes[$0]) })
    default: return .other
    }
  }

  private static func alignment(_ byte: UInt8) -> TextAlignment {
    switch byte {
    case UInt8(ascii: "l"): .left
    case UInt8(ascii: "c"): .center
    case UInt8(ascii: "r"): .right
    default: .natural
    }
  }
}
