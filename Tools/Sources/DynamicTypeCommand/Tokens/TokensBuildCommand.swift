import ArgumentParser
import CommandSupport
import DesignTokens
import Diagnostics
import FileAccess

/// Writes Swift or a table from token files.
struct TokensBuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Write Swift or a table from token files.",
    discussion: """
      'uikit' writes an enumeration with fonts, line heights and spacing that follow the text \
      size; it compiles with Apple's UIKit and with this project's. 'swiftui' writes the same \
      with a view modifier. 'json' and 'markdown' write the numbers of the twelve categories.
      Nothing is written when there is an error, and it is one when the files have neither \
      typography with a size nor spacing.

      Examples:
        dynamictype tokens build brand.tokens.json --output BrandTypography.swift
        dynamictype tokens build brand.tokens.json --target swiftui --name Type
        dynamictype tokens build brand.tokens.json -o Typography.swift --watch
      """ + ExitStatus.help(ExitStatus.reading + [.findings])
  )

  /// The outputs by name.
  enum Target: String, ExpressibleByArgument, CaseIterable {
    case uikit, swiftui, json, markdown
  }

  @OptionGroup var tokens: TokenOptions
  @OptionGroup var rules: TypographyRuleOptions

  @Option(help: "The output.")
  var target = Target.uikit

  @Option(help: ArgumentHelp("The name of the type for typography.", valueName: "type"))
  var name = "Typography"

  @Option(help: ArgumentHelp("The name of the type for spacing.", valueName: "type"))
  var spacingName = "Spacing"

  @Flag(help: "Leave 'public' out, for a module that nobody imports.")
  var `internal` = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; without it the text is printed.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Write the file again whenever a token file changes.")
  var watch = false

  private func checkOptions() throws {
    for name in [name, spacingName] where !SwiftCode.isTypeName(name) {
      throw UsageError("'\(name)' is no name of a type in Swift")
    }
    guard !watch || output != nil else { throw UsageError("'--watch' needs '--output'") }
  }

  func run() throws {
    try checkOptions()
    guard watch else {
      guard try build() else { throw ExitCode(ExitStatus.findings.rawValue) }
      return
    }
    let watcher = FolderWatcher(tokens.folders)
    var last = try text()
    try write(last)
    Terminal.writeError("Watching for changes. Ctrl-C ends it.")
    while true {
      guard watcher.changes(timeout: 60_000).contains(where: { !isOutput($0) }) else { continue }
      let next: String?
      do {
        next = try text()
      } catch {
        // A program may be writing the file at this moment; the next change triggers another build.
        Terminal.writeError("\(error)")
        continue
      }
      guard let next, next != last else { continue }
      last = next
      try write(next)
      Terminal.writeError("written again")
    }
  }

  private func isOutput(_ path: String) -> Bool {
    output.map { FilePath.normalized($0) == FilePath.normalized(path) } ?? false
  }

  private func build() throws -> Bool {
    guard let text = try text() else { return false }
    try TextOutput(path: output).write(text)
    return true
  }

  private func write(_ text: String?) throws {
    if let text { try TextOutput(path: output).write(text) }
  }

  /// The text, or `nil` if the tokens have errors, which are printed.
  private func text() throws -> String? {
    let document = try tokens.document()
    guard let reporter = Reporter.named("xcode") else { return nil }
    if tokens.report(document.findings, with: reporter, isError: true) { return nil }
    let scales = try rules.scales(of: document)
    let code = SwiftCode(
      scales,
      spacing: document.spacingTokens(pointsPerRem: rules.rem),
      typeName: name,
      spacingName: spacingName,
      isPublic: !`internal`
    )
    guard !code.isEmpty else {
      throw tokens.nothing("neither typography tokens with a size nor spacing")
    }
    switch target {
    case .uikit: return code.uiKit
    case .swiftui: return code.swiftUI
    case .json: return TypographyTable(scales).json
    case .markdown:
      return TypographyTable(scales).markdown
        + (scales.first.map { "\n\($0.options.table.versionNote)\n" } ?? "")
    }
  }
}
