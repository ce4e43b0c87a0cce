public import SourceFacts

/// The effect of code on one property of an object of a document.
public struct CodeSetting: Hashable, Sendable {
  /// The property, by UIKit's name.
  public var property: String

  /// The fact that decides the property when the screen is shown; nil where none is certain.
  public var certain: ViewFact?

  /// Facts that may decide it instead: below conditions, or in code that something else calls.
  public var possible: [ViewFact]
}

extension CodeSetting {
  /// Properties that are read to know what may change, and not applied.
  private static let unapplied: Set<String> = [
    "isScrollEnabled", "style", "height", "minimumHeight", "maximumHeight", "maximumNumberOfLines",
    "placeholder", "attributedPlaceholder", "adjustsImageSizeForAccessibilityContentSizeCategory",
    "image", "backgroundImage", "configuration", "menu",
  ]

  /// The fact with which the screen is shown; nil where it is shown as the document has it.
  public var applied: ViewFact? {
    guard let certain, !Self.unapplied.contains(property) else { return nil }
    switch certain.value {
    case .expression: return nil
    case .font(let recipe):
      return recipe.growth == .grows || recipe.growth == .fixed ? certain : nil
    case .boolean, .number, .text, .name: return certain
    }
  }

  /// The facts that may decide the property in a way that the screen does not show.
  public var undecided: [ViewFact] {
    var facts = possible
    if let certain, certain != applied { facts.insert(certain, at: 0) }
    return facts
  }

  /// Weighs the facts of one property, in the order in which they run.
  init(property: String, _ facts: [ViewFact]) {
    self.property = property
    let last = facts.lastIndex { $0.certainty == .always }
    let decided = last.map { facts[$0] }
    certain = decided
    possible = facts.enumerated().filter { index, fact in
      guard fact.certainty != .always, fact.value != decided?.value || fact.value == .expression
      else { return false }
      // A statement that another path reaches, too, is what it is on that path.
      return fact.place != decided?.place && (fact.certainty == .unknown || index > last ?? -1)
    }.map(\.element)
    settle(facts)
  }

  /// Applies what is special to a property.
  private mutating func settle(_ facts: [ViewFact]) {
    switch property {
    case "heightForRow":
      // Each way through the function returns a height: what all of them return is certain.
      let values = Set(facts.map(\.value))
      let isOne = values.count == 1 && values.first != .expression
      certain = isOne ? facts.first : nil
      possible = isOne ? [] : facts
    case "isHidden", "alpha", "text", "title", "attributedText", "attributedTitle":
      // A value that is shown at first and changes with data is shown as the document has it.
      if !possible.isEmpty { certain = nil }
    default: break
    }
  }
}
