/// The difference between two lists of lines, in a form for people.
struct LineDifference {
  /// The lines that differ, below the headings of their screens.
  ///
  /// A line with `-` is expected and not there, a line with `+` is there and not expected.
  let lines: [String]

  /// The number of lines that differ.
  let count: Int

  init(expected: [String], shown: [String]) {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in shown.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    count = removed.count + added.count
    var found: [String] = []
    var (heading, isHeadingShown) = ("", true)
    var (old, new) = (0, 0)
    func add(_ line: String) {
      if !isHeadingShown {
        found.append(heading)
        isHeadingShown = true
      }
      found.append(line)
    }
    while old < expected.count || new < shown.count {
      if old < expected.count, removed.contains(old) {
        add("- \(expected[old])")
        old += 1
      } else if new < shown.count, added.contains(new) {
        add("+ \(shown[new])")
        new += 1
      } else {
        if new < shown.count, shown[new].hasPrefix("## ") {
          heading = "  \(shown[new])"
          isHeadingShown = false
        }
        old += 1
        new += 1
      }
    }
    lines = found
  }

  /// The first lines, with the number of those that are left out.
  func text(limit: Int = 40) -> String {
    let left = lines.count - limit
    let shown = lines.prefix(limit).joined(separator: "\n")
    return left > 0 ? "\(shown)\n  (\(left) lines more)" : shown
  }
}
