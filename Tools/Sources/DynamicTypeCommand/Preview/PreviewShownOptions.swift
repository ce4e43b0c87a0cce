import ArgumentParser
import CommandSupport
import DynamicType
import ScreenAudit
import ScreenPreview

/// The screens to show, and their devices and settings.
struct PreviewShownOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Devices, as 'dynamictype devices' lists them; repeat, or separate by commas. "
        + "(default: \(SweepSetting.defaultDevices.map(\.name).joined(separator: ", ")))",
      valueName: "name"
    ),
    completion: .deviceNames
  )
  var device: [String] = []

  @Option(
    help: ArgumentHelp(
      "portrait, landscape or both. (default: portrait, or landscape in an app that has nothing else)",
      valueName: "name"
    ),
    completion: .list(orientations.names)
  )
  var orientation: [String] = []

  @OptionGroup var categories: CategoriesOption

  @Option(
    help: ArgumentHelp(
      "The largest category that the app lets through, as maximumContentSizeCategory of its window.",
      valueName: "name"
    ),
    completion: .list(ContentSizeCategory.allCases.map(\.shortName))
  )
  var maximumCategory: String?

  @Option(
    help: ArgumentHelp(
      "Languages such as de,ar; 'base' for the documents' own, 'all' for these and every one that "
        + "the project has texts in, 'pseudo' for the documents' own texts 40 % longer (en-XA) and "
        + "from right to left (ar-XB). (default: base)",
      valueName: "tag"
    )
  )
  var language: [String] = []

  @Option(
    help: ArgumentHelp("light (default), dark or both.", valueName: "name"),
    completion: .list(appearances.names)
  )
  var appearance: [String] = []

  @OptionGroup var version: SystemVersionOptions

  @Option(
    help: ArgumentHelp(
      "Screens with a word in their title, class or document, or with an identifier; repeat. "
        + "(default: all)",
      valueName: "word"
    )
  )
  var screen: [String] = []

  @Option(
    help: ArgumentHelp(
      "Texts and images that the app would set in code. (default: .dynamictype/sample-data.json)",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var sampleData: String?

  @Option(
    help: ArgumentHelp(
      "What stands for fonts that are missing. (default: .dynamictype/fonts.json)",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var fontMap: String?

  @OptionGroup var classes: CustomClassesOption

  @Flag(
    help: ArgumentHelp(
      "Show the documents alone: what the app's source sets on their views is not read."
    )
  )
  var noSource = false

  @Flag(help: "Follow links that lead out of the folders; else they are left out, and named.")
  var followLinks = false

  @Flag(
    help: "Keep placeholders such as Label; else texts as code might set them stand there, marked."
  )
  var noInventedTexts = false

  @Flag(help: "Show screens as launched at each size only, not while the size changes.")
  var launchOnly = false

  @Option(
    help: ArgumentHelp("Screens to work on at once. (default: one a processor)", valueName: "count")
  )
  var jobs: Int?

  /// Applies the options to a run.
  func apply(to run: inout PreviewRun) throws(UsageError) {
    run.shown.devices = try CommaSeparatedNames(device).values(NameList.devices.value(named:))
    let orientations = try CommaSeparatedNames(orientation)
      .values(Self.orientations.value(named:)).flatMap(\.self)
    if !orientations.isEmpty { run.shown.orientations = orientations }
    let categories = categories.category
    if !categories.isEmpty {
      run.shown.categories = try TypeTable.iOS.categories(named: categories)
    }
    let styles = try CommaSeparatedNames(appearance)
      .values(Self.appearances.value(named:)).flatMap(\.self)
    if !styles.isEmpty { run.shown.styles = styles }
    run.shown.languages = try languages()
    run.shown.systemVersion = try version.knownVersion()
    if let maximumCategory {
      run.shown.categoryLimits.maximum = try NameList.categories.value(named: maximumCategory)
    }
    run.shown.screens = screen
    run.inputs.sampleDataPath = sampleData
    run.inputs.fontMapPath = fontMap
    run.inputs.customClassesPath = classes.customClasses
    run.shown.changesWhileRunning = !launchOnly
    run.inputs.followsLinks = followLinks
    run.shown.inventsTexts = !noInventedTexts
    if !noSource { PreviewSource.apply(to: &run) }
    guard let jobs else { return }
    guard jobs > 0 else { throw UsageError("'--jobs' needs a number above 0, not '\(jobs)'") }
    run.workers = jobs
  }

  private func languages() throws(UsageError) -> PreviewRun.Languages? {
    let names = CommaSeparatedNames(language).names
    guard !names.isEmpty else { return nil }
    if names == ["all"] { return .shipped }
    if names == ["base"] { return .base }
    let words = ["all", "base", "pseudo"]
    for name in names where !words.contains(name) && !Self.isTag(name) {
      throw UsageError(
        "'\(name)' is no language tag",
        hint: "tags look like de, ar or zh-Hant; or use all, base, pseudo"
      )
    }
    return .named(names)
  }

  /// Whether a text looks like a BCP 47 tag: letters and digits in parts of up to eight.
  private static func isTag(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isPlain = parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    return isPlain && (2...3).contains(parts[0].count)
  }

  private static let orientations = NameList<[Device.Orientation]>(
    kind: "orientation",
    names: ["portrait", "landscape", "both"],
    read: {
      ["portrait": [.portrait], "landscape": [.landscape], "both": [.portrait, .landscape]][
        $0.lowercased()
      ]
    }
  )

  private static let appearances = NameList<[UserInterfaceStyle]>(
    kind: "appearance",
    names: ["light", "dark", "both"],
    read: { ["light": [.light], "dark": [.dark], "both": [.light, .dark]][$0.lowercased()] }
  )
}
