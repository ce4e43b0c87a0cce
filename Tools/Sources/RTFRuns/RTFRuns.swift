import CommandSupport
import FileAccess
import FontDescriptors
import JSONText
import RTF
import RichText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Prints the runs of documents in Rich Text Format, one line of JSON per document, so that a script can
/// compare them with the results of another program.
///
/// With `--write` each document is first written into a folder under its own name: the other program then
/// reads this project's output.
@main
enum RTFRuns {
  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      Terminal.writeError(error.description)
      exit(error.exitCode)
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws(UsageError) {
    var folder: String?
    var paths = arguments
    if paths.first == "--write" {
      folder = paths.dropFirst().first
      paths = paths.dropFirst(2)
    }
    guard !paths.isEmpty else {
      throw UsageError(
        "no documents to read",
        hint: "usage: rtf-runs [--write folder] document.rtf..."
      )
    }
    for path in paths {
      let document = RTFReader.read(try bytes(of: path)).document
      if let folder { try write(document, to: FilePath.join(folder, FilePath.name(path))) }
      print(line(path, document.text))
    }
  }

  private static func bytes(of path: String) throws(UsageError) -> [UInt8] {
    do {
      return try FileBytes.read(path, limit: 64_000_000)
    } catch {
      throw UsageError("\(path) cannot be read", hint: "It takes files of at most 64 MB.")
    }
  }

  private static func write(_ document: RichTextDocument, to path: String) throws(UsageError) {
    do {
      try FileReplacement.write(RTFWriter.write(document), to: path)
    } catch {
      throw UsageError("\(path) cannot be written", hint: "Is its folder there?")
    }
  }

  /// The runs with their text, size in points, and the number of lists that contain them.
  private static func line(_ path: String, _ text: AttributedText) -> String {
    let units = Array(text.string.utf16)
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.key("path")
      writer.string(path)
      writer.key("runs")
      writer.array { writer in
        for run in text.runs {
          writer.array { writer in
            writer.string(String(decoding: units[run.range], as: UTF16.self))
            writer.number(run.attributes.font.pointSize)
            writer.number(run.attributes.paragraphStyle?.lists.count ?? 0)
          }
        }
      }
    }
    return writer.text
  }
}
