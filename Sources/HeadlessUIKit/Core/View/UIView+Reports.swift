import Foundation
package import Snapshots

extension UIView {
  /// The view's class and what names it, as reports print it: `UILabel 'title'`.
  package var nameInReports: String {
    let type = identity.customClass ?? String(describing: Self.self)
    if let name = accessibilityIdentifier ?? identity.name ?? identity.objectID {
      return "\(type) '\(name)'"
    }
    return tag == 0 ? type : "\(type) #\(tag)"
  }

  /// The faults that layout found in the tree of this view, in the order in which they were found.
  package var layoutIssues: [LayoutIssue] {
    var found: [LayoutIssue] = []
    rootOfTree.forEachInTree { view in
      found += view.treeIssues
      if let engine = view.ownEngine { found += engine.issues }
    }
    return found
  }
}
