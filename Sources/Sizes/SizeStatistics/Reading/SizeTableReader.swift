import JSONText

/// Reads a table with separators, record by record.
struct SizeTableReader {
  private var records: DelimitedRecords
  private var interpreter: SizeRowInterpreter?
  private let options: SizeReadingOptions

  init(separator: UInt8, options: SizeReadingOptions) {
    records = DelimitedRecords(separator: separator)
    self.options = options
  }

  /// Whether rows are counted, and end.
  var readsOn: Bool { (interpreter?.countsRows ?? true) && !records.isEndless }

  mutating func read(_ bytes: [UInt8]) {
    var index = 0
    while records.next(in: bytes, from: &index) { record() }
  }

  mutating func finish() -> SizeReadingResult {
    if records.finish() { record() }
    return interpreter?.statistics ?? SizeReadingResult()
  }

  private mutating func record() {
    guard !records.isBlank else { return }
    let start = records.fields.first?.position ?? TextPosition(line: records.recordLine, column: 1)
    let cells = records.fields.map { field -> SizeRow.Cell? in
      let text = records.text(field)
      return text.isEmpty ? nil : SizeRow.Cell(text: text, position: field.position)
    }
    let row = SizeRow(cells: cells, position: start)
    guard interpreter != nil else { return begin(with: row) }
    switch records.fault {
    case nil: interpreter?.count(row)
    case .openQuote:
      interpreter?.leaveOut(
        records.lineSpan,
        "A quote of the row that begins here is not closed before the end of the file.",
        at: start,
        hint: "Close it, and write a quote inside quotes twice."
      )
    case .tooLong:
      interpreter?.leaveOut(
        records.lineSpan,
        "The row that begins here has more than 1 MB.",
        at: start,
        hint: "A quote may not be closed; write a quote inside quotes twice."
      )
    }
  }

  /// Takes the first record as the names of the columns, or as a row where it is a size and a number.
  private mutating func begin(with row: SizeRow) {
    let names = row.cells.map { $0?.text ?? "" }
    if names.count == 2, let size = names.firstIndex(where: { SizeName($0) != nil }),
      Int(names[1 - size]) != nil
    {
      let columns = size == 0 ? ["category", "count"] : ["count", "category"]
      interpreter = SizeRowInterpreter(columns: columns, at: row.position, options: options)
      interpreter?.count(row)
    } else {
      interpreter = SizeRowInterpreter(columns: names, at: row.position, options: options)
    }
  }
}
