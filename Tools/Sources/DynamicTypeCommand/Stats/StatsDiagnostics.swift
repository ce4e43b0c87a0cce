import Diagnostics
import SizeStatistics

/// The diagnostics of a file of statistics as lines for standard error.
struct StatsDiagnostics {
  let lines: [String]

  init(_ statistics: SizeReadingResult) {
    let shown = statistics.diagnostics.map { diagnostic in
      "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.message) "
        + diagnostic.hint
    }
    let further = statistics.diagnosticCount - shown.count
    lines = further > 0 ? shown + ["\(further) more findings of this kind are not shown."] : shown
  }
}
