import FileAccess
import FontManagement
import InterfaceBuilder

/// The source that R.swift makes of the resources of a module, with the names of its documentation's examples.
struct RSwiftSource {
  private let resources: [AppModule.Resource]
  private let bundle: String

  /// The source of a module that uses such names and does not declare them; `nil` for another module.
  static func source(of module: AppModule) -> GeneratedSource? {
    guard !module.resources.isEmpty, isUsed(in: module.files) else { return nil }
    return GeneratedSource(name: "R", text: RSwiftSource(module).text)
  }

  private init(_ module: AppModule) {
    resources = module.resources
    bundle = module.hasOwnBundle ? "Bundle.module" : "Bundle.main"
  }

  private static let kinds = [
    "string", "image", "color", "font", "storyboard", "nib", "file", "reuseIdentifier",
  ]

  private static func isUsed(in files: [String]) -> Bool {
    var isUsed = false
    for path in files {
      guard let bytes = try? FileBytes.read(path, limit: 4 << 20) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains("struct R {") || text.contains("struct R:") || text.contains("let R = ")
        || text.contains("enum R {")
      {
        return false
      }
      isUsed = isUsed || text.contains("R.") && kinds.contains { names(text, "R.\($0).") }
    }
    return isUsed
  }

  /// Whether a text has a name that is not the end of another one.
  private static func names(_ text: String, _ name: String) -> Bool {
    var rest = text[...]
    while let range = rest.firstRange(of: name) {
      let before =
        range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
      if !(before.isLetter || before.isNumber || before == "_" || before == ".") { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }

  private var text: String {
    "import Foundation\nimport UIKit\nnonisolated private let bundleOfR: Bundle = \(bundle)\n"
      + "enum R {\n\(types)"
      + group("string", strings) + group("image", images) + group("color", colors)
      + group("font", fonts) + group("storyboard", storyboards) + group("nib", nibs)
      + group("reuseIdentifier", reuseIdentifiers) + group("file", files) + "}\n" + uses
  }

  private func group(_ name: String, _ body: String) -> String { "  enum \(name) {\n\(body)  }\n" }

  private func paths(_ endings: String) -> [String] {
    let endings = Set(endings.split(separator: " ").map(String.init))
    return resources.map(\.path).filter { endings.contains(FilePath.fileExtension($0)) }
  }

  // MARK: Groups

  private var strings: String {
    TextTables(paths("strings stringsdict xcstrings")).tables.map { table, texts in
      var seen: Set<String> = []
      let body = texts.compactMap { text -> String? in
        let name = ResourceName.resource(text.key)
        guard seen.insert(name).inserted else { return nil }
        let parameters = text.arguments.enumerated().map { index, kind in
          "_ value\(index + 1): \(Self.type(kind))"
        }
        let values = text.arguments.indices.map { ", value\($0 + 1)" }.joined()
        let key = ResourceName.literal(text.key)
        return "      static func \(name)(\(parameters.joined(separator: ", "))) -> String "
          + "{ R.text(\(ResourceName.literal(table)), \(key)\(values)) }\n"
      }.joined()
      return "    enum \(ResourceName.resource(table)) {\n\(body)    }\n"
    }.joined()
  }

  private static func type(_ kind: FormatArguments.Kind) -> String {
    switch kind {
    case .object: "String"
    case .integer: "Int"
    case .real: "Double"
    case .text: "UnsafePointer<CChar>"
    case .character: "CChar"
    case .pointer: "UnsafeRawPointer"
    }
  }

  private var images: String {
    let named = catalogs.flatMap { $0.images.map { ($0.name, $0.name) } }
    let loose = paths("png jpg jpeg gif").map { path -> (String, String) in
      let stem = FilePath.stem(path).replacing("@2x", with: "").replacing("@3x", with: "")
      let isPicture = FilePath.fileExtension(path) == "png"
      return isPicture ? (stem, stem) : (FilePath.name(path), FilePath.name(path))
    }
    return rows(named + loose, "Image")
  }

  private var colors: String {
    rows(catalogs.flatMap { $0.colors.map { ($0.name, $0.name) } }, "Color")
  }

  private var catalogs: [AssetCatalog] { paths("xcassets").map { AssetCatalog(path: $0) } }

  private var fonts: String {
    rows(
      paths("ttf otf").compactMap { path in
        guard let file = try? FontFile(path: path), let face = try? FontFace(file: file) else {
          return nil
        }
        return (face.names.postScript, face.names.postScript)
      },
      "Font"
    )
  }

  private var nibs: String {
    rows(paths("xib").map { (FilePath.stem($0), FilePath.stem($0)) }, "Nib")
  }

  private var files: String {
    rows(
      resources.filter {
        !["xcassets", "xib", "storyboard", "strings", "stringsdict"].contains(
          FilePath.fileExtension($0.path)
        )
      }
      .map { (FilePath.name($0.path), FilePath.name($0.path)) },
      "File"
    )
  }

  private var reuseIdentifiers: String {
    let identifiers = paths("xib storyboard").flatMap { path -> [String] in
      guard let document = try? InterfaceDocument(path: path) else { return [] }
      return document.root.descendants.compactMap { $0["reuseIdentifier"] }
    }
    return rows(Set(identifiers).sorted().map { ($0, $0) }, "Identifier")
  }

  /// Members with a value of a type; names with slashes are those of groups.
  private func rows(_ named: [(name: String, value: String)], _ type: String) -> String {
    var groups: [String: [(name: String, value: String)]] = [:]
    var seen: Set<String> = []
    var text = ""
    for (name, value) in named.sorted(by: { $0.name < $1.name }) {
      if let slash = name.firstIndex(of: "/") {
        let rest = String(name[name.index(after: slash)...])
        groups[ResourceName.resource(String(name[..<slash])), default: []].append((rest, value))
        continue
      }
      let member = ResourceName.resource(name)
      guard seen.insert(member).inserted else { continue }
      text += "    static let \(member) = R.\(type)(name: \(ResourceName.literal(value)))\n"
    }
    for (group, members) in groups.sorted(by: { $0.key < $1.key }) where seen.insert(group).inserted
    {
      text += "    enum \(group) {\n\(rows(members, type))    }\n"
    }
    return text
  }

  private var storyboards: String {
    var text = ""
    for path in paths("storyboard") {
      guard let document = try? InterfaceDocument(path: path) else { continue }
      let stem = FilePath.stem(path)
      let name = ResourceName.resource(stem)
      text +=
        "    static let \(name) = Storyboard_\(stem.filter { $0.isLetter || $0.isNumber })()\n"
      text += "    struct Storyboard_\(stem.filter { $0.isLetter || $0.isNumber }): Sendable {\n"
      text += "      let name = \(ResourceName.literal(stem))\n"
      text +=
        "      func callAsFunction() -> UIStoryboard { UIStoryboard(name: name, bundle: bundleOfR) }\n"
      if let first = document.initialViewController {
        let type = SwiftGenSource.className(of: first)
        for function in ["initialViewController", "instantiateInitialViewController"] {
          text +=
            "      func \(function)() -> \(type)? { self().instantiateInitialViewController() as? \(type) }\n"
        }
      }
      var seen: Set<String> = []
      for controller in document.controllers {
        guard let identifier = controller[.controller.storyboardIdentifier],
          seen.insert(identifier).inserted
        else { continue }
        let type = SwiftGenSource.className(of: controller)
        text +=
          "      func \(ResourceName.resource(identifier))() -> \(type)? { self().instantiateViewController(withIdentifier: \(ResourceName.literal(identifier))) as? \(type) }\n"
      }
      text += "    }\n"
    }
    return text
  }

  // MARK: Types

  private var types: String {
    """
      struct Image: Sendable {
        let name: String
        func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIImage? {
          UIImage(named: name, in: bundleOfR, compatibleWith: traits)
        }
      }
      struct Color: Sendable {
        let name: String
        func callAsFunction(compatibleWith traits: UITraitCollection? = nil) -> UIColor? {
          UIColor(named: name, in: bundleOfR, compatibleWith: traits)
        }
      }
      struct Font: Sendable {
        let name: String
        var fontName: String { name }
        func callAsFunction(size: CGFloat) -> UIFont? { UIFont(name: name, size: size) }
      }
      struct Nib: Sendable {
        let name: String
        func callAsFunction() -> UINib { UINib(nibName: name, bundle: bundleOfR) }
        func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any] {
          self().instantiate(withOwner: owner, options: options)
        }
        func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> UIView? {
          instantiate(withOwner: owner, options: options).first as? UIView
        }
        func callAsFunction(withOwner owner: Any?) -> UIView? { firstView(withOwner: owner) }
      }
      struct Identifier: Sendable {
        let name: String
        var identifier: String { name }
      }
      struct File: Sendable {
        let name: String
        func callAsFunction() -> URL? { bundleOfR.url(forResource: name, withExtension: nil) }
        func path() -> String? { self()?.path }
      }
      static func text(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
        let format = NSLocalizedString(key, tableName: table, bundle: bundleOfR, comment: "")
        return arguments.isEmpty ? format : String(format: format, locale: Locale.current, arguments: arguments)
      }
      static func validate() throws {}

    """
  }

  /// The methods of UIKit that take such names.
  private var uses: String {
    """
    extension UITableView {
      func register(_ nib: R.Nib) { register(nib(), forCellReuseIdentifier: nib.name) }
      func dequeueReusableCell(withIdentifier name: R.Identifier, for path: IndexPath) -> UITableViewCell? {
        dequeueReusableCell(withIdentifier: name.name, for: path)
      }
    }
    extension UICollectionView {
      func register(_ nib: R.Nib) { register(nib(), forCellWithReuseIdentifier: nib.name) }
    }

    """
  }
}
