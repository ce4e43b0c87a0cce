import CommandSupport
import ScreenPreview

/// What is known of screens, documents and files from processes that have ended, as one process tells
/// the next.
struct KnownEnds: Sendable {
  /// The ends of processes by the path of the document or the name of the screen.
  var ends: [String: PreviewRun.ProcessEnd] = [:]
  /// The screens that were shown and ended no process.
  var done: Set<String> = []
  /// Files of pictures and fonts that ended a process.
  var files: [PreviewRun.EndingFile] = []

  init() {}

  /// Reads what ``lines`` and ``texts(aboutFiles:)`` were.
  init(_ lines: [String], files: [(file: SharedNotes.DecodedFile, text: String)]) {
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3 else { continue }
      let name = String(words[2])
      if words[0] == "done" {
        done.insert(name)
      } else if let end = PreviewRun.ProcessEnd(words[0], words[1]) {
        ends[name] = end
      }
    }
    self.files = files.compactMap { file, text in
      let words = text.split(separator: " ")
      guard words.count == 2, let end = PreviewRun.ProcessEnd(words[0], words[1]) else {
        return nil
      }
      return PreviewRun.EndingFile(beginning: file.beginning, count: file.count, end: end)
    }
  }

  /// The ends and the screens, a line each: the kind, a number and the name.
  var lines: [String] {
    ends.map { "\($0.value.record) \($0.key)" }.sorted() + done.sorted().map { "done 0 \($0)" }
  }

  /// The number of the part of a trial to which a screen belongs: the same in each process.
  static func part(of name: String, among parts: Int) -> Int {
    // FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/.
    let hash = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash % UInt32(max(1, parts)))
  }
}

extension PreviewRun.ProcessEnd {
  /// The end as a word and a number.
  var record: String {
    switch self {
    case .signal(let number): "signal \(number)"
    case .exit(let status): "exit \(status)"
    case .tookTooLong(let seconds): "time \(seconds)"
    case .usedTooMuchMemory(let megabytes): "memory \(megabytes)"
    }
  }

  init?(_ kind: Substring, _ number: Substring) {
    guard let number = Int(number) else { return nil }
    switch kind {
    case "signal": self = .signal(Int32(truncatingIfNeeded: number))
    case "exit": self = .exit(status: Int32(truncatingIfNeeded: number))
    case "time": self = .tookTooLong(seconds: number)
    case "memory": self = .usedTooMuchMemory(megabytes: number)
    default: return nil
    }
  }
}
