import ArgumentParser
import CommandSupport
import Diagnostics

/// The command without a subcommand, which prints its help.
struct DynamicTypeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dynamictype",
    abstract: "Apple's Dynamic Type on the command line.",
    discussion: """
      Text sizes in all twelve categories, the scaling of fonts and spacing, where text of \
      readable width stands, how large labels are, where the views of storyboards and xibs lie, \
      what breaks on the screens of an app and in its source, the fonts that apps bring along, style sheets, and \
      documents in Rich Text Format. Every subcommand but specimen, which draws, and css, which \
      writes, prints a table or findings, or JSON with --json.

      Examples:
        dynamictype sizes --style body
        dynamictype scale 17 --category AX5
        dynamictype readable --device "iPhone 16 Pro" --orientation landscape
        dynamictype categories --from-scale 1.3 --system android
        dynamictype measure "Good morning" --style headline --category AX3
        dynamictype layout Main.storyboard --device "iPhone 16" --category AX5
        dynamictype specimen --output specimen.png
        dynamictype preview MyApp --output preview
        dynamictype new test MyPackage
        dynamictype project MyApp
        dynamictype lint MyApp
        dynamictype report MyApp
        dynamictype fonts install Example.otf
        dynamictype stats sizes.csv
        dynamictype css --output type.css
        dynamictype rtf convert Note.rtf --to pdf --output Note.pdf
        dynamictype tokens build brand.tokens.json --output Typography.swift
        dynamictype web MyApp/Resources --output pages
      """ + ExitStatus.help(ExitStatus.allCases),
    version: CommandVersion.current,
    subcommands: [
      SizesCommand.self, ScaleCommand.self, ReadableCommand.self, DevicesCommand.self,
      CategoriesCommand.self, MeasureCommand.self, SpecimenCommand.self, LayoutCommand.self,
      PreviewCommand.self, NewCommand.self, ProjectCommand.self, LintCommand.self,
      ReportCommand.self, FontsCommand.self,
      CSSCommand.self,
      RTFCommand.self,
      TokensCommand.self, WebCommand.self, StatsCommand.self,
    ]
  )

  /// The names of the subcommands, including the one that every command has.
  static var commandNames: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }
}
