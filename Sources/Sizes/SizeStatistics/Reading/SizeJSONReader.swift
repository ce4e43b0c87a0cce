import JSONText

/// Reads rows that are JSON objects: in a document, or one on each line.
struct SizeJSONReader {
  private var interpreter: SizeRowInterpreter?
  private var names: [String] = []
  private let options: SizeReadingOptions

  init(options: SizeReadingOptions) { self.options = options }

  /// The statistics so far.
  var statistics: SizeReadingResult { interpreter?.statistics ?? SizeReadingResult() }

  /// Whether rows are counted: there are columns with text sizes, or there was no row yet.
  var readsOn: Bool { interpreter?.countsRows ?? true }

  /// Leaves out a line that does not end.
  mutating func leaveOutLine(_ number: Int) {
    fail(
      "The line that begins here has more than 1 MB.",
      at: TextPosition(line: number, column: 1),
      hint: "Write one object on each line."
    )
  }

  /// Whether a line is an object that says how large somebody's text is.
  static func isRow(_ line: ArraySlice<UInt8>) -> Bool {
    guard let document = try? JSONDocument(parsing: line), let members = document.root.members
    else {
      return false
    }
    return SizeColumns(names: members.map(\.key), groupedBy: []).areComplete
  }

  /// Reads a document: a list of rows, an object that holds one, or numbers by category.
  mutating func readDocument(_ bytes: [UInt8]) {
    guard bytes.count <= options.maximumDocumentSize else {
      return fail(
        "The document has more than \(options.maximumDocumentSize >> 20) MiB.",
        at: TextPosition(line: 1, column: 1),
        hint: "Write a table or one object on each line, which may have any length."
      )
    }
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(
        parsing: bytes,
        limits: JSONLimits(maximumSize: options.maximumDocumentSize)
      )
      let rows = Self.rows(of: document.root)
      begin(with: rows, at: document.position(at: document.root.offset))
      for row in rows { count(row) { document.position(at: $0) } }
    } catch {
      fail(error.sentence, at: error.position)
    }
  }

  /// Reads one line, which holds one row.
  mutating func readLine(_ bytes: ArraySlice<UInt8>, number: Int) {
    guard bytes.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { return }
    do throws(JSONSyntaxError) {
      let document = try JSONDocument(parsing: bytes)
      if interpreter == nil {
        begin(with: [document.root], at: TextPosition(line: number, column: 1))
      }
      count(document.root) { offset in
        TextPosition(line: number, column: document.position(at: offset).column)
      }
    } catch {
      fail(error.sentence, at: TextPosition(line: number, column: error.position.column))
    }
  }

  private static func rows(of root: JSONNode) -> [JSONNode] {
    if let elements = root.elements { return elements }
    let lists = (root.members ?? []).compactMap(\.value.elements)
    return lists.first { list in list.contains { $0.members != nil } } ?? [root]
  }

  /// Takes the keys of all rows as the columns.
  private mutating func begin(with rows: [JSONNode], at position: TextPosition) {
    var seen: Set<String> = []
    for member in rows.lazy.flatMap({ $0.members ?? [] }) where seen.insert(member.key).inserted {
      names.append(member.key)
    }
    interpreter = SizeRowInterpreter(columns: names, at: position, options: options)
  }

  private mutating func count(_ node: JSONNode, position: (Int) -> TextPosition) {
    guard let members = node.members else {
      interpreter?.leaveOut(
        1,
        "A row is \(node.kind).",
        at: position(node.offset),
        hint: "Write an object such as {\"category\": \"L\", \"count\": 700}."
      )
      return
    }
    var cells = [SizeRow.Cell?](repeating: nil, count: names.count)
    for member in members {
      guard let index = names.firstIndex(of: member.key), let text = Self.text(of: member.value)
      else { continue }
      cells[index] = SizeRow.Cell(text: text, position: position(member.value.offset))
    }
    interpreter?.count(SizeRow(cells: cells, position: position(node.offset)))
  }

  private static func text(of node: JSONNode) -> String? {
    switch node.content {
    case .null: nil
    case .string(let text): text.isEmpty ? nil : NumberText.trimmed(Array(text.utf8)[...])
    case .number(let number): JSONWriter.text(of: number)
    default: node.kind
    }
  }

  private mutating func fail(
    _ message: String,
    at position: TextPosition,
    hint: String = "Correct the JSON."
  ) {
    if interpreter == nil {
      interpreter = SizeRowInterpreter(
        columns: ["category", "count"],
        at: position,
        options: options
      )
    }
    interpreter?.leaveOut(1, message, at: position, hint: hint)
  }
}
