import Diagnostics

/// The comments in a file that suppress findings.
///
/// `// dynamic-type:disable rule-a, rule-b -- reason` applies from its line until `// dynamic-type:enable
/// rule-a`; `disable:this`, `disable:next` and `disable:previous` apply to one line, `disable:file` to the
/// file. Without names, or with `all`, every rule is disabled.
struct Suppressions: Sendable {
  fileprivate struct Entry: Sendable {
    var rules: [String]
    var lines: ClosedRange<Int>
    var line: Int
    var column: Int
  }

  private var entries: [Entry] = []
  private var path = ""
  private static let mark = "dynamic-type:"

  /// The maximum number of a file's comments that are considered.
  private static let maximumCount = 5_000

  init() {}

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.path = path
    var number = 1
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.count > 20, line.contains(UInt8(ascii: "/")) {
        read(String(decoding: line, as: UTF8.self), number)
      }
      number += 1
    }
  }

  private mutating func read(_ line: String, _ number: Int) {
    guard let found = line.range(ofText: Self.mark), line[..<found.lowerBound].hasComment else {
      return
    }
    let words = line[found.upperBound...].split(separator: " ", omittingEmptySubsequences: true)
    guard let command = words.first?.split(separator: "\r").first else { return }
    let text = words.dropFirst().joined(separator: " ")
    let names = text.before("--").before("*/").split { $0 == "," || $0 == " " || $0 == "\r" }
      .map(String.init)
    let rules = names.contains("all") ? [] : names
    let column = line[..<found.lowerBound].utf16.count + 1
    switch command {
    case "enable": enable(rules, number)
    default:
      guard let lines = Self.lines(command, number) else { return }
      guard entries.count < Self.maximumCount else { return }
      entries.append(Entry(rules: rules, lines: lines, line: number, column: column))
    }
  }

  private static func lines(_ command: Substring, _ number: Int) -> ClosedRange<Int>? {
    switch command {
    case "disable": number...Int.max
    case "disable:this": number...number
    case "disable:next": (number + 1)...(number + 1)
    case "disable:previous": max(0, number - 1)...max(0, number - 1)
    case "disable:file": 0...Int.max
    default: nil
    }
  }

  private mutating func enable(_ rules: [String], _ number: Int) {
    for index in entries.indices where entries[index].lines.upperBound == Int.max {
      let entry = entries[index]
      guard entry.lines.lowerBound > 0, rules.isEmpty || !Set(rules).isDisjoint(with: entry.rules)
      else { continue }
      entries[index].lines = entry.lines.lowerBound...max(entry.lines.lowerBound, number)
    }
  }

  /// Removes suppressed findings, and adds findings about comments that name no rule or suppress nothing.
  func applied(to findings: [Finding], rules: [RuleDescription]) -> [Finding] {
    guard !entries.isEmpty else { return findings }
    let covered = CoveredLines(entries)
    let lines = FoundLines(findings)
    var kept = findings.filter { !covered.hold($0) }
    let known = Set(rules.map(\.id))
    for entry in entries {
      let location = SourceLocation(file: path, line: entry.line, column: entry.column)
      let unknown = entry.rules.filter { !known.contains($0) }
      for name in unknown {
        kept.append(
          Finding(
            rule: .suppressionUnknownRule,
            message: "The comment names a rule '\(name)' that does not exist.",
            location: location,
            hint: "'dynamictype lint --rules' lists the rules."
          )
        )
      }
      guard !lines.contain(entry), unknown.isEmpty else { continue }
      kept.append(
        Finding(
          rule: .suppressionUnused,
          message: "The comment suppresses no finding.",
          location: location,
          hint: "Remove it."
        )
      )
    }
    return kept
  }
}

/// The lines on which comments suppress findings, by rule; the entry for every rule has no name.
private struct CoveredLines {
  private var ranges: [String: [ClosedRange<Int>]] = [:]

  init(_ entries: [Suppressions.Entry]) {
    for entry in entries {
      for rule in entry.rules.isEmpty ? [""] : entry.rules {
        ranges[rule, default: []].append(entry.lines)
      }
    }
    ranges = ranges.mapValues(Self.joined)
  }

  /// Ranges without overlaps, in order.
  private static func joined(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }

  func hold(_ finding: Finding) -> Bool {
    ["", finding.rule.id].contains { rule in
      guard let ranges = ranges[rule] else { return false }
      let next = ranges.partitioningIndex { $0.lowerBound > finding.location.line }
      return next > 0 && ranges[next - 1].contains(finding.location.line)
    }
  }
}

/// The lines with findings, by rule; the entry for all rules has no name.
private struct FoundLines {
  private var lines: [String: [Int]] = [:]

  init(_ findings: [Finding]) {
    for finding in findings {
      lines["", default: []].append(finding.location.line)
      lines[finding.rule.id, default: []].append(finding.location.line)
    }
    lines = lines.mapValues { $0.sorted() }
  }

  /// Whether a comment suppresses any of the findings.
  func contain(_ entry: Suppressions.Entry) -> Bool {
    (entry.rules.isEmpty ? [""] : entry.rules).contains { rule in
      guard let lines = lines[rule] else { return false }
      let first = lines.partitioningIndex { $0 >= entry.lines.lowerBound }
      return first < lines.count && lines[first] <= entry.lines.upperBound
    }
  }
}

extension Array {
  /// The first index at which a condition holds, if it holds for all later elements.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StringProtocol {
  /// The first place of a text.
  fileprivate func range(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate var hasComment: Bool { range(ofText: "//") != nil || range(ofText: "/*") != nil }

  fileprivate func before(_ text: String) -> String {
    range(ofText: text).map { String(self[..<$0.lowerBound]) } ?? String(self)
  }
}
