/// The boundary of a folder that a program was asked to read.
///
/// Files name other files, and links lead anywhere: neither takes a program out of the folder that a
/// person has named.
public struct FolderBoundary: Hashable, Sendable {
  /// The absolute path of the folder, as it was named.
  private let named: String
  /// The path without links.
  private let resolved: String
  /// Whether links may lead out of the folder.
  public let followsLinks: Bool

  /// Creates the boundary of a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder; a relative one starts at the folder in which the program
  ///     runs.
  ///   - followsLinks: Whether links may lead out of it. Names such as `../other` never do.
  public init(_ folder: String, followsLinks: Bool = false) {
    named = FilePath.normalized(folder)
    resolved = FileSystem.resolved(folder) ?? named
    self.followsLinks = followsLinks
  }

  /// Returns whether a path leads to a place in the folder.
  ///
  /// A path that leads to nothing is compared as text.
  public func contains(_ path: String) -> Bool {
    guard Self.isInside(FilePath.normalized(path), named) else { return false }
    guard !followsLinks, let target = FileSystem.resolved(path) else { return true }
    return Self.isInside(target, resolved)
  }

  /// Returns whether a path is a link that leads out of the folder and is not followed.
  public func isCrossed(byLink path: String) -> Bool {
    !followsLinks && FileSystem.isLink(path) && !contains(path)
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    if folder == "." { return !path.hasPrefix("/") && path != ".." && !path.hasPrefix("../") }
    return path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }
}
