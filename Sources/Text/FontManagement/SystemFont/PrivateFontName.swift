package import FontDescriptors

/// One of Apple's private names, which begin with a dot, read as what it means.
///
/// Documents hold such names although asking iOS 13 or later for one gives Times New Roman. They
/// are never looked up as files: `.SFUI-Semibold` is the system font in semibold, and
/// `.SFNS-Regular_wdth_opsz180000_GRAD_wght2580000` is it at the weight 600, because a suffix is
/// an axis and its value as a 16.16 fixed-point number in hexadecimal; an axis without digits
/// has its default.
package struct PrivateFontName: Hashable, Sendable {
  /// The design that the name means, or `nil` when it means none that is known.
  package var design: SystemDesign?
  /// The weight on the scale of CSS.
  package var weight: Double = 400
  package var isItalic = false
  /// The optical size in points that the name holds, or `nil`.
  package var opticalSize: Double?

  /// Reads a name, or `nil` when it does not begin with a dot.
  package init?(_ name: String) {
    guard name.first == "." else { return nil }
    let parts = name.dropFirst().split(separator: "_", omittingEmptySubsequences: true)
    let words = (parts.first ?? "").split(separator: "-", maxSplits: 1)
    design = Self.design(of: String(words.first ?? ""))
    if words.count > 1 { readFace(String(words[1])) }
    for suffix in parts.dropFirst() { readAxis(suffix) }
  }

  private mutating func readFace(_ name: String) {
    guard let style = FaceStyle(faceName: name) else { return }
    weight = style.weight
    isItalic = style.isItalic
  }

  private mutating func readAxis(_ suffix: Substring) {
    guard suffix.count > 4, let value = UInt32(suffix.dropFirst(4), radix: 16) else { return }
    switch suffix.prefix(4) {
    case "wght": weight = min(max(Double(value) / 65536, 1), 1000)
    case "opsz": opticalSize = Double(value) / 65536
    default: break
    }
  }

  /// The names before the hyphen, longest first where one begins with another.
  private static let prefixes: [(prefix: String, design: SystemDesign)] = [
    ("SFUIRounded", .rounded), ("SFRounded", .rounded), ("SFNSRounded", .rounded),
    ("SFCompactRounded", .rounded), ("AppleSystemUIFontRounded", .rounded),
    ("SFUIMono", .monospaced), ("SFMono", .monospaced), ("SFNSMono", .monospaced),
    ("AppleSystemUIFontMonospaced", .monospaced), ("NewYork", .serif),
    ("AppleSystemUIFontSerif", .serif), ("AppleSystemUIFont", .default), ("SF", .default),
    ("HelveticaNeueDeskInterface", .default), ("HelveticaNeueInterface", .default),
    ("HelveticaNeueUI", .default),
  ]

  private static func design(of name: String) -> SystemDesign? {
    prefixes.first { name.hasPrefix($0.prefix) }?.design
  }
}

extension PrivateFontName {
  /// The family name that the system font answers with.
  static let familyName = ".AppleSystemUIFont"

  /// The name that the system font of a design answers with, such as `.SFUI-Semibold`.
  static func name(of design: SystemDesign, _ style: FaceStyle) -> String {
    let prefix =
      switch design {
      case .default: ".SFUI"
      case .rounded: ".AppleSystemUIFontRounded"
      case .serif: ".AppleSystemUIFontSerif"
      case .monospaced: ".AppleSystemUIFontMonospaced"
      }
    let step = Int((min(max(style.weight, 100), 900) / 100).rounded()) - 1
    return "\(prefix)-\(faceNames[step])\(style.leans ? "Italic" : "")"
  }

  /// The names of the weights 100 to 900; `.SFUI-Regular`, `.SFUI-Semibold` and
  /// `.SFUI-RegularItalic` were read from a device.
  private static let faceNames = [
    "Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black",
  ]
}
