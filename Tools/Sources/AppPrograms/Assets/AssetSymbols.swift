import FileAccess
import InterfaceBuilder
import LeavingOut

/// The symbols that Xcode makes of the asset catalogs of a module.
struct AssetSymbols: Sendable {
  private typealias Asset = (path: String, kind: AssetSymbolName.Kind)

  /// A level of namespaces.
  private struct Group: Sendable {
    var assets: [String: String] = [:]
    var groups: [String: Group] = [:]

    mutating func add(_ name: String, at path: ArraySlice<Substring>, _ kind: AssetSymbolName.Kind)
    {
      guard let first = path.first else { return }
      let isAsset = path.count == 1
      let symbol =
        isAsset
        ? AssetSymbolName.ofAsset(String(first), kind) : AssetSymbolName.ofGroup(String(first))
      // A name of signs alone has no symbol.
      guard !symbol.isEmpty else { return }
      if isAsset {
        assets[symbol] = name
      } else {
        groups[symbol, default: Group()]
          .add(name, at: path.dropFirst(), kind)
      }
    }

    /// The declarations of all assets.
    func text(_ type: String, _ indent: String = "  ") -> String {
      let own = assets.sorted { $0.key < $1.key }.map { symbol, name in
        "\(indent)static let \(symbol) = \(type)(name: \(AssetSymbols.literal(name)), bundle: assetSymbolBundle)\n"
      }
      let others = groups.sorted { $0.key < $1.key }.map { name, group in
        "\(indent)enum \(name) {\n\(group.text(type, indent + "  "))\(indent)}\n"
      }
      return own.joined() + others.joined()
    }

    /// The paths of all symbols, with the namespaces before them.
    func symbols(_ namespace: String = "") -> [String] {
      assets.keys.sorted().map { namespace + $0 }
        + groups.sorted { $0.key < $1.key }.flatMap { $0.value.symbols(namespace + $0.key + ".") }
    }
  }

  private var colors = Group()
  private var images = Group()

  /// Reads the catalogs among the paths of resources.
  init(_ resources: [String]) {
    for path in resources where FilePath.fileExtension(path) == "xcassets" {
      let catalog = AssetCatalog(path: path)
      for color in catalog.colors {
        colors.add(color.name, at: color.name.split(separator: "/")[...], .color)
      }
      for image in catalog.images {
        images.add(image.name, at: image.name.split(separator: "/")[...], .image)
      }
    }
  }

  /// The symbols of all assets, each with its kind.
  var names: [String] {
    colors.symbols().map { "color \($0)" } + images.symbols().map { "image \($0)" }
  }

  /// The source with the symbols; `nil` without an asset.
  ///
  /// - Parameters:
  ///   - bundle: The expression of the bundle that has the catalogs.
  ///   - modules: The modules that can be imported.
  ///   - declared: Names that the module declares itself, which the types of UIKit and SwiftUI do not get again.
  /// - Returns: The text, or `nil`.
  func source(bundle: String, modules: Set<String>, declared: Set<String>) -> String? {
    let (colorNames, imageNames) = (colors.symbols(), images.symbols())
    guard !colorNames.isEmpty || !imageNames.isEmpty, modules.contains("UIKit") else { return nil }
    let hasViews = modules.contains("SwiftUI")
    var text = "import Foundation\nimport UIKit\n" + (hasViews ? "import SwiftUI\n" : "")
    text += "nonisolated private let assetSymbolBundle: Bundle = \(bundle)\n"
    text += "nonisolated extension ColorResource {\n\(colors.text("ColorResource"))}\n"
    text += "nonisolated extension ImageResource {\n\(images.text("ImageResource"))}\n"
    // The module may have types of its own with these names.
    text += Self.extending("UIKit.UIColor", colorNames, without: declared.union(SystemNames.colors))
    text += Self.extending("UIKit.UIImage", imageNames, without: declared.union(SystemNames.images))
    guard hasViews else { return text }
    let unused = declared.union(SystemNames.colors).union(SystemNames.styles)
    text += Self.extending("SwiftUI.Color", colorNames, without: unused)
    text += Self.extending(
      "SwiftUI.ShapeStyle where Self == SwiftUI.Color",
      as: "SwiftUI.Color",
      colorNames,
      without: unused
    )
    return text
  }

  /// The names of static members that sources declare, of whatever type.
  static func declared(in sources: [CarriedText]) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      for line in source.text.split(separator: "\n")
      where line.contains("static ") || line.contains("class var ") {
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        for (index, word) in words.enumerated().dropFirst() where ["let", "var"].contains(word) {
          if index + 1 < words.count { names.insert(String(words[index + 1])) }
        }
      }
    }
    return names
  }

  /// Members of a type by the names of the symbols outside of namespaces.
  private static func extending(
    _ type: String,
    as result: String? = nil,
    _ symbols: [String],
    without unused: Set<String>
  ) -> String {
    let result = result ?? type
    let own = symbols.filter { !$0.contains(".") && !unused.contains($0) }
    let call = result.hasPrefix("UIKit.") ? "(resource: ." : "(."
    return "nonisolated extension \(type) {\n"
      + own.map { "  static var \($0): \(result) { \(result)\(call)\($0)) }\n" }.joined() + "}\n"
  }

  /// The text as a literal with as many signs around it as it needs.
  private static func literal(_ text: String) -> String {
    var signs = "#"
    while text.contains("\"" + signs) || text.contains("\\" + signs) { signs += "#" }
    return "\(signs)\"\(text)\"\(signs)"
  }
}

/// Members of types of UIKit and SwiftUI, after which Xcode names no asset.
private enum SystemNames {
  static let colors = names(
    """
    black blue brown clear cyan darkGray darkText gray green label lightGray lightText link magenta orange \
    placeholderText purple red separator tintColor white yellow
    """
  )

  static let styles = names(
    """
    accentColor background fill foreground indigo mint pink placeholder primary quaternary quinary secondary \
    selection teal tertiary tint windowBackground
    """
  )

  static let images = names("actions add checkmark remove strokedCheckmark")

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
