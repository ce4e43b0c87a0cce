/// The number of screens and views in source, by the way in which they are made.
public struct SourceCoverage: Hashable, Sendable, Codable {
  /// View controllers.
  public var controllers = 0

  /// View controllers and views that have outlets, so that a document shows them.
  public var withDocuments = 0

  /// View controllers and views of UIKit without outlets.
  public var inCode = 0

  /// Views of SwiftUI.
  public var swiftUIViews = 0

  /// Previews of SwiftUI and UIKit.
  public var previews = 0

  /// Files that were not read at all.
  public var unreadFiles = 0

  /// Functions that were left out, as a whole or in parts.
  public var unreadFunctions = 0

  /// Assignments and messages to known properties whose receiver was not understood.
  public var unreadStatements = 0

  /// Counts the classes of a project.
  ///
  /// `documentClasses` are classes that documents name, which count
  /// as documents also when they have no outlet.
  public init(_ index: SourceIndex, documentClasses: Set<String> = []) {
    var withOutlets = documentClasses
    for file in index.files {
      previews += file.previews.count
      unreadFiles += file.isUnread ? 1 : 0
      unreadFunctions += file.unreadFunctions
      unreadStatements += file.unreadStatements
      for view in file.views where view.origin == .outlet { withOutlets.insert(view.owner) }
    }
    for file in index.files {
      for type in file.types {
        if type.kind == .struct, type.inherited.contains(where: { $0 == "View" }) {
          swiftUIViews += 1
        }
        guard type.kind == .class else { continue }
        let ancestry = index.ancestry(of: type.name)
        let isController = ancestry.contains("UIViewController")
        guard isController || ancestry.contains("UIView") else { continue }
        if isController { controllers += 1 }
        if withOutlets.isDisjoint(with: [type.name]) { inCode += 1 } else { withDocuments += 1 }
      }
    }
  }
}
