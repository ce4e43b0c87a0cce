package import Foundation

/// Facts about a view that its document or its project holds and that the view's class does not know.
///
/// A view that code makes has none.
package struct DesignTimeHints: Equatable, Sendable {
  /// The alignment rectangle that the document draws.
  ///
  /// Where constraints leave a choice, the view stays there.
  package var alignmentRect: CGRect?

  /// A size in place of that of the content, which only the app's code knows; -1 for a direction
  /// without one.
  package var intrinsicContentSize: CGSize?

  /// Whether the sizes of content below this root break before constraints of the same priority.
  ///
  /// It has no effect once there are constraints.
  package var contentYieldsToConstraints = false

  /// Creates hints that say nothing.
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
