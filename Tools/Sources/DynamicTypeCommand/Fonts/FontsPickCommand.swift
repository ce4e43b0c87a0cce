import ArgumentParser
import CommandSupport
import Diagnostics
import FontManagement
import FontPicking
import FontRegistry
import TerminalScreens

/// Lets a person choose a font.
struct FontsPickCommand: FontRegistryCommand {
  static let configuration = CommandConfiguration(
    commandName: "pick",
    abstract: "Choose a font, each shown in itself.",
    discussion: """
      The list stands on the terminal, and the chosen name is printed: a family, or with --faces \
      the PostScript name of a face. Type to filter, move with the arrows, Page Up and Page Down, \
      Home and End, show the faces of a family with Tab or the right arrow, pick with Enter, leave \
      with Esc or Ctrl-C. Leaving has the status 130. Fonts that were chosen last are on top. Fonts of the system and enabled fonts of all \
      providers are offered.

      The preview is a picture where the terminal shows pictures (kitty, iTerm2 and sixel graphics) \
      and is made of dots elsewhere. NO_COLOR forbids bold and reversed text. Where there is no \
      terminal, --list prints what is offered.

      Languages that are separated by commas are alternatives, repeated options must all be written, \
      and '!' in front excludes: --language ru,el --language vi --language '!th'.

      Examples:
        font=$(dynamictype fonts pick --faces)
        dynamictype fonts pick --traits monospaced --language ru --json
        dynamictype fonts pick --list --query "noto sans"
        dynamictype fonts pick --html fonts.html
      """ + ExitStatus.help([.failure, .interrupted])
  )

  @OptionGroup var offer: FontOfferOptions

  @Flag(help: "Show names in the terminal's font alone, without previews.")
  var systemFont = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of the letters in a preview, in points.", valueName: "points")
  )
  var size = "24"

  @Option(help: ArgumentHelp("The text of previews.", valueName: "text"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "'auto', 'kitty', 'iterm' or 'sixel' pictures, 'dots', or 'text' without a preview.",
      valueName: "format"
    ),
    completion: .list(PreviewChoice.names)
  )
  var preview = "auto"

  @Option(
    help: ArgumentHelp("Write a page for a browser instead, with all fonts.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var html: String?

  @Flag(help: "Print what is offered instead.")
  var list = false

  @OptionGroup var output: OutputOptions

  /// The status if the user leaves without a choice, as that of a shell after Ctrl-C.
  private static let cancelled = ExitCode(ExitStatus.interrupted.rawValue)

  func run() throws {
    let pointSize = try NumberReader("--size", .positive).read(size)
    let choice = try PreviewChoice(preview)
    if html != nil, list { throw UsageError("'--html' and '--list' cannot be combined") }
    let collection = try offer.collection()
    var picker = FontPicker(
      try offer.configuration(displaysUsingSystemFont: systemFont),
      in: collection,
      recents: FontManager.shared.recentFonts()
    )
    picker.searchText = offer.query
    let preview = FontPreview(
      collection,
      pointSize: pointSize,
      text: text,
      languages: offer.namedLanguages
    )
    if let html { return try FontsPage(picker, preview).write(to: html) }
    if list { return try FontsOffer(picker).print(output) }
    try pick(picker, preview, choice)
  }

  private func pick(_ picker: FontPicker, _ preview: FontPreview, _ choice: PreviewChoice) throws {
    guard !Environment.isDumb, let device = TerminalDevice() else {
      throw UsageError(
        "choosing needs a terminal",
        hint:
          "'--list' prints what is offered, '--list --query TEXT' what has a name with that text"
      )
    }
    let screen = PickerScreen(
      picker,
      size: device.size,
      query: offer.query,
      usesUnicode: Environment.usesUnicode
    )
    var session = PickerSession(
      device,
      screen,
      preview,
      format: choice.format(on: device),
      allowsLooks: Environment.allowsLooks
    )
    let outcome = session.run()
    device.restore()
    switch outcome {
    case .cancelled: throw Self.cancelled
    case .picked(let choice):
      var picker = picker
      picker.pick(choice.descriptor)
      FontManager.shared.keepRecentFonts(picker.recents)
      FontsOffer.print(choice, output)
    }
  }
}
