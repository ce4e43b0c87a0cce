/// The distance of an app from Apple's Larger Text label, file by file.
public struct LargerTextReport: Hashable, Sendable {
  /// The parts, by file and then in the order of the file.
  public let parts: [AppPart]
  /// The edits with the greatest gain.
  public let edits: [EditGain]
  /// Sentences about the omissions of the report.
  public var notices: [String] = []

  /// Creates a report.
  public init(_ parts: [AppPart]) {
    let order = parts.enumerated().sorted {
      ($0.element.file, $0.offset) < ($1.element.file, $1.offset)
    }
    self.parts = order.map(\.element)
    edits = EditGain.best(for: self.parts)
  }

  /// The parts of each file, in the order of the files.
  var files: [(path: String, parts: [AppPart])] {
    Dictionary(grouping: parts, by: \.file).sorted { $0.key < $1.key }
      .map { (path: $0.key, parts: $0.value) }
  }

  /// The number of parts of some kinds with a standing.
  func count(_ kinds: [AppPart.Kind], _ standing: AppPart.Standing) -> Int {
    parts.count { kinds.contains($0.kind) && $0.standing == standing }
  }

  /// The state of the app in sentences.
  var summary: [String] {
    var sentences: [String] = []
    let shown: [AppPart.Kind] = [.screen, .view]
    let judged = count(shown, .supported) + count(shown, .notYet)
    if judged > 0 {
      sentences.append(
        "\(count(shown, .supported)) of \(counted(judged, "screen or view", "screens and views")) "
          + "of documents hold at AX3."
      )
    }
    let types = parts.count { $0.kind == .type }
    if types > 0 {
      sentences.append(
        "Nothing was found in \(count([.type], .clear)) of \(counted(types, "type", "types")) of "
          + "the source, which were read and not laid out."
      )
    }
    let others = count([.file], .notYet)
    if others > 0 {
      sentences.append(
        "Something was found in \(counted(others, "further file", "further files"))."
      )
    }
    if sentences.isEmpty { sentences = ["No screens and no source were found."] }
    return sentences
  }
}

/// A number with its noun.
func counted(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

extension EditGain {
  /// The place in words: `Theme.swift:12`, or `Main.storyboard:40, object aB-1`.
  var words: String {
    let line = place.line > 0 ? ":\(place.line)" : ""
    let object = place.objectID.map { ", object \($0)" } ?? ""
    return place.file + line + object
  }

  /// The gain in words.
  var gain: String {
    let faults = counted(removed, "finding", "findings")
    guard !turned.isEmpty else {
      return "removes \(faults); the parts that have them have others too"
    }
    let kinds: [(AppPart.Kind, String, String)] = [
      (.screen, "screen", "screens"), (.view, "view", "views"), (.type, "type", "types"),
      (.file, "file", "files"),
    ]
    let parts = kinds.compactMap { kind, one, many in
      let number = turned.count { $0.kind == kind }
      return number == 0 ? nil : counted(number, one, many)
    }
    return "turns \(parts.joined(separator: ", ")), removes \(faults)"
  }
}
