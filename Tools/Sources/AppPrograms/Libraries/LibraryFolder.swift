import FileAccess

/// The folder of this package's sources, against which screens are compiled.
public enum LibraryFolder {
  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - named: The folder that the user named.
  ///   - program: The path of the running program, which may be in a build of this package.
  ///   - package: A package that may have fetched this one.
  /// - Returns: The folder.
  /// - Throws: A failure if there is no such folder.
  public static func find(
    named: String?,
    program: String,
    package: String
  ) throws(ToolFailure) -> String {
    if let named {
      guard isLibrary(named) else {
        throw ToolFailure("'\(named)' does not hold the sources of swift-dynamic-type")
      }
      return named
    }
    var folder = FilePath.folder(program)
    while !folder.isEmpty, folder != "/" {
      if isLibrary(folder) { return folder }
      folder = FilePath.folder(folder)
    }
    let checkout = FilePath.join(package, ".build/checkouts/swift-dynamic-type")
    if isLibrary(checkout) { return checkout }
    throw ToolFailure("the sources of swift-dynamic-type are not at hand")
  }

  /// Whether a folder is one of this project's packages.
  static func isPart(_ folder: String) -> Bool {
    isLibrary(folder)
      || ["AppleSources", "SourceReading", "Tools"].contains(FilePath.name(folder))
        && isLibrary(FilePath.folder(folder))
  }

  /// Whether a folder holds the sources of this project.
  static func isLibrary(_ folder: String) -> Bool {
    ["Package.swift", "Tools/Package.swift", "AppleSources/Package.swift"].allSatisfy {
      FileSystem.kind(of: FilePath.join(folder, $0)) == .file
    }
  }
}
