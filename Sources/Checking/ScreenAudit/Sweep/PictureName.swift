public import DynamicType

/// The name of a screen's picture, which is the same in every run.
///
/// `main-login/iPhone-16-portrait-de-AX3.png`: the screen is the folder; missing parts have the default: the
/// document's own language, light, launched at the size.
public struct PictureName: Hashable, Sendable {
  /// The screen.
  public let screen: SweepScreen

  /// The setting of the screen.
  public let setting: SweepSetting

  /// The text size.
  public let category: ContentSizeCategory

  /// Whether it shows the screen after a change of the size.
  public let isChanged: Bool

  /// Creates a name.
  public init(
    _ screen: SweepScreen,
    _ setting: SweepSetting,
    _ category: ContentSizeCategory,
    isChanged: Bool = false
  ) {
    self.screen = screen
    self.setting = setting
    self.category = category
    self.isChanged = isChanged
  }

  /// The folder name of a screen: its document and its title or identifier.
  ///
  /// They are preceded by the part that distinguishes the screen from others of the sweep with the same name.
  public var folder: String { Self.folder(of: screen) }

  /// The name of the folder of a screen.
  static func folder(of screen: SweepScreen) -> String {
    let file = screen.file.split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? file
    let words = [screen.qualifier, String(stem), screen.id].filter { !$0.isEmpty }
    return short(words.map(safe).joined(separator: "-"))
  }

  /// The path without an extension.
  public var stem: String {
    let words: [String?] = [
      setting.device.name, setting.orientation.rawValue, setting.language,
      setting.style == .dark ? "dark" : nil, category.shortName, isChanged ? "changed" : nil,
    ]
    let name = words.compactMap(\.self).map(Self.safe).joined(separator: "-")
    return "\(folder)/\(Self.short(name))"
  }

  /// A name that file systems accept: one that is too long ends with a hash of all of it.
  private static func short(_ name: String) -> String {
    guard name.utf8.count > longestName else { return name }
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return "\(name.prefix(longestName - 17))-\(String(hash, radix: 16))"
  }

  /// Well below the 255 bytes of common file systems, of which encrypted ones leave 143.
  private static let longestName = 120

  /// ASCII letters, digits and points are kept; everything else becomes a hyphen.
  private static func safe(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar -> Character in
      let isPlain =
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      return isPlain || scalar == "." || scalar == "_" ? Character(scalar) : "-"
    }
    return String(characters)
  }
}
