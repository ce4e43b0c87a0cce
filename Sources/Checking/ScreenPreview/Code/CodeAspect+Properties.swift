import ScreenAudit
import SourceFacts

/// The effect of one property that code may set.
struct CodeEffect {
  /// The part of a screen that a property affects.
  enum Reach {
    /// The object itself.
    case object
    /// The object with everything inside it.
    case content
    /// The views that a constraint connects, with their content.
    case items
  }

  let aspects: [CodeAspect]
  var reach = Reach.object
  /// Whether a value may contradict a finding, and not only confirm it.
  var helps: (FactValue, CodeAspect) -> Bool = { _, _ in true }

  /// The effects by the names of the properties.
  ///
  /// A computed property, because closures in a static one would have to be `Sendable`.
  static func of(_ property: String) -> CodeEffect? {
    switch property {
    case "font", "attributedText", "attributedTitle", "style":
      CodeEffect(aspects: [.growth, .adjusting, .room]) { value, aspect in
        guard case .font(let recipe) = value else { return true }
        return aspect == .room || recipe.growth != .fixed
      }
    case "adjustsFontForContentSizeCategory":
      CodeEffect(aspects: [.adjusting]) { value, _ in value != .boolean(false) }
    case "minimumContentSizeCategory", "maximumContentSizeCategory":
      CodeEffect(aspects: [.growth, .adjusting, .room], reach: .content)
    case "numberOfLines":
      CodeEffect(aspects: [.room]) { value, _ in value != .number(1) }
    case "lineBreakMode", "minimumScaleFactor", "isScrollEnabled", "maximumNumberOfLines":
      CodeEffect(aspects: [.room])
    case "adjustsFontSizeToFitWidth":
      CodeEffect(aspects: [.room]) { value, _ in value != .boolean(false) }
    case "axis", "rowHeight", "heightForRow": CodeEffect(aspects: [.room], reach: .content)
    case "constant", "isActive": CodeEffect(aspects: [.room], reach: .items)
    case "isHidden":
      CodeEffect(aspects: [.visibility], reach: .content) { value, _ in value != .boolean(false) }
    case "alpha":
      CodeEffect(aspects: [.visibility], reach: .content) { value, _ in value != .number(1) }
    case "height", "minimumHeight":
      CodeEffect(aspects: [.content]) { value, _ in
        if case .number(let height) = value { height >= 44 } else { true }
      }
    case "adjustsImageSizeForAccessibilityContentSizeCategory":
      CodeEffect(aspects: [.image]) { value, _ in value != .boolean(false) }
    default: nil
    }
  }
}
