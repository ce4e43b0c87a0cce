import FileAccess
public import FontDescriptors
import JSONText

extension FontManager {
  /// The fonts that the user picked last in any program, the newest first.
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

  /// Stores the fonts that the user picked last, for all programs of the user.
  ///
  /// Fonts that were picked before and are not among them follow, because a picker knows only those that
  /// it offers; 20 are kept.
  ///
  /// - Parameter fonts: The fonts, the newest first; family, face and PostScript name are kept. Where
  ///   nothing can be written, the list stays as it was.
  public func keepRecentFonts(_ fonts: [FontDescriptor]) {
    guard let path = recentsPath else { return }
    let newest = fonts.map(RecentFont.init)
    let earlier = recentFonts().map(RecentFont.init).filter { !newest.contains($0) }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.array("fonts") { writer in
        for font in (newest + earlier).prefix(20) {
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

/// The properties of a font that was picked which are kept.
private struct RecentFont: Equatable {
  let family: String?
  let face: String?
  let postScriptName: String?

  init(_ descriptor: FontDescriptor) {
    family = descriptor.family
    face = descriptor.face
    postScriptName = descriptor.postScriptName
  }
}
