import Diagnostics
import DynamicType
import JSONText

/// Counts the rows of a file, and gives an account of those that it cannot count.
struct SizeRowInterpreter {
  private(set) var statistics = SizeReadingResult()
  private let options: SizeReadingOptions
  private let columns: SizeColumns
  private var users = UserTable()
  private var groupIndices: [[String]: Int] = [:]
  private var furtherGroup: Int?
  private var readings: [String: Int32] = [:]
  private var sizes: [SizeName] = []

  /// Texts of sizes whose reading is remembered; a file with more different ones has none to repeat.
  private static let maximumReadings = 4096

  /// Creates an interpreter for the columns of a file; `position` is that of their names.
  init(columns names: [String], at position: TextPosition, options: SizeReadingOptions) {
    self.options = options
    columns = SizeColumns(names: names, groupedBy: options.groupedBy)
    statistics.isOfEvents = columns.areEvents
    statistics.namesUsers = columns.areEvents && columns.user != nil
    statistics.unreadColumns = columns.unread
    check(position)
  }

  /// Whether the columns hold text sizes; without them no row is counted.
  var countsRows: Bool { columns.areComplete }

  /// Counts a row.
  mutating func count(_ row: SizeRow) {
    guard columns.areComplete else { return }
    guard columns.category != nil else { return countSizes(of: row) }
    guard let size = size(of: row) else { return }
    if columns.areEvents {
      countEvent(row, size)
    } else if let number = number(in: cell(columns.count, of: row), of: row) {
      add(number, sizes[size], row)
    }
  }

  /// Leaves rows out that could not be taken apart.
  mutating func leaveOut(_ rows: Int, _ message: String, at position: TextPosition, hint: String) {
    statistics.rows.leftOut += rows
    report(.error, message, at: position, hint: hint)
  }

  /// Keeps a diagnostic, or its number where there are many.
  mutating func report(
    _ severity: Severity,
    _ message: String,
    at position: TextPosition,
    hint: String
  ) {
    statistics.diagnosticCount += 1
    guard statistics.diagnostics.count < options.maximumDiagnostics else { return }
    let location = SourceLocation(
      file: options.file,
      line: position.line,
      column: position.column
    )
    statistics.diagnostics.append(
      SizeDiagnostic(severity: severity, message: message, location: location, hint: hint)
    )
  }
}

extension SizeRowInterpreter {
  /// Reports columns that are missing, and those by which nobody may be grouped.
  private mutating func check(_ position: TextPosition) {
    let names = columns.names.map { "'\(Self.shown($0))'" }.joined(separator: ", ")
    if !columns.areComplete {
      report(
        .error,
        "No column holds the text size.",
        at: position,
        hint: "Call it 'category', with 'count' or 'user' beside it. The columns are \(names)."
      )
    }
    for (name, index) in zip(options.groupedBy, columns.groups) {
      if index == nil {
        report(
          .error,
          "There is no column '\(Self.shown(name))'.",
          at: position,
          hint: "The columns are \(names)."
        )
      } else if index == columns.user, columns.areEvents {
        report(
          .error,
          "The column '\(Self.shown(name))' identifies users, who are not grouped by it.",
          at: position,
          hint: "Group by a column that many users share, such as the platform."
        )
      } else {
        statistics.groupedBy.append(name)
      }
    }
  }

  /// The columns by which users are grouped.
  private var groupColumns: [Int] {
    columns.groups.compactMap(\.self).filter { !columns.areEvents || $0 != columns.user }
  }

  private func cell(_ column: Int?, of row: SizeRow) -> SizeRow.Cell? {
    guard let column, column < row.cells.count else { return nil }
    return row.cells[column]
  }

  /// Returns the index of the size that a row names; a row without one is left out.
  private mutating func size(of row: SizeRow) -> Int? {
    guard let cell = cell(columns.category, of: row) else {
      leaveOut(row, "The row has no text size.", at: row.position) {
        "Write 'unspecified' where the system gave none."
      }
      return nil
    }
    if let known = readings[cell.text], known >= 0 { return Int(known) }
    guard let size = SizeName(cell.text) else {
      leaveOut(row, "'\(Self.shown(cell.text))' is no text size.", at: cell.position) {
        SizeName.hint(for: cell.text)
      }
      return nil
    }
    let index = sizes.firstIndex(of: size) ?? sizes.count
    if index == sizes.count { sizes.append(size) }
    if readings.count < Self.maximumReadings { readings[cell.text] = Int32(index) }
    return index
  }

