import InterfaceBuilder

extension ConstraintDescription {
  /// Returns the constant of a constraint between a view and a guide.
  ///
  /// A standard distance (``isSymbolic``) is not the number in the document: UIKit finds it when the
  /// view is loaded, by what the two items are to each other. To the guides of a controller, which
  /// are views beside the view, it is 8 points; to the safe area of a view there is none, though
  /// documents say 20 or 8. Saved frames agree in all cases: 8 views at the safe area lie 0 points
  /// from it, one with 20 at the top guide 8 points. Between two views that follow one another it
  /// keeps them apart: with -8 they lie 8 points from one another (4 of 4 views of one app).
  ///
  /// - Parameter guide: The area that the guide follows, or `nil` when both items are views.
  /// - Returns: The constant in points.
  func constant(beside guide: LayoutGuideDescription.Kind?) -> Double {
    guard isSymbolic else { return constant }
    if systemSpacing != nil { return 0 }
    switch guide {
    case .safeArea: return 0
    case .top, .bottom: return constant < 0 ? -Self.siblingDistance : Self.siblingDistance
    default: return followsOther ? abs(constant) : constant
    }
  }

  /// Whether the first item begins where the second one ends.
  private var followsOther: Bool {
    switch (first.attribute, second?.attribute) {
    case (.leading, .trailing), (.left, .right), (.top, .bottom): true
    default: false
    }
  }

  /// The multiple of the system's spacing between two baselines, which grows with the text size, or
  /// `nil` where the distance is a number.
  ///
  /// "Use Standard Value" between baselines is the same as `constraint(equalToSystemSpacingBelow:)`
  /// with a multiplier of 1; the lower item can be on either side.
  var systemSpacing: Double? {
    let isBetweenBaselines =
      first.attribute.isBaseline && second?.attribute.isBaseline == true
    guard followsFonts, isBetweenBaselines else { return nil }
    return constant < 0 ? -1 : 1
  }

  /// The standard distance between two views in one view, in points.
  static let siblingDistance = 8.0
}

extension Words.LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
