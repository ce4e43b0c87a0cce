import ArgumentParser
import CommandSupport
import DynamicType
import FontDescriptors
import FontManagement

/// The options that choose the font of a text.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The text style. (default: body)", valueName: "name"),
    completion: .list(NameList.textStyles.names)
  )
  var style: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The size of a font that does not grow.", valueName: "points")
  )
  var size: String?

  @Option(
    help: ArgumentHelp("The weight of the system font; needs --size.", valueName: "name"),
    completion: .list(NameList.weights.names)
  )
  var weight: String?

  @Option(
    help: ArgumentHelp("A font by its PostScript or full name; 17 points.", valueName: "name")
  )
  var font: String?

  @Flag(help: "Take the italic face.")
  var italic = false

  @Flag(help: "Make up an italic that the family does not have.")
  var synthesize = false

  @OptionGroup var category: CategoryOption

  /// Returns the font of the options, by its names.
  func labelFont() throws(UsageError) -> LabelFont {
    LabelFont(
      style: style,
      size: try NumberReader("--size", .positive).read(size),
      weight: weight,
      name: font,
      isItalic: italic,
      synthesis: synthesize ? .all : [],
      category: category.category
    )
  }
}
