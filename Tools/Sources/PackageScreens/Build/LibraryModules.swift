import FileAccess

/// The modules of the library that the screens of a package are built with.
enum LibraryModules {
  /// The folders with sources, of the library and of the packages beside it.
  private static let roots = ["Sources", "SourceReading/Sources", "Tools/Sources"]

  /// Other names for the modules whose names targets of a package have, as a part of a product in a manifest:
  /// names of modules are unique in a build, and those of the package stand in its sources.
  static func aliases(in library: String, for targets: [String]) -> String {
    let taken = targets.filter { isModule($0, in: library) }.sorted()
    guard !taken.isEmpty else { return "" }
    let names = taken.map { "\"\($0)\": \"\($0)OfDynamicType\"" }
    return ", moduleAliases: [\(names.joined(separator: ", "))]"
  }

  /// Whether the library has a module of a name, in a folder of its own or in one of a group.
  private static func isModule(_ name: String, in library: String) -> Bool {
    roots.contains { root in
      let folder = FilePath.join(library, root)
      if FileSystem.kind(of: FilePath.join(folder, name)) == .folder { return true }
      return FileSystem.names(in: folder).contains {
        FileSystem.kind(of: FilePath.join(folder, "\($0)/\(name)")) == .folder
      }
    }
  }
}
