extension FilePath {
  /// Returns the last part of a path; empty for the root.
  public static func name(_ path: String) -> String {
    let path = withoutTrailingSlashes(path)
    guard let slash = path.lastIndex(of: "/") else { return String(path) }
    return String(path[path.index(after: slash)...])
  }

  /// Returns the path of the folder that holds a file; `.` for a path without a folder.
  public static func folder(_ path: String) -> String {
    let path = withoutTrailingSlashes(path)
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the part of the name behind its last dot, in lower case; empty without one.
  public static func fileExtension(_ path: String) -> String {
    let name = name(path)
    return extensionDot(of: name).map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  /// Returns the name without its extension.
  public static func stem(_ path: String) -> String {
    let name = name(path)
    return extensionDot(of: name).map { String(name[..<$0]) } ?? name
  }

  /// Returns the path of a name in a folder.
  public static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// A dot at the start of a name begins no extension.
  private static func extensionDot(of name: String) -> String.Index? {
    name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
  }

  private static func withoutTrailingSlashes(_ path: String) -> Substring {
    var path = path[...]
    while path.utf8.count > 1, path.last == "/" { path.removeLast() }
    return path
  }
}
