import Foundation
package import Snapshots

extension UIView {
  /// The view's class and name as reports print them: `UILabel 'title'`.
  package var nameInReports: String {
    let type = classNameInReports
    if let name = ownNameInReports { return "\(type) '\(name)'" }
    return tag == 0 ? type : "\(type) #\(tag)"
  }

  /// The class as reports print it: that of the document if it names one.
  var classNameInReports: String { identity.customClass ?? String(describing: Self.self) }

  /// The accessibility identifier, the name or the document's identifier; the first available wins.
  var ownNameInReports: String? { accessibilityIdentifier ?? identity.name ?? identity.objectID }

  /// The faults that layout found in the tree of this view, in the order of discovery.
  package var layoutIssues: [LayoutIssue] {
    var found: [LayoutIssue] = []
    rootOfTree.forEachInTree { view in
      found += view.treeIssues
      if let engine = view.ownEngine { found += engine.issues }
    }
    return found
  }
}
