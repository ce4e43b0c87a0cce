import DynamicType
import FileAccess

/// Facts about the apps of a folder, from its property lists and Xcode projects.
///
/// Keys as in Apple's Information Property List reference; Xcode writes those of a project as build
/// settings such as `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone`.
struct AppInformation {
  /// The names of the font files of `UIAppFonts`.
  private(set) var fonts: Set<String> = []
  /// The development region of the outermost project that names one, as a language tag.
  private(set) var developmentLanguage: String?
  private var names: Set<Substring> = []

  private static let orientationsKey = "UISupportedInterfaceOrientations"

  /// Reads files; those that cannot be read say nothing.
  ///
  /// - Parameters:
  ///   - propertyLists: Paths of property lists, of which those of apps and their parts count.
  ///   - projects: Paths of Xcode projects.
  init(propertyLists: [String], projects: [String]) {
    for path in propertyLists where FilePath.stem(path).hasSuffix("Info") {
      guard let bytes = try? FileBytes.read(path, limit: 1 << 20),
        !bytes.starts(with: "bplist".utf8)
      else { continue }
      read(PropertyList(bytes: bytes, file: path))
    }
    for path in projects.sorted(by: { $0.utf8.count < $1.utf8.count }) {
      let file = "\(path)/project.pbxproj"
      guard let bytes = try? FileBytes.read(file, limit: 64 << 20) else { continue }
      read(project: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// The orientations that are allowed on any device; empty where nothing says.
  var orientations: [Device.Orientation] {
    let prefix = "UIInterfaceOrientation"
    var found: [Device.Orientation] = []
    if names.contains(where: { $0.hasPrefix(prefix + "Portrait") }) { found.append(.portrait) }
    if names.contains(where: { $0.hasPrefix(prefix + "Landscape") }) { found.append(.landscape) }
    return found
  }

  private mutating func read(_ list: PropertyList) {
    fonts.formUnion(list.value?["UIAppFonts"]?.items.compactMap(\.string) ?? [])
    // A key may end with the device: `UISupportedInterfaceOrientations~ipad`.
    for member in list.value?.members ?? [] where member.name.hasPrefix(Self.orientationsKey) {
      names.formUnion(member.value.items.compactMap { $0.string.map { $0[...] } })
    }
  }

  private mutating func read(project text: String) {
    let key = "INFOPLIST_KEY_" + Self.orientationsKey
    for row in text.split(whereSeparator: \.isNewline) where row.contains(key) {
      names.formUnion(row.split { !$0.isLetter })
    }
    guard developmentLanguage == nil, let name = text.firstRange(of: "developmentRegion = ") else {
      return
    }
    let region = text[name.upperBound...].prefix { $0 != ";" }.filter { $0 != "\"" }
    // Projects of old versions of Xcode name it in English.
    developmentLanguage = region == "English" ? "en" : region
  }
}
