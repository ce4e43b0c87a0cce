/// A value that code gives to a property of a view, seen from the class that shows it.
public struct ViewFact: Hashable, Sendable, Codable {
  /// The path to the view from the object, empty for the object itself.
  public var target: [String]

  /// The property, by UIKit's name.
  public var property: String

  /// The value, with fonts of the project resolved.
  public var value: FactValue

  /// Whether the statement runs before the screen is shown.
  public var certainty: FactCertainty

  /// The place of the statement.
  public var place: SourcePlace

  /// The calls that lead to the statement, the outermost first.
  public var calls: [SourcePlace]

  /// Makes a fact.
  public init(
    target: [String],
    property: String,
    value: FactValue,
    certainty: FactCertainty,
    place: SourcePlace,
    calls: [SourcePlace] = []
  ) {
    self.target = target
    self.property = property
    self.value = value
    self.certainty = certainty
    self.place = place
    self.calls = calls
  }
}
