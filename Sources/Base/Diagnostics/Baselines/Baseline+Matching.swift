/// Findings beside a baseline.
public struct BaselineMatch: Hashable, Sendable {
  /// The findings that the baseline does not know.
  public var new: [Finding]

  /// The findings that it knows.
  public var known: [Finding]

  /// The entries that were found less often than they say, with the number that is missing.
  public var stale: [Baseline.Entry]
}

extension Baseline {
  /// Compares findings with the baseline.
  ///
  /// Where there are more findings of one fingerprint than the baseline knows, all of them are new,
  /// because nothing tells which of them is new.
  ///
  /// - Parameters:
  ///   - findings: The findings of a run.
  ///   - root: The absolute path of the project, or empty.
  /// - Returns: The findings, sorted, and the stale entries.
  public func match(_ findings: [Finding], root: String = "") -> BaselineMatch {
    let marked = findings.inReportOrder().map { ($0, $0.fingerprint(in: root)) }
    let found = Dictionary(grouping: marked, by: \.1).mapValues(\.count)
    let allowed = Dictionary(uniqueKeysWithValues: entries.map { ($0.fingerprint, $0.count) })
    var match = BaselineMatch(new: [], known: [], stale: [])
    for (finding, mark) in marked {
      let isKnown = found[mark, default: 0] <= allowed[mark, default: 0]
      if isKnown { match.known.append(finding) } else { match.new.append(finding) }
    }
    match.stale = entries.compactMap { entry in
      var stale = entry
      stale.count -= found[entry.fingerprint, default: 0]
      return stale.count > 0 ? stale : nil
    }
    return match
  }
}

extension BaselineMatch {
  /// Returns a finding of the rule `baseline-stale` for each stale entry.
  ///
  /// - Parameter baselineFile: The path of the baseline.
  /// - Returns: The findings, in the order of the baseline.
  public func staleFindings(in baselineFile: String) -> [Finding] {
    stale.map { entry in
      let object = entry.objectID.map { ", object \($0)" } ?? ""
      let times = entry.count == 1 ? "" : " \(entry.count) times"
      return Finding(
        rule: .baselineStale,
        message: "The baseline has '\(entry.rule)' for \(entry.file)\(object)\(times), "
          + "and it is found no more.",
        location: SourceLocation(file: baselineFile),
        hint: "Write the baseline again to remove it.",
        anchor: entry.fingerprint.description
      )
    }
  }
}
