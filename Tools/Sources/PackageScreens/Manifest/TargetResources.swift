import FileAccess

/// The resources of a target, one for each file or catalog.
///
/// Xcode takes catalogs, texts and documents of Interface Builder of a target without a word in the manifest,
/// and keeps a catalog in a folder that is processed as it is. Swift Package Manager on Linux does neither: it
/// lays all files of such a folder beside each other, where those of catalogs have the same names.
struct TargetResources {
  /// Folders that are one resource.
  private static let wholeFolders: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "scnassets", "icon",
  ]
  /// Resources that need no name in a manifest.
  private static let unnamed: Set<String> = ["xcassets", "lproj", "xib", "storyboard", "xcstrings"]
  private static let mostDepth = 16

  private let folder: String
  private(set) var resources: [PackageManifest.Resource] = []
  private var names: Set<String> = []

  /// Finds the resources of a target in its folder.
  ///
  /// Of several with one name the first is taken, because a bundle holds one.
  init(_ target: PackageManifest.Target, in folder: String) {
    self.folder = folder
    for resource in target.resources {
      if resource.isCopied { add(resource.path, isCopied: true) } else { process(resource.path) }
    }
    addUnnamed(in: "", without: target.exclude)
  }

  private mutating func process(_ path: String, depth: Int = 0) {
    let place = FilePath.join(folder, path)
    guard FileSystem.kind(of: place) == .folder else {
      if FileSystem.kind(of: place) == .file, !path.hasSuffix(".swift") {
        add(path, isCopied: false)
      }
      return
    }
    switch Self.ending(path) {
    case let ending where Self.wholeFolders.contains(ending): add(path, isCopied: true)
    case "lproj": add(path, isCopied: false)
    default:
      guard depth < Self.mostDepth else { return }
      for name in FileSystem.names(in: place).sorted() where name.first != "." {
        process(FilePath.join(path, name), depth: depth + 1)
      }
    }
  }

  private mutating func addUnnamed(in path: String, without excluded: [String], depth: Int = 0) {
    let place = path.isEmpty ? folder : FilePath.join(folder, path)
    for name in FileSystem.names(in: place).sorted() where name.first != "." {
      let inner = path.isEmpty ? name : FilePath.join(path, name)
      guard !excluded.contains(where: { FilePath.normalized($0) == inner }) else { continue }
      if Self.unnamed.contains(Self.ending(name)) {
        process(inner)
      } else if FileSystem.kind(of: FilePath.join(folder, inner)) == .folder,
        !Self.wholeFolders.contains(Self.ending(name)), depth < Self.mostDepth
      {
        addUnnamed(in: inner, without: excluded, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ path: String, isCopied: Bool) {
    guard FileSystem.kind(of: FilePath.join(folder, path)) != nil else { return }
    guard names.insert(FilePath.name(path)).inserted else { return }
    resources.append(PackageManifest.Resource(path: path, isCopied: isCopied))
  }

  private static func ending(_ path: String) -> String {
    path.split(separator: ".").last.map { $0.lowercased() } ?? ""
  }
}
