import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType

/// Computes the position of text of readable width in a view.
struct ReadableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "readable",
    abstract: "Tell where text of readable width stands in a view.",
    discussion: """
      The answer is UIKit's readableContentGuide of a full-width root view: its width and its \
      distances from the edges of the view. Up to iOS 18 the widths for XS, L and XXXL are \
      measured, the others estimated; from 26 on all are estimated.

      Examples:
        dynamictype readable --device "iPhone XS" --orientation landscape
        dynamictype readable --device iPad --cells --follow-readable-width
        dynamictype readable --width 1024 --json
      """ + ExitStatus.help()
  )

  @OptionGroup var device: DeviceOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The width of a view without a safe area.", valueName: "points")
  )
  var width: String?

  @OptionGroup var categories: CategoriesOption

  @Flag(help: "Add the safe area to the margins, as UIKit does unless told otherwise.")
  var insetsFromSafeArea = false

  @Flag(help: "Tell where the content of a table view's cells stands; it avoids the safe area.")
  var cells = false

  @Flag(help: "Let cells keep to the readable width; needs --cells.")
  var followReadableWidth = false

  @OptionGroup var version: SystemVersionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    if followReadableWidth, !cells {
      throw UsageError("'--follow-readable-width' needs '--cells'")
    }
    let report = ReadableReport(
      view: try view(),
      categories: try TypeTable.iOS.categories(named: categories.category),
      content: cells
        ? .cell(followsReadableWidth: followReadableWidth)
        : .rootView(insetsFromSafeArea: insetsFromSafeArea),
      systemVersion: try version.systemVersion()
    )
    output.print(report.report)
  }

  private func view() throws(UsageError) -> ReadableView {
    switch (try device.chosen(), width) {
    case (let chosen?, nil):
      return ReadableView(device: chosen.device, orientation: chosen.orientation)
    case (nil, let text?):
      guard device.orientation == nil else {
        throw UsageError("'--orientation' needs '--device', not '--width'")
      }
      return ReadableView(width: try NumberReader("--width", .positive).read(text))
    case (nil, nil), (_?, _?):
      throw UsageError(
        "'readable' needs either '--device' or '--width'",
        hint: "for example 'dynamictype readable --device \"iPhone 16\"'"
      )
    }
  }
}
