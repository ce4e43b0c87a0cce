import FileAccess

/// The folder whose files a page may read, or the one file.
public struct PageFolder: Hashable, Sendable {
  /// The absolute path, with symbolic links resolved.
  public let path: String

  /// Creates a folder, or `nil` where there is none.
  public init?(_ path: String) {
    guard let resolved = Self.resolved(path), FileSystem.kind(of: resolved) == .folder else {
      return nil
    }
    self.path = resolved
  }

  /// Creates a folder, or a single file; `nil` where neither exists.
  public init?(readAccess path: String) {
    guard let resolved = Self.resolved(path) else { return nil }
    self.path = resolved
  }

  /// Returns whether a file, by its path without links, may be read.
  public func contains(_ file: String) -> Bool {
    if file == path { return FileSystem.kind(of: path) == .file }
    return file.hasPrefix(path == "/" ? "/" : path + "/")
  }

  /// Returns the path of a file that an address names, or `nil` where it is outside or is not there.
  func file(at address: String) -> String? {
    guard address.hasPrefix("file:///") else { return nil }
    let encoded = address.dropFirst("file://".count).prefix { $0 != "?" && $0 != "#" }
    guard let name = Self.percentDecoded(encoded.utf8), let file = Self.resolved(name),
      contains(file)
    else { return nil }
    return file
  }

  /// Returns the address of a file.
  static func address(of file: String) -> String { "file://" + FilePath.percentEncoded(file) }

  /// Returns an absolute path without links, or `nil` where nothing is there.
  public static func resolved(_ path: String) -> String? { FileSystem.resolved(path) }

  private static func percentDecoded(_ text: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension PageFolder {
  /// The pages in the folder and the folders inside it, in the order of their paths.
  ///
  /// Links to folders are not followed, and neither are links to pages outside.
  public func pages(limit: Int = 200) -> [String] {
    var pages: [String] = []
    var folders = [path]
    while let folder = folders.popLast(), pages.count < limit {
      var inner: [String] = []
      for name in FileSystem.names(in: folder) where !name.hasPrefix(".") {
        let file = FilePath.join(folder, name)
        switch FileSystem.kind(of: file) {
        case .folder where !Self.skipped.contains(name) && !FileSystem.isLink(file):
          inner.append(file)
        case .file
        where ["html", "htm", "xhtml"].contains(FilePath.fileExtension(name).lowercased()):
          if FileSystem.resolved(file).map(contains) == true { pages.append(file) }
        default: break
        }
      }
      folders += inner.reversed()
    }
    return Array(pages.prefix(limit))
  }

  private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", "DerivedData"]
}