  /// Leaves a row out, and counts the users that it tells of.
  private mutating func leaveOut(
    _ row: SizeRow,
    _ message: String,
    at position: TextPosition,
    hint: () -> String
  ) {
    if !columns.areEvents, let text = cell(columns.count, of: row)?.text,
      let number = Int(text), number > 0, number <= NumberText.largestCount
    {
      statistics.usersLeftOut += min(number, Int.max - statistics.usersLeftOut)
    } else if columns.areEvents, columns.user == nil {
      statistics.usersLeftOut += 1
    }
    statistics.rows.leftOut += 1
    let isKept = statistics.diagnostics.count < options.maximumDiagnostics
    report(.error, message, at: position, hint: isKept ? hint() : "")
  }

  /// Returns a number of users; a row with any other text is left out.
  private mutating func number(in cell: SizeRow.Cell?, of row: SizeRow) -> Int? {
    guard let cell else {
      leaveOut(row, "The row has no number of users.", at: row.position) {
        "Write 0 where there are none."
      }
      return nil
    }
    let isWhole = cell.text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    if isWhole, let number = Int(cell.text), number <= NumberText.largestCount { return number }
    leaveOut(row, "'\(Self.shown(cell.text))' is no number of users.", at: cell.position) {
      isWhole
        ? "Numbers go up to 9007199254740992."
        : "Write a whole number from 0 on, in digits without separators; shares are not read."
    }
    return nil
  }

  private mutating func add(_ number: Int, _ size: SizeName, _ row: SizeRow) {
    let group = group(of: row)
    let isAdded =
      size.categories.map { statistics.groups[group].counts.add(number, to: $0) }
      ?? statistics.groups[group].counts.addUnspecified(number)
    if isAdded {
      statistics.rows.counted += 1
    } else {
      leaveOut(row, "The users are more than 2^63 together.", at: row.position) {
        "Check the numbers of users above."
      }
    }
  }

  /// Counts the cells of a row whose columns are categories.
  private mutating func countSizes(of row: SizeRow) {
    for (index, size) in columns.sizes {
      guard let cell = cell(index, of: row) else { continue }
      if let number = number(in: cell, of: row) { add(number, size, row) }
    }
  }

  private mutating func countEvent(_ row: SizeRow, _ size: Int) {
    guard columns.user != nil else { return add(1, sizes[size], row) }
    guard let user = cell(columns.user, of: row) else {
      return leaveOut(row, "The row names no user.", at: row.position) {
        "Name the user in each row, or leave the column out to count sessions."
      }
    }
    let entry = UserTable.Entry(group: Int32(group(of: row)), size: Int32(size))
    switch users.record(user.text, at: time(of: row), entry) {
    case .outdated: statistics.rows.replaced += 1
    case .added: add(1, sizes[size], row)
    case .replaced(let older):
      statistics.rows.replaced += 1
      statistics.rows.counted -= 1
      statistics.groups[Int(older.group)].counts
        .removeOne(from: sizes[Int(older.size)].categories)
      add(1, sizes[size], row)
    }
  }

  /// The time of an event; one that cannot be read is older than all others.
  private mutating func time(of row: SizeRow) -> Double {
    guard columns.time != nil else { return 0 }
    let cell = cell(columns.time, of: row)
    if let cell, let seconds = TimeText.seconds(cell.text) { return seconds }
    report(
      .warning,
      cell.map { "'\(Self.shown($0.text))' is no time." } ?? "The row has no time.",
      at: cell?.position ?? row.position,
      hint: "The event counts as older than all others. Read are times such as "
        + "2026-11-23T01:12:00Z, dates, and seconds since 1970."
    )
    return -.infinity
  }

  private mutating func group(of row: SizeRow) -> Int {
    let values = groupColumns.map { cell($0, of: row)?.text ?? "" }
    if let known = groupIndices[values] { return known }
    if groupIndices.count >= options.maximumGroups { return furtherGroup(at: row.position) }
    groupIndices[values] = statistics.groups.count
    statistics.groups.append(SizeReadingResult.Group(values: values, counts: SizeCounts()))
    return statistics.groups.count - 1
  }

  /// The group of users for whose own group there is no place.
  private mutating func furtherGroup(at position: TextPosition) -> Int {
    if let furtherGroup { return furtherGroup }
    report(
      .warning,
      "There are more than \(options.maximumGroups) groups; all further ones form one.",
      at: position,
      hint: "Group by a column with few different values."
    )
    let values = groupColumns.map { _ in "further" }
    statistics.groups.append(SizeReadingResult.Group(values: values, counts: SizeCounts()))
    furtherGroup = statistics.groups.count - 1
    return statistics.groups.count - 1
  }

  /// A text of the file as a message shows it: short, and without control characters.
  static func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(40).map { scalar -> Character in
      let category = scalar.properties.generalCategory
      return category == .control || category == .format || category == .lineSeparator
        || category == .paragraphSeparator ? "\u{FFFD}" : Character(scalar)
    }
    return String(scalars) + (text.unicodeScalars.count > 40 ? "…" : "")
  }
}
