import ArgumentParser
import CommandSupport
import Diagnostics

/// Describes documents.
struct RTFInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Describe documents: text scaling, writer, paper, fonts, sizes and contents.",
    discussion: """
      Sizes are those that the document stores, and as they look at both text scalings. Words are \
      counted by Unicode's boundaries. With --json each document is an element of a list; one that \
      cannot be read has its path and an error.

      Examples:
        dynamictype rtf info Note.rtf
        dynamictype rtf info Notes.rtfd Other.rtf --json
        dynamictype rtf info - < Note.rtf
      """ + ExitStatus.help(ExitStatus.reading)
  )

  @Argument(
    help: ArgumentHelp("Documents, or - for the standard input.", valueName: "file"),
    completion: .file(extensions: ["rtf", "rtfd"])
  )
  var files: [String]

  @OptionGroup var output: OutputOptions

  func run() throws {
    var failures: [DocumentFailure] = []
    var json: [JSONValue] = []
    for path in files {
      do throws(DocumentFailure) {
        let facts = try DocumentFacts(DocumentInput(path: path))
        if output.json {
          json.append(facts.json)
        } else {
          print(facts.text(isTitled: files.count > 1, on: .standardOutput))
        }
      } catch {
        failures.append(error)
        json.append(["path": .string(path), "error": .string(error.message)])
        if !output.json {
          StandardOutput.flush()
          error.write()
        }
      }
    }
    if output.json { print(JSONValue.array(json).description) }
    if !failures.isEmpty { throw DocumentFailure.status(failures, of: files.count) }
  }
}
