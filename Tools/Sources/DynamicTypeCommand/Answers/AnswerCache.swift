import CommandSupport
import Diagnostics
import FileAccess
import JSONText

/// The cached result of a subcommand with the same arguments, which is reused while none of its inputs
/// changes.
///
/// Each set of arguments has one file in the cache folder, which is replaced as a whole.
struct AnswerCache {
  /// The output and the files of a run.
  struct Answer {
    var printed: String
    /// The text that it wrote to standard error.
    var said = ""
    var status: Int32
    /// The files that were written.
    var files: [String]
  }

  private let path: String
  private let inputs: Fingerprint

  /// Finds the place of a run's cached result; `nil` if there is no cache folder.
  ///
  /// - Parameters:
  ///   - command: The name of the subcommand.
  ///   - folder: The working folder of the run.
  ///   - print: A print of everything that the run reads.
  init?(_ command: String, in folder: String, inputs print: Fingerprint) {
    guard let cache = CacheFolder.path(command) else { return nil }
    let terminal = Terminal.standardOutput
    let program = FileStamp(of: "/proc/self/exe").map { "\($0.size) \($0.nanoseconds)" } ?? ""
    let look = "\(terminal.isInteractive) \(terminal.allowsBold) \(terminal.width ?? 0)"
    inputs = Fingerprint(of: ["\(print)", CommandVersion.current, program, look])
    let name = Fingerprint(of: [folder] + CommandLine.arguments.dropFirst())
    path = "\(cache)/\(name).json"
  }

  /// The result, if all of its inputs and outputs are unchanged.
  var answer: Answer? {
    guard let root = stored, root["inputs"]?.string == "\(inputs)" else { return nil }
    let files = root["files"]?.elements ?? []
    guard files.allSatisfy(Self.isUnchanged) else { return nil }
    let status = root["status"]?.number ?? 1
    return Answer(
      printed: root["printed"]?.string ?? "",
      said: root["said"]?.string ?? "",
      status: Int32(exactly: status) ?? 1,
      files: files.map { $0["path"]?.string ?? "" }
    )
  }

  private var stored: JSONNode? {
    guard let bytes = try? FileBytes.read(path) else { return nil }
    return try? JSONDocument(parsing: bytes).root
  }

  private static func isUnchanged(_ file: JSONNode) -> Bool {
    let path = file["path"]?.string ?? ""
    return print(of: path) == file["print"]?.string
  }

  /// Stores a result; a failure to write the cache is ignored.
  func keep(_ answer: Answer) {
    var writer = JSONWriter(.compact)
    writer.object { object in
      object.member("inputs", "\(inputs)")
      object.member("printed", answer.printed)
      object.member("said", answer.said)
      object.member("status", Int(answer.status))
      object.array("files") { list in
        for path in answer.files {
          list.object {
            $0.member("path", path)
            $0.member("print", Self.print(of: path))
          }
        }
      }
    }
    let folder = OutputFolder(path: FilePath.folder(path))
    try? folder.write(writer.text, to: FilePath.name(path))
  }

  private static func print(of path: String) -> String? {
    (try? FileBytes.read(path, limit: 1 << 29)).map { "\(Fingerprint(ofBytes: $0))" }
  }
}
