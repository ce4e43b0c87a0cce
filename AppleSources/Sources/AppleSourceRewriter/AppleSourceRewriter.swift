import AppleSourceRewriting
import Foundation

/// Writes rewritten copies of a target's sources into a folder.
///
///     AppleSourceRewriter --output FOLDER [--module NAME]… FILE…
@main
struct AppleSourceRewriter {
  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    var output: URL?
    var modules: Set<String> = []
    var paths: [String] = []
    while let argument = arguments.popFirst() {
      switch argument {
      case "--output": output = arguments.popFirst().map { URL(filePath: $0) }
      case "--module": if let module = arguments.popFirst() { modules.insert(module) }
      default: paths.append(argument)
      }
    }
    guard let output, !paths.isEmpty else {
      print("AppleSourceRewriter --output FOLDER [--module NAME]… FILE…")
      exit(2)
    }
    let sources = try paths.map { path in
      // Bytes that are not text are left for the compiler to report.
      AppleSource(
        path: path,
        text: String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
      )
    }
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let rewritten = SourceRewriter(modules: modules).rewrite(sources)
    for source in rewritten {
      try write(source.text, to: output.appending(path: name(of: source.path)))
    }
    for remark in rewritten.flatMap(\.remarks) { print(remark) }
  }

  /// The name of a copy, which must differ from that of its source, to which the compiler's `#fileID` refers.
  private static func name(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent + "+AppleSources.swift"
  }

  /// Writes a file whose text has changed; other files keep their dates, and are not compiled again.
  private static func write(_ text: String, to file: URL) throws {
    if let old = try? Data(contentsOf: file), old == Data(text.utf8) { return }
    try Data(text.utf8).write(to: file)
  }
}
