import FileAccess
public import FontDescriptors
import JSONText

extension FontManager {
  /// The fonts that the user picked last, in whichever program, the newest first.
  ///
  /// A file that is missing or damaged means none.
  public func recentFonts() -> [FontDescriptor] {
    guard let path = recentsPath,
      let text = try? FileBytes.read(path, limit: 1 << 16),
      let document = try? JSONDocument(parsing: text),
      let fonts = document.root["fonts"]?.elements
    else { return [] }
    return fonts.compactMap { node in
      let descriptor = FontDescriptor(
        family: node["family"]?.string,
        face: node["face"]?.string,
        postScriptName: node["postScriptName"]?.string
      )
      return descriptor.isSystemFont ? nil : descriptor
    }
  }

  /// Keeps the fonts that the user picked last, for all programs of the user.
  ///
  /// - Parameter fonts: The fonts, the newest first; family, face and PostScript name are kept. Where
  ///   nothing can be written, the list stays as it was.
  public func keepRecentFonts(_ fonts: [FontDescriptor]) {
    guard let path = recentsPath else { return }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("fonts") { writer in
        for font in fonts {
          writer.object { writer in
            writer.member("family", font.family)
            writer.member("face", font.face)
            writer.member("postScriptName", font.postScriptName)
          }
        }
      }
    }
    try? DurableFiles.makeFolder(FilePath.folder(path))
    try? FileReplacement.write(writer.text, to: path)
  }

  private var recentsPath: String? {
    stores.first { $0.scope == .persistent }.map { FilePath.join($0.root, "recents.json") }
  }
}
