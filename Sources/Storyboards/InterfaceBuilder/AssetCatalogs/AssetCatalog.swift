public import Diagnostics
import FileAccess
import JSONText

/// The images and colors of an asset catalog.
///
/// Reading never fails: missing and damaged parts are in ``findings``.
public struct AssetCatalog: Sendable {
  /// The path of the catalog.
  public let path: String
  /// The images, sorted by name.
  public private(set) var images: [ImageAsset] = []
  /// The colors, sorted by name.
  public private(set) var colors: [ColorAsset] = []
  /// The findings of reading.
  public private(set) var findings: [Finding] = []

  /// The folder outside which no file is opened.
  private let boundary: FolderBoundary

  private var imageOfName: [String: Int] = [:]
  private var colorOfName: [String: Int] = [:]

  /// Reads a catalog.
  ///
  /// - Parameter path: The path of a folder `*.xcassets`, outside which no file is opened.
  public init(path: String) { self.init(path: path, boundary: FolderBoundary(path)) }

  /// Reads a catalog in a folder outside which no file is opened.
  init(path: String, boundary: FolderBoundary) {
    self.path = path
    self.boundary = boundary
    read()
    images.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    colors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (index, image) in images.enumerated() { imageOfName[image.name] = index }
    for (index, color) in colors.enumerated() { colorOfName[color.name] = index }
  }

  /// Returns the image of a name, with its namespaces.
  public func image(named name: String) -> ImageAsset? { imageOfName[name].map { images[$0] } }

  /// Returns the color of a name, with its namespaces.
  public func color(named name: String) -> ColorAsset? { colorOfName[name].map { colors[$0] } }
}

extension AssetCatalog {
  /// A folder that waits to be read, with the names of the groups around it.
  private struct Group {
    var folder: String
    var namespace: String
  }

  /// Extensions of the folders that hold other assets, from Apple's "Asset Catalog Format Reference".
  private static let otherKinds: Set<String> = [
    "appiconset", "arimageset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "gcleaderboardset", "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset",
    "solidimagestack", "solidimagestacklayer", "sticker", "stickericonset", "stickerpack",
    "stickersequence", "stickersiconset", "textureset", "watchcomplication",
  ]

  private mutating func read() {
    var pending = [Group(folder: path, namespace: "")]
    var seen: Set<FileSystem.Identity> = []
    while let group = pending.popLast() {
      guard let identity = FileSystem.identity(of: group.folder), seen.insert(identity).inserted
      else { continue }
      let names = FileSystem.names(in: group.folder)
      // Folders whose names differ in case alone are one folder on a Mac.
      let alike = [String: [String]](grouping: names) { $0.lowercased() }
      for name in names {
        let folder = FilePath.join(group.folder, name)
        guard FileSystem.kind(of: folder) == .folder else { continue }
        if boundary.isCrossed(byLink: folder) {
          findings.append(.linkOutsideFolder(folder))
          continue
        }
        let title = group.namespace + FilePath.stem(name)
        switch FilePath.fileExtension(name) {
        case "imageset", "symbolset":
          let others = alike[name.lowercased(), default: []].filter { $0 != name }
          readImage(folder, title, twins: others.map { FilePath.join(group.folder, $0) })
        case "colorset": readColor(folder, title)
        case let kind where Self.otherKinds.contains(kind): break
        default:
          // A group may have a dot in its name, as "Login 2.0" has.
          let isNamespace = namespaceFlag(folder)
          let namespace = isNamespace ? group.namespace + name + "/" : group.namespace
          pending.append(Group(folder: folder, namespace: namespace))
        }
      }
    }
  }

  private mutating func readImage(_ folder: String, _ name: String, twins: [String]) {
    if FileSystem.kind(of: contentsPath(folder)) != .file,
      twins.contains(where: { FileSystem.kind(of: contentsPath($0)) == .file })
    {
      return
    }
    guard let contents = contents(folder)?.root else { return }
    let isSymbol = FilePath.fileExtension(folder) == "symbolset"
    var image = ImageAsset(name: name, contents: contents, folder: folder, isSymbol: isSymbol)
    for index in image.variants.indices {
      guard let file = image.variants[index].path else { continue }
      guard boundary.contains(file) else {
        let message = "The image '\(name)' names a file outside the app's folder."
        add(.assetOutsideFolder, message, contentsPath(folder))
        image.variants[index].path = nil
        continue
      }
      guard FileSystem.kind(of: file) != .file else { continue }
      let others = twins.map { FilePath.join($0, FilePath.name(file)) }
      if let other = others.first(where: { FileSystem.kind(of: $0) == .file }) {
        image.variants[index].path = other
      } else {
        add(.assetMissingFile, "The image '\(name)' names a file that is missing.", file)
      }
    }
    images.append(image)
  }

  private mutating func readColor(_ folder: String, _ name: String) {
    guard let document = contents(folder) else { return }
    let color = ColorAsset(name: name, contents: document.root)
    for (item, variant) in zip(document.root["colors"]?.elements ?? [], color.variants) {
      guard let value = item["color"], variant.color == nil else { continue }
      let message = "A color of '\(name)' has components that cannot be read."
      add(.assetUnknownColor, message, contentsPath(folder), document.position(at: value.offset))
    }
    colors.append(color)
  }

  private func contentsPath(_ folder: String) -> String { FilePath.join(folder, "Contents.json") }

  /// Returns whether a group's name is part of the names in it.
  private mutating func namespaceFlag(_ folder: String) -> Bool {
    guard FileSystem.kind(of: contentsPath(folder)) == .file else { return false }
    return contents(folder)?.root["properties"]?["provides-namespace"]?.boolean ?? false
  }

  private mutating func contents(_ folder: String) -> JSONDocument? {
    let path = contentsPath(folder)
    guard let bytes = try? FileBytes.read(path, limit: 16 << 20) else {
      add(.assetMissingFile, "An asset has no 'Contents.json' that can be read.", path)
      return nil
    }
    do throws(JSONSyntaxError) {
      return try JSONDocument(parsing: bytes)
    } catch {
      add(.assetJson, error.sentence, path, error.position)
      return nil
    }
  }

  private mutating func add(
    _ rule: RuleDescription,
    _ message: String,
    _ file: String,
    _ position: TextPosition? = nil
  ) {
    let location = SourceLocation(file: file, position)
    findings.append(Finding(rule: rule, message: message, location: location))
  }
}
