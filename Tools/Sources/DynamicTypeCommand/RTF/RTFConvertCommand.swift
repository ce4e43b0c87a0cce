import ArgumentParser
import CommandSupport
import Diagnostics

/// Converts documents.
struct RTFConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert documents to RTF in another text scaling, HTML, Markdown, text, or pages.",
    discussion: """
      Documents are RTF, folders in the format RTFD, HTML by the name .html, Markdown by the name \
      .md, and plain text by the name .txt. In HTML that is written sizes follow the reader's text \
      size. One document is printed unless --output names a file; several need a folder. Pages have \
      the paper and the margins of the document, by default A4 and an inch. PNG is one file a page. \
      To txt documents of any length take little memory. What HTML or Markdown cannot hold is counted \
      on standard error, or in the list that --json prints. A document that fails does not stop the \
      others.

      Examples:
        dynamictype rtf convert Note.rtf --to txt
        dynamictype rtf convert Note.rtf --to html --output Note.html
        dynamictype rtf convert Note.rtf --to rtf --to-scaling ios --output iOS.rtf
        dynamictype rtf convert Note.rtf --to pdf --category AX3 -o Note.pdf
        dynamictype rtf convert Note.rtf Other.rtf --to png --output pages/
      """ + ExitStatus.help(ExitStatus.reading)
  )

  @Argument(
    help: ArgumentHelp("Documents, or - for the standard input.", valueName: "file"),
    completion: .file(extensions: ["rtf", "rtfd", "html", "htm", "md", "txt"])
  )
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The format: \(ConversionFormat.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "format"
    ),
    completion: .list(ConversionFormat.allCases.map(\.rawValue))
  )
  var to: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file, or the folder for several.", valueName: "path")
  )
  var output: String?

  @Flag(help: "Replace files that are there.")
  var force = false

  @Flag(help: "Print the files that were written and what they lose as JSON; needs --output.")
  var json = false

  @OptionGroup(title: "Sizes") var sizes: ConversionSizeOptions
  @OptionGroup(title: "Pages") var pages: ConversionPageOptions

  func run() throws {
    let format = try Self.formats.value(named: to)
    try pages.check(format)
    guard output != nil || !json else { throw UsageError("'--json' needs '--output'") }
    guard output != nil || files.count == 1 else {
      throw UsageError("several documents need '--output' with a folder")
    }
    guard format.isText || output != nil || !Terminal.standardOutput.isInteractive else {
      throw UsageError("'--to \(format.rawValue)' needs '--output' at a terminal")
    }
    var conversion = DocumentConversion(
      format: format,
      pages: pages,
      resize: try sizes.conversion(),
      target: ConversionTarget(
        path: output,
        inputCount: files.count,
        format: format,
        replaces: force
      )
    )
    var failures: [DocumentFailure] = []
    var reports: [JSONValue] = []
    for path in files {
      let first = conversion.target.files.count
      do throws(DocumentFailure) {
        let input = try DocumentInput(path: path)
        let lost = try conversion.convert(input)
        let written = conversion.target.files.dropFirst(first).map(JSONValue.string)
        reports.append(["path": .string(path), "files": .array(written), "lost": lost.json])
        if !json { lost.write(of: input, in: format) }
      } catch {
        failures.append(error)
        reports.append(["path": .string(path), "error": .string(error.message)])
        guard !json else { continue }
        StandardOutput.flush()
        error.write()
      }
    }
    if json { print(JSONValue.array(reports).description) }
    if !failures.isEmpty { throw DocumentFailure.status(failures, of: files.count) }
  }

  private static let formats = NameList(
    kind: "format",
    names: ConversionFormat.allCases.map(\.rawValue),
    read: { ConversionFormat(rawValue: $0.lowercased()) }
  )
}
