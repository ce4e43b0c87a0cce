import ArgumentParser
import CommandSupport
import DynamicType
import WebTypography

/// The options for names, spacings and families of a style sheet.
struct StyleSheetOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The first word of every name.", valueName: "word"))
  var prefix = "dt"

  @Option(
    help: ArgumentHelp("Lengths at Large that grow with the text, in points.", valueName: "lengths")
  )
  var spacing = "4,8,12,16,24,32,44"

  @Option(
    help: ArgumentHelp("Families, most preferred first, separated by commas.", valueName: "names")
  )
  var fontFamily = "system-ui,sans-serif"

  /// Creates the sheet of styles.
  func sheet(_ styles: [WebTextStyle], table: TypeTable) throws(UsageError) -> WebStyleSheet {
    guard prefix.first?.isLetter == true else {
      throw UsageError("'--prefix' needs a word that begins with a letter, not '\(prefix)'")
    }
    var lengths: [Double] = []
    for text in CommaSeparatedNames([spacing]).names {
      lengths.append(try NumberReader("--spacing", .positive).read(text))
    }
    return WebStyleSheet(
      styles: styles,
      table: table,
      spacings: lengths,
      fontFamilies: CommaSeparatedNames([fontFamily]).names,
      prefix: prefix
    )
  }
}
