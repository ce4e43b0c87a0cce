import AppProjects
import FileAccess
import FontManagement
import InterfaceBuilder

extension SwiftGenSource {
  // MARK: Fonts

  var fonts: String {
    var families: [String: [(face: FontNames, file: String)]] = [:]
    for path in Self.paths(output.inputs, ending: "ttf otf ttc otc") {
      guard let file = try? FontFile(path: path) else { continue }
      for index in 0..<file.faceCount {
        guard let face = try? FontFace(file: file, index: index) else { continue }
        families[face.names.family, default: []].append((face.names, FilePath.name(path)))
      }
    }
    let type = name("fontTypeName", "FontConvertible")
    var text = "\(access)enum \(name("enumName", "FontFamily")) {\n"
    for (family, faces) in families.sorted(by: { $0.key < $1.key }) {
      text += "  \(access)enum \(ResourceName.type(family)) {\n"
      var names: [String] = []
      for (face, file) in faces.sorted(by: { $0.face.postScript < $1.face.postScript }) {
        let member = ResourceName.member(face.face)
        guard !names.contains(member) else { continue }
        names.append(member)
        let literals = [face.postScript, family, file].map(ResourceName.literal)
        text +=
          "    \(access)static let \(member) = \(type)(name: \(literals[0]), family: \(literals[1]), path: \(literals[2]))\n"
      }
      text += "    \(access)static let all: [\(type)] = [\(names.joined(separator: ", "))]\n  }\n"
    }
    let all = families.keys.sorted().map { "\(ResourceName.type($0)).all" }.joined(separator: ", ")
    text += "  \(access)static let allCustomFonts: [\(type)] = [\(all)].flatMap { $0 }\n"
    text +=
      "  \(access)static func registerAllCustomFonts() { allCustomFonts.forEach { $0.register() } }\n}\n"
    return text + fontType(type)
  }

  private func fontType(_ type: String) -> String {
    let views =
      hasViews
      ? """
        \(access)func swiftUIFont(size: CGFloat) -> SwiftUI.Font { .custom(name, size: size) }
        \(access)func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font { .custom(name, fixedSize: fixedSize) }
        \(access)func swiftUIFont(size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
          .custom(name, size: size, relativeTo: textStyle)
        }

      """ : ""
    return """
      \(access)struct \(type): Sendable {
        \(access)let name: String
        \(access)let family: String
        \(access)let path: String
        \(access)typealias Font = UIFont
        \(access)func font(size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        \(access)func register() {}
      \(views)}
      extension UIFont {
        \(access)init?(font: \(type), size: CGFloat) { self.init(name: font.name, size: size) }
      }

      """
  }

  // MARK: Storyboards

  var storyboards: String {
    let documents = Self.paths(output.inputs, ending: "storyboard").compactMap {
      try? InterfaceDocument(path: $0)
    }
    return output.template.hasPrefix("segues") ? segues(documents) : scenes(documents)
  }

  private func scenes(_ documents: [InterfaceDocument]) -> String {
    var text = "\(access)enum \(name("enumName", "StoryboardScene")) {\n"
    for document in documents {
      let stem = FilePath.stem(document.file)
      let type = ResourceName.type(stem)
      text += "  \(access)enum \(type): StoryboardType {\n"
      text += "    \(access)static let storyboardName = \(ResourceName.literal(stem))\n"
      if let first = document.initialViewController {
        text +=
          "    \(access)static var initialScene: InitialSceneType<\(Self.className(of: first))> { .init(storyboard: Self.self) }\n"
      }
      var seen: Set<String> = []
      for controller in document.controllers {
        guard let identifier = controller[.controller.storyboardIdentifier],
          seen.insert(identifier).inserted
        else { continue }
        text +=
          "    \(access)static var \(ResourceName.member(identifier)): SceneType<\(Self.className(of: controller))> "
          + "{ .init(storyboard: Self.self, identifier: \(ResourceName.literal(identifier))) }\n"
      }
      text += "  }\n"
    }
    return text + "}\n" + """
      \(access)protocol StoryboardType { static var storyboardName: String { get } }
      extension StoryboardType {
        \(access)static var storyboard: UIStoryboard { UIStoryboard(name: storyboardName, bundle: \(bundle)) }
      }
      \(access)struct SceneType<T: UIViewController> {
        \(access)let storyboard: any StoryboardType.Type
        \(access)let identifier: String
        \(access)func instantiate() -> T {
          guard let scene = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T
          else { preconditionFailure("the scene \\(identifier) has another class") }
          return scene
        }
      }
      \(access)struct InitialSceneType<T: UIViewController> {
        \(access)let storyboard: any StoryboardType.Type
        \(access)func instantiate() -> T {
          guard let scene = storyboard.storyboard.instantiateInitialViewController() as? T
          else { preconditionFailure("the initial scene has another class") }
          return scene
        }
      }

      """
  }

  /// The class of a controller: its own one, or that of its kind in UIKit.
  static func className(of controller: ObjectNode) -> String {
    if let own = controller.customClass { return own }
    let kinds = [
      "tableViewController": "UITableViewController",
      "collectionViewController": "UICollectionViewController",
      "navigationController": "UINavigationController",
      "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
      "pageViewController": "UIPageViewController",
    ]
    return kinds[controller.element.name] ?? "UIViewController"
  }

  private func segues(_ documents: [InterfaceDocument]) -> String {
    var text = "\(access)enum \(name("enumName", "StoryboardSegue")) {\n"
    for document in documents {
      let identifiers = Set(
        document.root.descendants.filter { $0.name == "segue" }.compactMap { $0["identifier"] }
      )
      guard !identifiers.isEmpty else { continue }
      text +=
        "  \(access)enum \(ResourceName.type(FilePath.stem(document.file))): String, SegueType {\n"
      for identifier in identifiers.sorted() {
        text +=
          "    case \(ResourceName.member(identifier)) = \(ResourceName.literal(identifier))\n"
      }
      text += "  }\n"
    }
    return text + "}\n" + """
      \(access)protocol SegueType: RawRepresentable {}
      extension UIViewController {
        \(access)func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
          performSegue(withIdentifier: segue.rawValue, sender: sender)
        }
      }

      """
  }
}
