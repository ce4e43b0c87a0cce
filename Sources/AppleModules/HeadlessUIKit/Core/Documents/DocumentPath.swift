import DynamicType
import Foundation

/// The paths of documents in bundles, which Swift Package Manager copies unchanged.
enum DocumentPath {
  /// Finds a document.
  ///
  /// - Parameters:
  ///   - name: The name without its extension.
  ///   - type: The extension.
  ///   - bundle: The bundle; `nil` or the main one means the main bundle and the bundles of packages beside
  ///     the program.
  /// - Returns: The path, or `nil` where there is no such document.
  static func find(_ name: String, _ type: String, in bundle: Bundle?) -> String? {
    let folders =
      isMain(bundle) ? [mainFolder] + packageFoldersFromOwn : [bundle?.resourcePath ?? ""]
    for folder in folders {
      for subfolder in ["", "/Base.lproj", "/en.lproj"] {
        let path = "\(folder)\(subfolder)/\(name).\(type)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }

  /// Whether a bundle is the program's own, as `nil` is.
  static func isMain(_ bundle: Bundle?) -> Bool {
    bundle == nil || bundle?.bundlePath == Bundle.main.bundlePath
  }

  /// The folders with the assets and texts of a bundle.
  ///
  /// The main bundle of a program on Linux is its build folder, which contains much else, so only the bundles
  /// of packages in it are searched.
  static func resourceFolders(of bundle: Bundle?) -> [String] {
    isMain(bundle) ? packageFoldersFromOwn : [bundle?.resourcePath ?? ""]
  }

  private static var mainFolder: String { Bundle.main.resourcePath ?? Bundle.main.bundlePath }

  /// The bundles of packages, beginning with that of the module whose app is shown.
  private static var packageFoldersFromOwn: [String] {
    guard let module = ScreenContext.current.module else { return packageFolders }
    let own = packageFolders.filter { folder in
      ["resources", "bundle"].contains { folder.hasSuffix("_\(module).\($0)") }
    }
    return own.isEmpty ? packageFolders : own + packageFolders.filter { !own.contains($0) }
  }

  private static let packageFolders: [String] = {
    let main = Bundle.main.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    let packages = beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return packages.sorted().map { main + "/" + $0 }
  }()
}
