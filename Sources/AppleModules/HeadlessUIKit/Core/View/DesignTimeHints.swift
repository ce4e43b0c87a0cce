package import Foundation

/// Facts about a view from its document or its project, which the view's class does not know.
///
/// A view that code creates has none.
package struct DesignTimeHints: Equatable, Sendable {
  /// The alignment rectangle that the document draws.
  ///
  /// Where constraints leave a choice, the view stays at this rectangle.
  package var alignmentRect: CGRect?

  /// A size that replaces that of the content, which only the app's code knows; -1 for a direction without
  /// one.
  package var intrinsicContentSize: CGSize?

  /// Whether the content sizes below this root are broken before constraints of the same priority.
  ///
  /// It has no effect after the view gets constraints.
  package var contentYieldsToConstraints = false

  /// Creates empty hints.
  package init() {}
}

extension UIView {
  /// Changes the design-time hints of the view.
  package func updateDesignTimeHints(_ change: (inout DesignTimeHints) -> Void) {
    var hints = designTimeHints ?? DesignTimeHints()
    change(&hints)
    designTimeHints = hints
  }
}
