import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType
import ScreenLoading

/// Prints the frames of the objects in documents after layout.
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Lay storyboards and xibs out and print the frames.",
    discussion: """
      Frames are in points, in the coordinates of the superview, as the documents write them. \
      Without a device each document is laid out on the canvas on which it was drawn, cells apart \
      from their tables; with a device its screens are loaded as the app shows them, with bars and \
      tables, as a version of iOS. A folder stands for all documents in it, and its assets, texts and \
      fonts are used.

      With --json each file gives one line: {"file", "screens": [{"id", "name", "objects": [{"id", \
      "class", "frame": {"x", "y", "width", "height"}}]}], "findings": [{"rule", "severity", \
      "message", "line"}], "systemVersion"}. A file that cannot be read gives {"file", "error"}; \
      the status then is 65, as it is for one that ends the process or takes more than \
      two minutes: the others are answered. Sample data, a font map and custom classes are read from \
      .dynamictype/sample-data.json, .dynamictype/fonts.json and \
      .dynamictype/custom-classes.json of the project.

      Examples:
        dynamictype layout Main.storyboard
        dynamictype layout Main.storyboard --device "iPhone 16" --language ar
        dynamictype layout MyApp --json > frames.jsonl
      """ + ExitStatus.help(ExitStatus.reading)
  )

  @Argument(
    help: ArgumentHelp("Storyboards, xibs, and folders of them.", valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var files: [String] = []

  @OptionGroup var device: DeviceOptions
  @OptionGroup var category: CategoryOption
  @OptionGroup var language: LanguageOption

  @Option(name: .customLong("size"), help: .hidden)
  var formerCategory: String?

  @OptionGroup var classes: CustomClassesOption

  @OptionGroup var version: SystemVersionOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard formerCategory == nil else {
      throw UsageError("'--size' of 'layout' is '--category' now")
    }
    guard !files.isEmpty else { throw UsageError("'layout' needs a storyboard, xib or folder") }
    let target = try target()
    guard let bookmark = IsolatedBatch.bookmark else {
      let status = try IsolatedBatch().run()
      guard status == 0 else { throw ExitCode(status) }
      return
    }
    var batch = LayoutBatch(target: target, printsJSON: output.json, bookmark: bookmark)
    batch.customClassesPath = classes.customClasses
    guard try batch.run(files) else { throw ExitCode(ExitStatus.invalidInput.rawValue) }
  }

  private func target() throws(UsageError) -> LayoutTarget {
    let category = try category.category.map { name throws(UsageError) in
      try NameList.categories.value(named: name)
    }
    guard let device = try device.chosen() else {
      let options = [
        ("--orientation", self.device.orientation), ("--language", language.language),
        ("--system-version", version.text),
      ]
      if let option = options.first(where: { $0.1 != nil }) {
        throw UsageError(
          "'\(option.0)' needs '--device'",
          hint: "a canvas has the language, the size and the version of its document"
        )
      }
      return .canvas(category ?? .large)
    }
    return .device(
      ScreenEnvironment(
        device.device,
        in: device.orientation,
        category: category ?? .large,
        language: language.language
      ),
      SystemGeneration(try version.knownVersion())
    )
  }
}
