import CommandSupport
import DynamicType
import FontDescriptors
import FontManagement

/// The font of a label by its names, as typed or as given in a batch.
struct LabelFont: Hashable {
  var style: String?
  var size: Double?
  var weight: String?
  var name: String?
  var isItalic = false
  var synthesis: FontSynthesis = []
  var category: String?

  /// Returns the font.
  ///
  /// - Parameters:
  ///   - table: The type table of the platform and the version.
  ///   - version: The version of the system, if one is named.
  /// - Returns: The font, or its substitute.
  /// - Throws: An error for unknown names, or for parts that contradict each other.
  func font(in table: TypeTable, _ version: SystemVersion?) throws(UsageError) -> Font {
    try check()
    let font =
      try size == nil && name == nil ? preferred(in: table, version) : fixed().spaced(asIn: version)
    guard isItalic else { return font }
    guard
      let italic = font.fontDescriptor.addingAttributes([.synthesis(synthesis)])
        .withSymbolicTraits(.italic)
    else {
      throw UsageError("\(font.familyName) has no italic face")
    }
    return Font(descriptor: italic, size: font.pointSize).spaced(asIn: version)
  }

  private func check() throws(UsageError) {
    if style != nil, size != nil || name != nil {
      throw UsageError("a label has either a text style or a font of a fixed size, not both")
    }
    if weight != nil, size == nil {
      throw UsageError("a weight needs a size; the weight of a text style is its own")
    }
    if weight != nil, name != nil {
      throw UsageError("a font that is named has its own weight")
    }
    if category != nil, size != nil || name != nil {
      throw UsageError("a category needs a text style; a font of a fixed size does not grow")
    }
  }

  private func preferred(
    in table: TypeTable,
    _ version: SystemVersion?
  ) throws(UsageError) -> Font {
    let style = try table.style(named: style ?? "body")
    let category = try category.map { name throws(UsageError) in try table.category(named: name) }
    return .preferredFont(
      forTextStyle: style,
      compatibleWith: TraitCollection(
        preferredContentSizeCategory: category ?? .large,
        userInterfaceIdiom: table.platform.idiom,
        systemVersion: version ?? .unspecified
      )
    )
  }

  private func fixed() throws(UsageError) -> Font {
    let size = size ?? 17
    guard let name else {
      let weight = try weight.map { name throws(UsageError) in
        try NameList.weights.value(named: name)
      }
      return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
    // A missing font is replaced by its substitute, with a diagnostic.
    return Font(name: name, size: size)
      ?? Font(descriptor: FontDescriptor(postScriptName: name), size: size)
  }
}
