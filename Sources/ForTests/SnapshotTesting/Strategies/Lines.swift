import Foundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// Text, compared line by line, with four lines around each difference.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let hunks = LineHunks(
          old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
          new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        )
        return (hunks.text, [XCTAttachment(data: Data(hunks.text.utf8))])
      }
    )
  }
}

/// The groups of lines that differ, as in a patch.
struct LineHunks {
  private static let context = 4
  let text: String

  private enum Line {
    case both(String)
    case old(String)
    case new(String)

    /// Signs that are as wide as each other in most fonts.
    var text: String {
      switch self {
      case .both(let line): "\u{2007}\(line)"
      case .old(let line): "\u{2212}\(line)"
      case .new(let line): "+\(line)"
      }
    }

    var isBoth: Bool { if case .both = self { true } else { false } }
    var isOld: Bool { if case .new = self { false } else { true } }
    var isNew: Bool { if case .old = self { false } else { true } }
  }

  init(_ old: [String], _ new: [String]) {
    let lines = Self.merged(old, new)
    var hunks: [String] = []
    var (start, oldLine, newLine) = (0, 1, 1)
    var at = 0
    func skip(to end: Int) {
      for line in lines[start..<end] {
        if line.isOld { oldLine += 1 }
        if line.isNew { newLine += 1 }
      }
      start = end
    }
    while let first = lines[at...].firstIndex(where: { !$0.isBoth }) {
      var last = first
      while let next = lines[(last + 1)...].prefix(Self.context * 2 + 1)
        .firstIndex(where: { !$0.isBoth })
      {
        last = next
      }
      skip(to: max(start, first - Self.context))
      let end = min(lines.count, last + 1 + Self.context)
      let part = lines[start..<end]
      let counts = (part.filter(\.isOld).count, part.filter(\.isNew).count)
      let header = "@@ \u{2212}\(oldLine),\(counts.0) +\(newLine),\(counts.1) @@"
      hunks.append(([header] + part.map(\.text)).joined(separator: "\n"))
      skip(to: end)
      at = end
    }
    text = hunks.joined(separator: "\n")
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (at, to) = (0, 0)
    while at < old.count || to < new.count {
      if at < old.count, removed.contains(at) {
        lines.append(.old(old[at]))
        at += 1
      } else if to < new.count, added.contains(to) {
        lines.append(.new(new[to]))
        to += 1
      } else {
        lines.append(.both(old[at]))
        (at, to) = (at + 1, to + 1)
      }
    }
    return lines
  }
}
