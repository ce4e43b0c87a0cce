/// A value that code gives to a property of a view.
public enum FactValue: Hashable, Sendable, Codable {
  /// A font.
  case font(FontRecipe)
  /// A literal truth value.
  case boolean(Bool)
  /// A literal number.
  case number(Double)
  /// A literal text without interpolation.
  case text(String)
  /// A name: a case such as `byTruncatingTail` or a constant such as `UITableView.automaticDimension`.
  case name(String)
  /// An expression whose value only the running program knows.
  case expression
}

/// The answer to whether a statement runs before a screen is shown.
public enum FactCertainty: String, Hashable, Sendable, Codable, CaseIterable {
  /// Straight-line code that runs for every object: `viewDidLoad`, `awakeFromNib`, `init`, an
  /// outlet's `didSet`, and what these call without a condition.
  case always
  /// The same code below a condition, in a loop or after an early exit.
  case branch
  /// Code that something else calls, or a closure that runs later.
  case unknown

  /// The certainty of a statement that is reached through a call of this certainty.
  public func followed(by inner: FactCertainty) -> FactCertainty {
    if self == .unknown || inner == .unknown { return .unknown }
    return self == .branch || inner == .branch ? .branch : .always
  }
}
