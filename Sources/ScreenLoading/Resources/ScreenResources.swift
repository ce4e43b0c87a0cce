import Diagnostics
import DynamicType
import FileAccess
package import HeadlessUIKit
public import InterfaceBuilder
import Snapshots
import Synchronization

/// Images, colours and texts of a project, read once for all its screens.
public final class ScreenResources: Sendable {
  /// The folder, or `nil` for a document without a project.
  public let project: ProjectFolder?
  private let images = Mutex<[String: UIImage?]>([:])
  private let tables = Mutex(KnownTables())

  /// Creates the resources of a project.
  public init(project: ProjectFolder? = nil) { self.project = project }

  /// Finds an image of the asset catalogs or loose in the project.
  package func image(named name: String) -> UIImage? {
    if let known = images.withLock({ $0[name] }) { return known }
    let image = project?.image(named: name).flatMap { Self.image(of: $0) }
    images.withLock { $0[name] = .some(image) }
    return image
  }

  /// Finds a colour of the asset catalogs.
  package func color(named name: String) -> UIColor? {
    guard let asset = project?.color(named: name) else { return nil }
    func color(_ style: UserInterfaceStyle) -> UIColor? {
      asset.color(for: AssetTraits(style: style))?.components.map { UIColor($0) }
    }
    guard let light = color(.light) ?? color(.unspecified) else { return nil }
    guard let dark = color(.dark), dark != light else { return light }
    return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  private static func image(of asset: ImageAsset) -> UIImage? {
    var variants: [UIImageAsset.Variant] = []
    for variant in asset.variants {
      guard let path = variant.path, let bytes = try? FileBytes.read(path),
        var source = try? ImageSource(bytes, scale: variant.scale ?? 1)
      else { continue }
      variant.resizing?.apply(to: &source)
      var traits = variant.conditions.traitCollection
      if asset.mirrors { traits.layoutDirection = .unspecified }
      variants.append(.init(source, traits: traits))
    }
    guard !variants.isEmpty else { return nil }
    let set = UIImageAsset(variants, renderingMode: asset.renderingMode)
    let image = UIImage(set, name: asset.name)
    return asset.mirrors ? image.imageFlippedForRightToLeftLayoutDirection() : image
  }

  /// The texts of a document in a language; asked for with every text of every screen.
  func table(ofDocument path: String, language: String) -> StringTable? {
    tables.withLock { known in
      let key = TableKey(document: path, language: language)
      if let table = known.inLanguages[key] { return table }
      let all = known.ofDocuments[path] ?? project?.stringTables(ofDocument: path) ?? []
      known.ofDocuments[path] = all
      let best = LanguageTag(language).best(among: all.map(\.language))
      let table = all.first { $0.language == best }
      known.inLanguages.updateValue(table, forKey: key)
      return table
    }
  }
}

/// The texts of documents that were asked for.
private struct KnownTables {
  var ofDocuments: [String: [StringTable]] = [:]
  /// The table that is shown in a language; nil where there is none.
  var inLanguages: [TableKey: StringTable?] = [:]
}

private struct TableKey: Hashable {
  var document: String
  var language: String
}

/// The project's assets, found by name while its screens are loaded.
struct ProjectAssets: NamedAssetProvider {
  var resources: ScreenResources

  func color(named name: String) -> UIColor? { resources.color(named: name) }

  func image(named name: String) -> UIImage? { resources.image(named: name) }
}

extension ImageAsset {
  /// Whether the pictures are for languages from left to right only, and mirrored for the others.
  fileprivate var mirrors: Bool {
    variants.allSatisfy { $0.conditions.languageDirection == "left-to-right" }
  }

  /// Whether the set says that its pictures are drawn in the tint, or never.
  fileprivate var renderingMode: UIImage.RenderingMode {
    isTemplate.map { $0 ? .alwaysTemplate : .alwaysOriginal } ?? .automatic
  }
}

extension ImageAsset.Resizing {
  /// Gives a picture its borders, which the set counts in pixels.
  fileprivate func apply(to source: inout ImageSource) {
    source.capInsets = EdgeInsets(
      top: capInsets.top / source.scale,
      left: capInsets.left / source.scale,
      bottom: capInsets.bottom / source.scale,
      right: capInsets.right / source.scale
    )
    source.resizingMode = centerMode == "tile" ? .tile : .stretch
  }
}

extension AssetConditions {
  /// The traits that a picture is for; open where it is for all.
  var traitCollection: TraitCollection {
    TraitCollection(
      userInterfaceIdiom: Self.idioms[idiom] ?? .unspecified,
      horizontalSizeClass: Self.classes[widthClass ?? ""] ?? .unspecified,
      verticalSizeClass: Self.classes[heightClass ?? ""] ?? .unspecified,
      layoutDirection: languageDirection == "right-to-left"
        ? .rightToLeft : languageDirection == nil ? .unspecified : .leftToRight,
      userInterfaceStyle: luminosity == "dark"
        ? .dark : luminosity == "light" ? .light : .unspecified
    )
  }

  private static let idioms: [String: UserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad]
  private static let classes: [String: UserInterfaceSizeClass] = [
    "compact": .compact, "regular": .regular,
  ]
}
