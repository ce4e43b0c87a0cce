import CommandSupport
import DynamicType
import SizeStatistics

/// The answer of `dynamictype stats`.
struct StatsReport {
  var statistics: SizeReadingResult
  var summary: SizeSummary
  var caps: [ContentSizeCategory]
  var texts: StatsTexts
  /// The users of an earlier file, or `nil` if none is named.
  var earlier: SizeSummary?

  /// The chart as a picture.
  var chart: SizeChart {
    SizeChart(
      summary,
      title: title,
      notes: summary.total == nil ? [suppressed] : [mergedNote].compactMap(\.self)
    )
  }

  /// Returns the chart, the tables and the notes for a terminal.
  func text(on terminal: Terminal) -> String {
    guard let total = summary.total else { return ([suppressed] + notes).joined(separator: "\n") }
    guard total.users > 0 else { return (["No user is counted."] + notes).joined(separator: "\n") }
    let chart = StatsChart(total, on: terminal).text
    let tables = StatsTables(report: self, total: total).sections.map { section in
      terminal.bold(section.heading) + "\n" + section.table.text(on: Self.plain(terminal))
    }
    return ([terminal.bold(title) + "\n" + chart] + tables + [notes.joined(separator: "\n")])
      .joined(separator: "\n\n")
  }

  /// The tables and the notes in Markdown.
  var markdown: String {
    guard let total = summary.total, total.users > 0 else {
      return (["# Text sizes", summary.total == nil ? suppressed : "No user is counted."] + notes)
        .joined(separator: "\n\n")
    }
    let tables = StatsTables(report: self, total: total)
    let sections = [tables.sizes] + tables.sections
    return
      (["# \(title)"] + sections.map { "## \($0.heading)\n\n\($0.table.markdown)" }
      + [notes.map { "- \($0)" }.joined(separator: "\n")]).joined(separator: "\n\n")
  }

  var title: String {
    let counted = statistics.isOfEvents && !statistics.namesUsers ? "sessions" : "users"
    return summary.total.map { "Text sizes of \($0.users) \(counted)" } ?? "Text sizes"
  }

  private var suppressed: String {
    "There are fewer than \(summary.minimumGroup) users, so nothing is shown of them."
  }

  /// Headings of sections are bold, but the titles of their columns are not.
  private static func plain(_ terminal: Terminal) -> Terminal {
    var plain = terminal
    plain.allowsBold = false
    return plain
  }
}

extension StatsReport {
  /// The sentences below the tables: users missing from the figures, and merged sizes.
  var notes: [String] {
    [
      changeNote, textsNote, previewNote, mergedNote, groupNote, unspecifiedNote, rowsNote,
      columnsNote, sessionsNote,
    ]
    .compactMap(\.self)
  }

  private var changeNote: String? {
    guard let earlier, summary.total != nil else { return nil }
    guard let users = earlier.total?.users else {
      return "The earlier file has fewer than \(earlier.minimumGroup) users and is not shown."
    }
    return users == 0 ? "No user of the earlier file is counted." : nil
  }

  private var textsNote: String? {
    guard let total = summary.total, total.users > 0 else { return nil }
    let isTroubled = texts.capped.lazy.flatMap(\.texts).contains { text in
      total.users(seeing: text).upperBound > 0 || total.users(forWhomIsCut: text).upperBound > 0
    }
    return isTroubled ? nil : "Nobody sees a \(texts.kind) under 11 points or cut off by a cap."
  }

  private var previewNote: String? {
    guard let total = summary.total, total.users > 0 else { return nil }
    let categories = total.categoriesToPreview()
    let share = total.share(total.users { categories.contains($0) }).lowerBound.percentage
    let names = categories.map(\.shortName).joined(separator: ", ")
    return "Looking at \(names) shows the layouts of \(share) of them."
  }

  private var mergedNote: String? {
    guard let total = summary.total else { return nil }
    let isMerged = total.bins.contains { $0.categories.lowerBound != $0.categories.upperBound }
    guard isMerged else { return nil }
    return statistics.total.distribution.bins.count == total.bins.count
      ? "The file does not tell all sizes apart."
      : "Sizes with fewer than \(summary.minimumGroup) users are merged with neighbors."
  }

  private var groupNote: String? {
    guard !summary.groupedBy.isEmpty else { return nil }
    let small = summary.groups.last.flatMap { $0.values.isEmpty ? $0 : nil }
    let least = summary.minimumGroup * 12
    if summary.groups.isEmpty { return "No two groups have \(least) users, so none is shown." }
    return small.map { "Groups with fewer than \(least) users are shown as one: \($0.name)." }
  }

  private var unspecifiedNote: String? {
    guard summary.unspecified.upperBound > 0 else { return nil }
    let number =
      summary.unspecified.count == 1
      ? "\(summary.unspecified.lowerBound)" : "Fewer than \(summary.minimumGroup)"
    return "\(number) more have no category (unspecified) and are in no share."
  }

  private var rowsNote: String? {
    let rows = statistics.rows
    guard rows.replaced + rows.leftOut > 0 else { return nil }
    let replaced = rows.replaced > 0 ? ", \(rows.replaced) older events of the same users" : ""
    let users = statistics.usersLeftOut > 0 ? " with \(statistics.usersLeftOut) users" : ""
    let leftOut = rows.leftOut > 0 ? ", \(rows.leftOut) left out because of a fault\(users)" : ""
    return "Rows: \(rows.counted) counted\(replaced)\(leftOut)."
  }

  private var columnsNote: String? {
    guard !statistics.unreadColumns.isEmpty else { return nil }
    let names = statistics.unreadColumns.prefix(8).map(StatsReport.printable)
    let further = statistics.unreadColumns.count > 8 ? " and others" : ""
    return "Columns that are not read: \(names.joined(separator: ", "))\(further)."
  }

  private var sessionsNote: String? {
    guard statistics.isOfEvents, !statistics.namesUsers, statistics.rows.counted > 0 else {
      return nil
    }
    return "No column names the user, so each row counts as a session of its own."
  }

  /// A text of a file without characters that control a terminal.
  static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.prefix(40).map {
        $0.value < 0x20 || 0x7F...0x9F ~= $0.value ? " " : Character($0)
      }
    )
  }
}
