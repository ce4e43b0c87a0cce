import CommandSupport
import DynamicType
import FileAccess
@_spi(Supervision) import ScreenPreview

/// Facts about screens, documents and files from processes that have ended, passed from process to process.
struct KnownEnds: Sendable {
  /// The ends of processes by the path of the document or the name of the screen.
  var ends: [String: PreviewRun.ProcessEnd] = [:]
  /// The text sizes at which screens ended processes, by the name of the screen.
  var sizes: [String: ContentSizeCategory] = [:]
  /// The screens that were shown without ending a process.
  var done: Set<String> = []
  /// Picture and font files that ended a process.
  var files: [PreviewRun.EndingFile] = []
  /// Whether a process before this one has printed its report.
  var hasPrinted = false

  /// Separates the parts of a line; it is removed from messages that contain it.
  private static let separator = "\u{1F}"

  init() {}

  /// Reads a former value of ``lines`` and ``texts(aboutFiles:)``.
  init(_ lines: [String], files: [(file: SharedNotes.DecodedFile, text: String)]) {
    for line in lines {
      let parts = line.split(
        separator: Self.separator,
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      if parts == ["printed"] { hasPrinted = true }
      guard parts.count == 2 else { continue }
      let name = String(parts[1])
      if parts[0] == "done" {
        done.insert(name)
      } else if parts[0].hasPrefix("at ") {
        sizes[name] = ContentSizeCategory(String(parts[0].dropFirst(3)))
      } else if let end = PreviewRun.ProcessEnd(record: parts[0]) {
        ends[name] = end
      }
    }
    self.files = files.compactMap { file, record in
      guard let end = PreviewRun.ProcessEnd(record: Substring(record)) else { return nil }
      return PreviewRun.EndingFile(beginning: file.beginning, count: file.count, end: end)
    }
  }

  /// The ends and the screens, one per line: the fact and the name.
  var lines: [String] {
    ends.map { $0.value.record.replacing(Self.separator, with: " ") + Self.separator + $0.key }
      .sorted()
      + sizes.map { "at \($0.value.shortName)" + Self.separator + $0.key }.sorted()
      + done.sorted().map { "done" + Self.separator + $0 } + (hasPrinted ? ["printed"] : [])
  }

  /// Forgets failures that a changed file may have fixed.
  ///
  /// A document has its own screens; any other file, such as an image, may affect all of them.
  mutating func forget(changed path: String) { ends = Self.remaining(ends, afterChange: path) }

  /// The ends that remain valid after a change of a file.
  static func remaining(
    _ ends: [String: PreviewRun.ProcessEnd],
    afterChange path: String
  ) -> [String: PreviewRun.ProcessEnd] {
    guard ["storyboard", "xib"].contains(FilePath.fileExtension(path)) else { return [:] }
    return ends.filter { $0.key != path && !$0.key.hasPrefix(path + ", ") }
  }

  /// The number of the trial part that contains a screen: the same in each process.
  static func part(of name: String, among parts: Int) -> Int {
    // FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/.
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash % UInt32(max(1, parts)))
  }
}

extension PreviewRun.ProcessEnd {
  /// The end as a word, a number and, if there is one, a sentence.
  var record: String {
    switch self {
    case .signal(let number, let words): "signal \(number)" + (words.map { " " + $0 } ?? "")
    case .exit(let status): "exit \(status)"
    case .tookTooLong(let seconds): "time \(seconds)"
    case .usedTooMuchMemory(let megabytes): "memory \(megabytes)"
    }
  }

  init?(record: Substring) {
    let parts = record.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, let number = Int(parts[1]) else { return nil }
    switch parts[0] {
    case "signal":
      self = .signal(
        Int32(truncatingIfNeeded: number),
        words: parts.count == 3 ? String(parts[2]) : nil
      )
    case "exit": self = .exit(status: Int32(truncatingIfNeeded: number))
    case "time": self = .tookTooLong(seconds: number)
    case "memory": self = .usedTooMuchMemory(megabytes: number)
    default: return nil
    }
  }
}
