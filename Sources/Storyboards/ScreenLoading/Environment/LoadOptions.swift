public import DynamicType

/// The files that a project adds to its documents, and choices about the layout.
public struct LoadOptions: Sendable {
  /// The texts, images and rows that code would put into the views.
  public var sampleData: SampleData
  /// The effects of the project's own view classes.
  public var customClasses: CustomClasses
  /// The app's source; `nil` shows documents alone.
  public var code: ProjectCode?
  /// The fonts of the project; `nil` for those that are installed.
  public var fonts: ProjectFonts?
  /// The version of iOS as which screens are drawn.
  public var generation: SystemGeneration
  /// The smallest and the largest text size that the app allows on its window.
  public var categoryLimits = ContentSizeCategoryLimits.none
  /// Whether tables and collections lay out all rows, and not only those on the screen.
  public var laysOutAllRows = false

  /// Creates options.
  public init(
    sampleData: SampleData = SampleData(),
    customClasses: CustomClasses = CustomClasses(),
    code: ProjectCode? = nil,
    fonts: ProjectFonts? = nil,
    generation: SystemGeneration = .newest
  ) {
    self.sampleData = sampleData
    self.customClasses = customClasses
    self.code = code
    self.fonts = fonts
    self.generation = generation
  }
}
