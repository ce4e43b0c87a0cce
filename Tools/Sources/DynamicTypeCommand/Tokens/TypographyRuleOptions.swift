import ArgumentParser
import CommandSupport
import DesignTokens

/// The rules by which typography follows the text size.
struct TypographyRuleOptions: ParsableArguments {
  /// The rules for line heights, under the names on the command line.
  enum LineHeight: String, ExpressibleByArgument, CaseIterable {
    case ratio, scaled
  }

  @Option(
    help: """
      Line heights: 'ratio' keeps their ratio to the size, 'scaled' scales and rounds them as \
      lengths of their own.
      """
  )
  var lineHeight = LineHeight.ratio

  @Flag(help: "Enlarge text by 1/16, as Japanese in the system font looks smaller.")
  var japanese = false

  @Option(help: ArgumentHelp("The points of one rem.", valueName: "points"))
  var rem = 16.0

  func scales(of document: TokenDocument) throws -> [TypographyScale] {
    guard rem > 0, rem.isFinite else { throw UsageError("'--rem' is a number above 0") }
    return document.typographyScales(
      pointsPerRem: rem,
      options: TypographyOptions(
        lineHeightRule: lineHeight == .ratio ? .ratio : .scaledValue,
        correctsJapaneseSize: japanese
      )
    )
  }
}
