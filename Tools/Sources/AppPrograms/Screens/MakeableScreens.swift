public import SourceFacts

/// Controllers and views that a program can make without arguments, as calls of a source.
public struct MakeableScreens: Sendable {
  /// A class with the expression that makes it.
  public struct Screen: Hashable, Sendable {
    /// The name of the class or of the structure.
    public var name: String
    /// The expression that creates it.
    public var expression: String
    /// Whether it is a view, and not a controller.
    public var isView: Bool
    /// The place of its declaration.
    public var place: SourcePlace
    /// Whether the source shows that no arguments are needed; otherwise the compiler finds out.
    public var isCertain: Bool
    /// Whether it is a view of SwiftUI.
    public var isSwiftUI = false
  }

  /// The screens in UIKit in the order of their files and lines.
  public let screens: [Screen]

  /// The SwiftUI views that certainly need no arguments, in the order of their files and lines.
  public let swiftUIViews: [Screen]

  /// Classes that only lists show, which are empty without one, and containers of other screens.
  private static let left: Set<String> = [
    "UITableViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView", "UIWindow",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController", "UIAlertController", "UIPresentationController",
  ]

  /// Finds the screens in the facts of sources.
  public init(_ files: [FileFacts]) {
    let index = SourceIndex(files)
    let classes = files.flatMap { file in
      file.types.filter { $0.kind == .class }.map { (file.path, $0) }
    }
    let inherited = Set(classes.flatMap { index.ancestry(of: $0.1.name).dropFirst() })
    let outlets = Set(files.flatMap(\.views).filter { $0.origin == .outlet }.map(\.owner))
    var initializers: [String: [[String?]]] = [:]
    for function in files.flatMap(\.functions) where function.name == "init" {
      initializers[function.owner, default: []].append(function.parameters.map(\.label))
    }
    screens = classes.compactMap { path, type in
      let ancestry = index.ancestry(of: type.name)
      let isController = ancestry.contains("UIViewController")
      guard isController || ancestry.contains("UIView"),
        Self.left.isDisjoint(with: ancestry), !inherited.contains(type.name),
        !outlets.contains(type.name)
      else { return nil }
      let own = initializers[type.name, default: []].filter { $0 != ["coder"] }
      let arguments = Self.arguments(own)
      return Screen(
        name: type.name,
        expression: "\(type.name)(\(arguments ?? ""))",
        isView: !isController,
        place: SourcePlace(file: path, position: type.position),
        isCertain: arguments != nil && type.isNamedAlone
      )
    }
    let structures = files.flatMap { file in
      file.types.filter { $0.kind == .struct }.map { (file.path, $0) }
    }
    swiftUIViews = structures.compactMap { path, type in
      guard index.ancestry(of: type.name).contains("View"), type.isNamedAlone,
        type.requiredProperties.isEmpty,
        let arguments = Self.arguments(initializers[type.name, default: []]), arguments.isEmpty
      else { return nil }
      return Screen(
        name: type.name,
        expression: "\(type.name)()",
        isView: true,
        place: SourcePlace(file: path, position: type.position),
        isCertain: true,
        isSwiftUI: true
      )
    }
  }

  /// The arguments of the simplest initializer; `nil` if all need unknown arguments.
  private static func arguments(_ initializers: [[String?]]) -> String? {
    if initializers.isEmpty || initializers.contains([]) { return "" }
    if initializers.contains(["frame"]) { return "frame: .zero" }
    if initializers.contains(["nibName", "bundle"]) { return "nibName: nil, bundle: nil" }
    return nil
  }

  /// A source of the module with the screens, one per line; `nil` without screens.
  ///
  /// - Parameter leftOut: Names of classes that cannot be created.
  /// - Returns: The text.
  public func source(without leftOut: Set<String>) -> String? {
    let shown = screens.filter { !leftOut.contains($0.name) }
    guard !shown.isEmpty else { return nil }
    var text = "import UIKit\n"
    for (number, screen) in shown.enumerated() {
      let maker = screen.isView ? "view" : "controller"
      text +=
        "nonisolated func codeScreen\(number)() -> CodePreview { CodePreview(\"\(screen.name)\", "
        + "file: \(Self.literal(screen.place.file)), line: \(screen.place.position.line), "
        + "\(maker): { \(screen.expression) }) }\n"
    }
    text += "@section(\".init_array\") @used\n"
    text += "nonisolated let codeScreens: @convention(c) () -> Void = {\n"
    text += "  CodePreviews.register {\n    ["
    text += shown.indices.map { "codeScreen\($0)()" }.joined(separator: ", ")
    return text + "]\n  }\n}\n"
  }

  /// The class in a line of the source.
  public func name(inLine line: Int, without leftOut: Set<String>) -> String? {
    let shown = screens.filter { !leftOut.contains($0.name) }
    return shown.indices.contains(line - 2) ? shown[line - 2].name : nil
  }

  private static func literal(_ path: String) -> String {
    "#\"\(path)\"#"
  }
}
