import DynamicType
import FontDescriptors

/// The names of fonts in a document and the descriptors that they mean.
///
/// Cocoa names faces by their PostScript names, other programs name families. The system font has
/// the names that AppKit writes.
enum FontName {
  private static let system = ".AppleSystemUIFont"
  private static let prefixes = [system, ".SFUI", ".SFNS", ".SF-UI", ".SF NS"]
  private static let designs: [(name: String, design: SystemDesign)] = [
    ("Rounded", .rounded), ("Serif", .serif), ("Monospaced", .monospaced), ("Mono", .monospaced),
  ]

  /// The descriptor of a name in a table of fonts.
  static func descriptor(_ name: String, isCocoa: Bool) -> FontDescriptor {
    if let prefix = prefixes.first(where: name.hasPrefix) {
      return systemFont(name.dropFirst(prefix.count))
    }
    let isFace = !name.contains(" ") && (isCocoa || name.contains("-"))
    return isFace ? FontDescriptor(postScriptName: name) : FontDescriptor(family: name)
  }

  /// The system font with a design and a weight named behind its prefix, such as `Rounded-Medium`.
  private static func systemFont(_ rest: Substring) -> FontDescriptor {
    var descriptor = FontDescriptor()
    let parts = rest.split(separator: "-")
    for part in parts {
      if let design = designs.first(where: { part.hasPrefix($0.name) })?.design {
        descriptor.design = design
        continue
      }
      let style = part.lowercased()
      if style.hasSuffix("italic") { descriptor.symbolicTraits.insert(.italic) }
      let name = style.hasSuffix("italic") ? style.dropLast("italic".count) : style[...]
      if let weight = FontWeight.allCases.first(where: { $0.description.lowercased() == name }) {
        descriptor.weight = weight
      }
    }
    return descriptor
  }

  /// The name of a descriptor's font.
  static func name(of descriptor: FontDescriptor) -> String {
    if let name = descriptor.postScriptName { return name }
    if let family = descriptor.family { return family }
    let design = designs.first { $0.design == descriptor.design }?.name ?? ""
    let weight = descriptor.weight.map { "-" + capitalized($0.description) } ?? ""
    return system + design + weight
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
