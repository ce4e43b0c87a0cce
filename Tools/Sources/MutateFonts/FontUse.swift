import DynamicType
import FontDescriptors
import FontManagement
import FontRegistry

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Uses a font like a program that registers it.
enum FontUse {
  /// Registers a font in a process and uses its faces; returns whether it was accepted.
  static func isAccepted(_ path: String, _ sanitizer: FontSanitizer?) -> Bool {
    let registry = FontManager(
      folders: RegistryFolders(persistent: nil, session: nil, fontconfig: nil),
      collection: FontCollection(files: []),
      sanitizer: sanitizer
    )
    let result = registry.register(
      FontRegistration([.file(path)], scope: .process),
      by: FontProvider(identifier: "mutate-fonts"),
      consent: .denied
    )
    registry.collection.performAsCurrent {
      for face in result.fonts.flatMap(\.faces).prefix(8) {
        use(face)
      }
    }
    return result.errors.isEmpty
  }

  /// Whether a program ends with status 0 for a file.
  static func passes(_ program: String, _ path: String) -> Bool {
    setenv("MUTATE_FONTS_PROGRAM", program, 1)
    setenv("MUTATE_FONTS_FILE", path, 1)
    return system("exec \"$MUTATE_FONTS_PROGRAM\" \"$MUTATE_FONTS_FILE\" >/dev/null 2>&1") == 0
  }

  private static func use(_ face: RegisteredFont.Face) {
    let font = Font(name: face.postScriptName, size: 17)
    _ = font?.lineHeight
    var descriptor = FontDescriptor(family: face.family, pointSize: 17, weight: .bold)
    descriptor.symbolicTraits = .italic
    _ = Font(descriptor: descriptor, size: 0).fontName
    _ = descriptor.matchingFontDescriptors(withMandatoryKeys: nil)
  }
}
