package import HeadlessUIKit
import InterfaceBuilder
import Synchronization

/// The asset catalogs, images and texts in the bundles of a program, each read once.
package final class BundleResources: ResourceLoader {
  private let known = Mutex<[String: ScreenResources]>([:])

  /// Creates the resources of a program.
  package init() {}

  /// The resources of a bundle's folder.
  func resources(_ folder: String) -> ScreenResources {
    if let resources = known.withLock({ $0[folder] }) { return resources }
    let resources = ScreenResources(project: ProjectFolder(path: folder, followsLinks: true))
    known.withLock { $0[folder] = resources }
    return resources
  }

  package func image(named name: String, in folders: [String]) -> UIImage? {
    folders.lazy.compactMap { self.resources($0).image(named: name) }.first
  }

  package func color(named name: String, in folders: [String]) -> UIColor? {
    folders.lazy.compactMap { self.resources($0).color(named: name) }.first
  }

  package func text(
    forKey key: String,
    table: String?,
    count: Int?,
    in folders: [String],
    language: String?
  ) -> String? {
    folders.lazy.compactMap { folder in
      self.resources(folder).projectTexts?
        .text(forKey: key, table: table, count: count, in: language)
    }.first
  }
}
