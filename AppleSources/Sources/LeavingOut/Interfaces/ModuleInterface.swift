import SwiftParser
import SwiftSyntax

/// The source of a module that is there only as an interface, `*.swiftinterface`.
///
/// All declarations keep their names and types. Bodies are left out: a result is nil, empty or zero, and a view a
/// marked box. A part whose type has no such value ends the screen that needs it.
///
///     let source = ModuleInterface.source(of: interface, named: "Charting")
public enum ModuleInterface {
  /// Writes the source.
  ///
  /// - Parameters:
  ///   - text: The interface, as the compiler writes it.
  ///   - module: The name of the module.
  /// - Returns: The source in Swift.
  public static func source(of text: String, named module: String) -> String {
    let tree = Parser.parse(source: text)
    let visitor = InterfaceVisitor(module, TypesOfInterface(tree))
    visitor.walk(tree)
    return visitor.applied(to: text)
  }
}

/// The classes of an interface with their superclasses, and those that are made without arguments.
final class TypesOfInterface: SyntaxVisitor {
  private(set) var superclasses: [String: String] = [:]
  private(set) var makeable: Set<String> = []
  private var path: [String] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    superclasses[node.name.text] = first.map { String($0.split(separator: ".").last ?? "") } ?? ""
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let isPlain =
      node.signature.parameterClause.parameters.isEmpty && node.optionalMark == nil
      && node.signature.effectSpecifiers == nil
    if isPlain, let name = path.last { makeable.insert(name) }
    return .skipChildren
  }

  /// The class of the system above a class; `nil` for one without.
  func root(of name: String) -> String? {
    var (name, seen) = (name, Set<String>())
    while let parent = superclasses[name], seen.insert(name).inserted {
      guard superclasses[parent] == nil else {
        name = parent
        continue
      }
      let isProtocol = ["Delegate", "DataSource", "Protocol", "able"].contains {
        parent.hasSuffix($0)
      }
      let isClass = parent == "NSObject" || parent.hasPrefix("UI") || parent.hasPrefix("NS")
      return isClass && !isProtocol ? parent : nil
    }
    return nil
  }

  /// Whether the interface has the superclass of a class.
  func hasParent(_ name: String) -> Bool {
    superclasses[name].map { superclasses[$0] != nil } ?? false
  }
}
