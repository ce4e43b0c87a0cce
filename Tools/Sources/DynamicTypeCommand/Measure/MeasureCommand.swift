import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType

/// Measures text as a label on a device does.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measure text as a label on a device does.",
    discussion: """
      Width and height are what a UILabel reports, in points on whole pixels. The font is a text \
      style (body, unless told otherwise), the system font of a size, or a font by name; what is \
      missing is stood in for, and said so.

      A batch has one JSON object a line: "text", and where they differ from the options "style", \
      or "size" with "weight", or "font"; "traits" (["italic"]), "category", "width", "lines", \
      "language", "displayScale", "systemVersion". Answers come in the same order, one line each. \
      A line that cannot be answered gives {"error", "line"}; the status then is 65, and the \
      other lines are answered. For example \
      dynamictype measure --batch labels.jsonl > sizes.jsonl

      Examples:
        dynamictype measure "Good morning" --style headline --category AX3
        dynamictype measure "Good morning" --size 17 --weight semibold --width 120
        dynamictype measure "Good morning" --font "Noto Sans" --json
      """ + ExitStatus.help(ExitStatus.reading)
  )

  @Argument(help: "The text.")
  var text: String?

  @OptionGroup var font: FontOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width that the label may have. (default: any)", valueName: "points")
  )
  var width: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most lines. (default: 0, as many as there are)", valueName: "number")
  )
  var lines: String?

  @OptionGroup var language: LanguageOption
  @OptionGroup var displayScale: DisplayScaleOption

  @Option(
    help: ArgumentHelp(
      "A file with a label a line as JSON; - is standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var batch: String?

  @OptionGroup var tableOptions: TypeTableOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let request = try request()
    guard let batch else {
      guard text != nil else {
        throw UsageError("'measure' needs a text or '--batch'")
      }
      if font.synthesize, !font.italic { throw UsageError("'--synthesize' needs '--italic'") }
      return output.print(try request.answer().report)
    }
    guard text == nil else { throw UsageError("'measure' needs a text or '--batch', not both") }
    guard let bookmark = IsolatedBatch.bookmark, let spool = IsolatedBatch.spool else {
      let status = try IsolatedBatch().run()
      guard status == 0 else { throw ExitCode(status) }
      return
    }
    let lines = MeasureBatch(defaults: request, bookmark: bookmark, spool: spool)
    guard try lines.run(path: batch) else { throw ExitCode(ExitStatus.invalidInput.rawValue) }
  }

  private func request() throws(UsageError) -> LabelRequest {
    let platform = try tableOptions.table().platform
    let version = tableOptions.version
    return LabelRequest(
      text: text ?? "",
      font: try font.labelFont(),
      width: try NumberReader("--width", .positive).read(width),
      lines: try lineCount(),
      language: language.language,
      displayScale: try displayScale.value(),
      platform: platform,
      systemVersion: platform == .iOS ? try version.knownVersion() : try version.systemVersion()
    )
  }

  private func lineCount() throws(UsageError) -> Int {
    guard let lines else { return 0 }
    guard let count = Int(lines), (0...1_000_000).contains(count) else {
      throw UsageError("'--lines' needs a whole number, 0 for any, not '\(lines)'")
    }
    return count
  }
}
