import ArgumentParser
import CommandSupport
import DesignTokens
import Diagnostics
import FileAccess
import FontManagement
import Rendering
import WebTypography

/// Shows typography tokens at the twelve text sizes, as a page or as a picture.
struct TokensSpecimenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "specimen",
    abstract: "Show typography tokens at the twelve text sizes.",
    discussion: """
      Each token is shown in every category, in lines of its line height, with its letter spacing \
      and inside of its limits. The name of the file decides between a web page, PNG, SVG and PDF. \
      A family that is not installed is named on standard error with the font that stands in.

      Examples:
        dynamictype tokens specimen brand.tokens.json --output brand.html
        dynamictype tokens specimen brand.tokens.json --output brand.png --dark
        dynamictype tokens specimen brand.tokens.json --text "Moin" -o brand.pdf
      """ + ExitStatus.help(ExitStatus.reading + [.findings])
  )

  @OptionGroup var tokens: TokenOptions
  @OptionGroup var rules: TypographyRuleOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file: .html, .png, .svg or .pdf.", valueName: "file"),
    completion: .file(extensions: ["html", "png", "svg", "pdf"])
  )
  var output: String

  @Option(help: "The text that each token shows.")
  var text =
    "The quick brown fox jumps over the lazy dog. Pack my box with five dozen liquor jugs."

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of a PNG.", valueName: "number"),
    completion: .list(["1", "2", "3"])
  )
  var scale = "2"

  @Flag(help: "Light text on dark paper; a page follows the browser.")
  var dark = false

  func run() throws {
    let scale = try NumberReader("--scale", .positive).read(scale)
    let isPage = [".html", ".htm"].contains { output.lowercased().hasSuffix($0) }
    let file = isPage ? nil : try picture(scale)
    let document = try tokens.document()
    guard let reporter = Reporter.named("xcode") else { return }
    if tokens.report(document.findings, with: reporter, isError: true) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
    let scales = try rules.scales(of: document)
    guard !scales.isEmpty else { throw tokens.nothing("no typography tokens with a size") }
    guard let file else {
      try TextOutput(path: output).write(page(scales, document))
      return
    }
    let sheet = TokenSheet(
      scales: scales,
      title: title,
      text: text,
      theme: dark ? .dark : .light
    )
    for font in sheet.standIns {
      Terminal.writeError("note: \(font.used) stands in for \(font.requested).")
    }
    let bytes: [UInt8]
    do throws(CanvasError) { bytes = try [sheet.sheet].file(file.format, title: title) } catch {
      throw UsageError("\(error)")
    }
    try file.write(bytes)
  }

  private func picture(_ scale: Double) throws(UsageError) -> SpecimenFile {
    guard let file = try? SpecimenFile(path: output, scale: scale) else {
      throw UsageError("'--output' needs a name that ends in .html, .png, .svg or .pdf")
    }
    return file
  }

  private var title: String { tokens.paths.map { FilePath.name($0) }.joined(separator: ", ") }

  private func page(_ scales: [TypographyScale], _ document: TokenDocument) -> String {
    let lengths = Set(document.spacingTokens(pointsPerRem: rules.rem).map(\.points))
    let sheet = WebStyleSheet(
      styles: WebTextStyle.styles(of: scales),
      spacings: lengths.filter { $0 > 0 }.sorted()
    )
    return WebSpecimen(sheet: sheet, title: title, sample: text).html
  }
}
