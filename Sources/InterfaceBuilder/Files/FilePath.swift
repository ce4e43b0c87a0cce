/// The parts of a path, as text with slashes.
enum FilePath {
  static func name(_ path: String) -> String {
    let end = trimmed(path)
    guard let slash = end.lastIndex(of: "/") else { return end }
    return String(end[end.index(after: slash)...])
  }

  static func folder(_ path: String) -> String {
    let end = trimmed(path)
    guard let slash = end.lastIndex(of: "/") else { return "." }
    return slash == end.startIndex ? "/" : String(end[..<slash])
  }

  /// The part behind the last dot of the name, in lower case; empty without one.
  static func fileExtension(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The name without its extension.
  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder == "."
      ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  private static func trimmed(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}
