import CommandSupport
import SizeStatistics

/// A distribution as text bars, as wide as the terminal.
struct StatsChart {
  private let distribution: SizeDistribution
  private let terminal: Terminal

  init(_ distribution: SizeDistribution, on terminal: Terminal) {
    self.distribution = distribution
    self.terminal = terminal
  }

  /// A line for each bin: its name, its users, its share, the interval of the share, and a bar.
  ///
  /// If the terminal is too narrow for a bar of eight characters, the interval is left out first, then the
  /// users.
  var text: String {
    let columns = [names, users, shares, intervals]
    let kept = [columns, [names, users, shares], [names, shares]].first { room(beside: $0) >= 8 }
    let shown = kept ?? [names, shares]
    let width = min(room(beside: shown), 60)
    return distribution.bins.indices.map { index in
      var line = shown.map { $0[index] }.joined(separator: "  ")
      if width > 0 { line += "  " + bar(distribution.bins[index].users, width: width) }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  private func room(beside columns: [[String]]) -> Int {
    let used = columns.reduce(0) { $0 + ($1.first?.count ?? 0) + 2 }
    return (terminal.width ?? 80) - used
  }

  private var names: [String] { Self.padded(distribution.bins.map(\.name), toLeft: true) }

  private var users: [String] {
    Self.padded(distribution.bins.map { "\($0.users)" }, toLeft: false)
  }

  private var proportions: [Proportion] {
    distribution.bins.map { Proportion($0.users, of: distribution.users) }
  }

  private var shares: [String] { Self.padded(proportions.map(\.percentage), toLeft: false) }

  private var intervals: [String] {
    Self.padded(proportions.map { "(\($0.intervalText))" }, toLeft: false)
  }

  private func bar(_ users: Int, width: Int) -> String {
    let most = distribution.bins.map(\.users).max() ?? 0
    guard most > 0, users > 0 else { return "" }
    let length = Double(users) / Double(most) * Double(width)
    guard terminal.allowsBlocks else {
      return String(repeating: "#", count: max(1, Int(length.rounded())))
    }
    let eighths = max(1, Int((length * 8).rounded()))
    let rest = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    return String(repeating: "█", count: eighths / 8) + rest
  }

  private static func padded(_ texts: [String], toLeft: Bool) -> [String] {
    let width = texts.map(\.count).max() ?? 0
    return texts.map { text in
      let space = String(repeating: " ", count: width - text.count)
      return toLeft ? text + space : space + text
    }
  }
}

extension Proportion {
  /// The ends of the confidence interval in percent, as in `1.2–3.4 %`.
  var intervalText: String {
    Self.text(confidenceInterval)
  }

  /// A stretch of shares in percent.
  static func text(_ shares: ClosedRange<Double>) -> String {
    let lower = Proportion.percentage(shares.lowerBound)
    return lower.dropLast(2) + "–" + Proportion.percentage(shares.upperBound)
  }
}
