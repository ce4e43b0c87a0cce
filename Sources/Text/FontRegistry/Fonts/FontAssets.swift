import FileAccess
import JSONText

/// Fonts of a provider by name, which are read on request.
///
/// The folder is an asset catalog as Xcode writes it: the font `NAME` is the file that
/// `NAME.dataset/Contents.json` names. Apple asks to name a data set after the PostScript name of its
/// face, or after the family of a variable font or a collection.
public struct FontAssets: Hashable, Sendable {
  /// The path of the folder, such as `/opt/example/Fonts.xcassets`.
  public var folder: String

  /// Creates assets below a folder.
  public init(folder: String) { self.folder = folder }

  /// The names of the fonts, sorted; no font is opened.
  public var names: [String] { sets.map { FilePath.stem($0) }.sorted() }

  /// Returns the path of the file of a font; `nil` when there is none.
  public func path(ofFont name: String) -> String? {
    guard let set = sets.first(where: { FilePath.stem($0) == name }),
      let text = try? FileBytes.read(FilePath.join(set, "Contents.json"), limit: 1 << 20),
      let document = try? JSONDocument(parsing: text),
      let file = document.root["data"]?.elements?.lazy.compactMap({ $0["filename"]?.string }).first,
      !file.contains("/")
    else { return nil }
    return FilePath.join(set, file)
  }

  /// The folders of the data sets.
  private var sets: [String] {
    var found: [String] = []
    var pending = [FilePath.normalized(folder)]
    var seen: Set<FileSystem.Identity> = []
    while let folder = pending.popLast() {
      guard let identity = FileSystem.identity(of: folder), seen.insert(identity).inserted else {
        continue
      }
      for name in FileSystem.names(in: folder) {
        let path = FilePath.join(folder, name)
        if FilePath.fileExtension(name) == "dataset" {
          found.append(path)
        } else if FileSystem.kind(of: path) == .folder, found.count < 10_000 {
          pending.append(path)
        }
      }
    }
    return found
  }
}
