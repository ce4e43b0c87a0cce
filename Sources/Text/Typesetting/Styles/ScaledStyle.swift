import DynamicType
public import FontManagement
import RichText

/// A style of a paragraph at one size, which turns recorded advances into points.
///
/// Making one costs a few table look-ups; a paragraph is measured with as many as it has styles.
public struct ScaledStyle: Hashable, Sendable {
  /// The size in points.
  public let pointSize: Double

  /// Space added after each character in points.
  public let letterSpacing: Double

  /// The height above the baseline in points.
  public var ascent: Double

  /// The depth below the baseline in points.
  public var descent: Double

  /// The distance between two lines in points; negative where a style's lines overlap.
  public var leading: Double

  /// The distance of the text above the baseline of its line in points.
  public var baselineOffset = 0.0

  /// The share of the text master, in steps of the optical position.
  private(set) var textShare: Int64

  /// The share of the display master.
  private(set) var displayShare: Int64

  /// The tracking of a character in fill units.
  private(set) var tracking: Int64

  /// The letter spacing in fill units.
  let letterSpacingUnits: Int64

  /// The fill units of a point, or 0 for a size of 0.
  let unitsPerPoint: Double

  /// Tracking and letter spacing together.
  var spacing: Int64 { tracking &+ letterSpacingUnits }

  /// A number of fill units in points.
  @inline(__always)
  func points(_ units: Int64) -> Double { Double(units) * pointSize / EmUnits.fillUnitsPerEm }

  /// The style with the shares of emoji, which have masters and a place between them of their own.
  var ofEmoji: ScaledStyle {
    var style = self
    let position = EmojiAdvances.position(at: pointSize)
    // Rounded towards the narrower advance: whole points stay whole.
    style.displayShare = Int64((position * Double(EmUnits.opticalSteps)).rounded(.up))
    style.textShare = EmUnits.opticalSteps - style.displayShare
    style.tracking = 0
    return style
  }

  /// The height of a line of this style.
  var lineHeight: Double { ascent + descent }

  /// Creates the style of a font.
  ///
  /// - Parameters:
  ///   - font: The font; its size, its line and its place between optical masters are taken.
  ///   - letterSpacing: Space added after each character in points.
  ///   - baselineOffset: The distance of the text above the baseline in points.
  public init(_ font: Font, letterSpacing: Double = 0, baselineOffset: Double = 0) {
    let recipe = font.recipe
    let line = recipe.lineMetrics(at: font.pointSize)
    self.init(
      recipe: recipe,
      pointSize: font.pointSize,
      letterSpacing: letterSpacing,
      ascent: line.ascent + baselineOffset,
      descent: line.descent - baselineOffset,
      leading: font.leading
    )
    self.baselineOffset = baselineOffset
  }

  init(
    recipe: FontRecipe,
    pointSize: Double,
    letterSpacing: Double,
    ascent: Double,
    descent: Double,
    leading: Double
  ) {
    let size = pointSize.isFinite ? min(max(pointSize, 0), 1e6) : 0
    let position = recipe.opticalPosition(at: size)
    let steps = Int64((min(max(position, 0), 1) * Double(EmUnits.opticalSteps)).rounded())
    self.init(
      pointSize: size,
      letterSpacing: letterSpacing,
      ascent: ascent,
      descent: descent,
      leading: leading,
      displayShare: steps,
      tracking: Int64(recipe.tracking(at: size)) * EmUnits.opticalSteps
    )
  }

  /// Creates a style of numbers alone; tests and attachments have no font.
  init(
    pointSize: Double,
    letterSpacing: Double = 0,
    ascent: Double,
    descent: Double,
    leading: Double = 0,
    displayShare: Int64 = 0,
    tracking: Int64 = 0
  ) {
    self.pointSize = pointSize
    unitsPerPoint = pointSize > 0 ? EmUnits.fillUnitsPerEm / pointSize : 0
    self.letterSpacing = letterSpacing
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.displayShare = displayShare
    textShare = EmUnits.opticalSteps - displayShare
    self.tracking = tracking
    let spacing =
      pointSize > 0 ? (letterSpacing * EmUnits.fillUnitsPerEm / pointSize).rounded() : 0
    letterSpacingUnits = Int64(exactly: min(max(spacing, -1e15), 1e15)) ?? 0
  }
}
