import FileAccess
import InterfaceBuilder

/// The names of the assets of a catalog by SwiftGen.
struct AssetNames {
  private struct Level {
    var assets: [(name: String, type: String, path: String)] = []
    var levels: [String: Level] = [:]

    mutating func add(_ path: ArraySlice<Substring>, _ type: String, _ whole: String) {
      guard let first = path.first else { return }
      if path.count == 1 {
        assets.append((ResourceName.member(String(first)), type, whole))
      } else {
        levels[ResourceName.type(String(first)), default: Level()].add(
          path.dropFirst(),
          type,
          whole
        )
      }
    }
  }

  private var root = Level()
  private let access: String

  init(_ path: String, color: String, image: String, access: String) {
    self.access = access
    let catalog = AssetCatalog(path: path)
    for asset in catalog.colors {
      root.add(asset.name.split(separator: "/")[...], color, asset.name)
    }
    for asset in catalog.images {
      root.add(asset.name.split(separator: "/")[...], image, asset.name)
    }
  }

  func text(_ indent: String) -> String { write(root, indent) }

  private func write(_ level: Level, _ indent: String) -> String {
    var seen: Set<String> = []
    var text = ""
    for asset in level.assets.sorted(by: { $0.path < $1.path })
    where seen.insert(asset.name).inserted {
      text +=
        "\(indent)\(access)static let \(asset.name) = \(asset.type)(name: \(ResourceName.literal(asset.path)))\n"
    }
    for (name, next) in level.levels.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)\(access)enum \(name) {\n\(write(next, indent + "  "))\(indent)}\n"
    }
    return text
  }

  /// The types of assets, with the members that SwiftGen's documentation lists.
  static func types(
    color: String,
    image: String,
    _ access: String,
    _ bundle: String,
    _ hasViews: Bool
  ) -> String {
    var text = """
      \(access)final class \(color): @unchecked Sendable {
        \(access)let name: String
        \(access)typealias Color = UIColor
        \(access)var color: UIColor { UIColor(named: name, in: \(bundle), compatibleWith: nil) ?? .clear }
        \(access)init(name: String) { self.name = name }
      }
      \(access)struct \(image): Sendable {
        \(access)let name: String
        \(access)typealias Image = UIImage
        \(access)var image: UIImage { UIImage(named: name, in: \(bundle), compatibleWith: nil) ?? UIImage() }
        \(access)init(name: String) { self.name = name }
      }

      """
    guard hasViews else { return text }
    text += """
      extension \(color) {
        \(access)var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name, bundle: \(bundle)) }
      }
      extension \(image) {
        \(access)var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name, bundle: \(bundle)) }
      }
      extension SwiftUI.Color {
        \(access)init(asset: \(color)) { self.init(asset.name, bundle: \(bundle)) }
      }
      extension SwiftUI.Image {
        \(access)init(asset: \(image)) { self.init(asset.name, bundle: \(bundle)) }
        \(access)init(decorative asset: \(image)) { self.init(decorative: asset.name, bundle: \(bundle)) }
      }

      """
    return text
  }
}
