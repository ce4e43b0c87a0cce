import SwiftSyntax

/// Collects the bodies that the declarations of an interface need.
final class InterfaceVisitor: SyntaxVisitor {
  private let module: String
  private let types: TypesOfInterface
  private var edits: [(range: Range<Int>, text: String)] = []
  /// The types around a declaration.
  private var owners: [Owner] = []

  private struct Owner {
    var name: String
    var isClass = false
    var isEnum = false
    var hasRawValues = false
    var isValue = false
    /// Whether the compiler makes the list of its cases.
    var listsCases = false
  }

  init(_ module: String, _ types: TypesOfInterface) {
    (self.module, self.types) = (module, types)
    super.init(viewMode: .sourceAccurate)
  }

  /// The text with all changes.
  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    var end = bytes.count + 1
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.upperBound <= end {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
      end = edit.range.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func replace(_ node: some SyntaxProtocol, by text: String) {
    edits.append((node.bytes, text))
  }

  private func insert(_ text: String, after node: some SyntaxProtocol) {
    let place = node.bytes.upperBound
    edits.append((place..<place, text))
  }

  // MARK: Types

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(Owner(name: node.name.text, isClass: true))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(Owner(name: node.name.text))
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { owners.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    owners.append(Owner(name: node.name.text, isValue: true))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }

  private static let rawTypes: Set<String> = [
    "Int", "String", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
    "UInt64",
    "Double", "Float", "Character",
  ]

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let raw = first?.split(separator: ".").last.map(String.init)
    owners.append(
      Owner(
        name: node.name.text,
        isEnum: true,
        hasRawValues: raw.map(Self.rawTypes.contains) ?? false,
        isValue: true,
        listsCases: !node.memberBlock.members.contains { member in
          member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { $0.parameterClause != nil }
            == true
        }
      )
    )
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    owners.append(Owner(name: name, isClass: types.superclasses[name] != nil))
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  /// `Swift.Int` and names with the module's own one are written without it.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self), base.genericArgumentClause == nil,
      base.name.text == module || Self.modules.contains(base.name.text)
    else { return .visitChildren }
    edits.append((base.bytes.lowerBound..<node.period.bytes.upperBound, ""))
    return .visitChildren
  }

  private static let modules: Set<String> = [
    "Swift", "Foundation", "UIKit", "SwiftUI", "SwiftUICore", "CoreGraphics", "CoreFoundation",
    "QuartzCore", "ObjectiveC", "_Concurrency", "Dispatch", "Combine", "CoreText",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if ["SwiftOnoneSupport", "Swift", "_SwiftConcurrencyShims"].contains(name) {
      replace(node, by: "")
    }
    if name == "SwiftUICore" { replace(node, by: "import SwiftUI") }
    return .skipChildren
  }

  /// A type that only the compiler of the interface can name.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.initializer.value.description.contains("@_opaqueReturnTypeOf") else {
      return .visitChildren
    }
    replace(node, by: "")
    return .skipChildren
  }

  // MARK: Members

  private func isRequirement(_ node: some SyntaxProtocol) -> Bool {
    node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body == nil, !isRequirement(node) else { return .visitChildren }
    let isSynthesized = ["==", "hash"].contains(node.name.text) && owners.last?.isValue == true
    if isSynthesized {
      replace(node, by: "")
      return .skipChildren
    }
    let result = node.signature.returnClause?.type
    insert(" { \(result.map { value(of: $0, node.name.text) } ?? "") }", after: node)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.body == nil, !isRequirement(node), let owner = owners.last else {
      return .visitChildren
    }
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    if owner.hasRawValues, labels == ["rawValue"] {
      replace(node, by: "")
      return .skipChildren
    }
    let isExtension = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    if let convenience = node.modifiers.first(where: { $0.name.text == "convenience" }),
      !isExtension
    {
      replace(convenience, by: "")
    }
    insert(" { \(body(of: node, owner, isExtension)) }", after: node)
    return .visitChildren
  }

  private func body(of node: InitializerDeclSyntax, _ owner: Owner, _ isExtension: Bool) -> String {
    if owner.isEnum || isExtension {
      return node.optionalMark == nil ? trap("\(owner.name).init") : "return nil"
    }
    let root = types.root(of: owner.name)
    guard owner.isClass, root != nil || types.hasParent(owner.name) else { return "" }
    if node.modifiers.contains(where: { ["override", "required"].contains($0.name.text) }) {
      let passed = node.signature.parameterClause.parameters.map { parameter in
        let name = (parameter.secondName ?? parameter.firstName).text
        return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
      }
      return "super.init(\(passed.joined(separator: ", ")))"
    }
    return "super.init(\(root.map(Self.arguments) ?? ""))"
  }

  /// The arguments with which a class of the system is made.
  private static func arguments(of name: String) -> String {
    switch name {
    case "UITableViewCell": "style: .default, reuseIdentifier: nil"
    case "UITableView": "frame: .zero, style: .plain"
    case "UICollectionView": "frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()"
    case _ where name.hasSuffix("ViewController") || name.hasSuffix("NavigationController"):
      "nibName: nil, bundle: nil"
    case _ where name.hasSuffix("GestureRecognizer"): "target: nil, action: nil"
    case _ where name.hasPrefix("UI"): "frame: .zero"
    default: ""
    }
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil { replace(node, by: "") }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isRequirement(node) else { return .visitChildren }
    if let block = node.accessorBlock { fill(block, node.returnClause.type, "subscript") }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !isRequirement(node), let binding = node.bindings.first, node.bindings.count == 1,
      let type = binding.typeAnnotation?.type
    else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    let isSynthesized =
      owners.last?.hasRawValues == true && name == "rawValue"
      || owners.last?.isValue == true && name == "hashValue"
      || owners.last?.listsCases == true && name == "allCases"
    if isSynthesized {
      replace(node, by: "")
      return .skipChildren
    }
    if let block = binding.accessorBlock {
      fill(block, type, name)
    } else if binding.initializer == nil {
      let value = plain(type)
      if let value {
        insert(" = \(value)", after: binding)
      } else {
        replace(node.bindingSpecifier, by: "var")
        insert(" { \(trap(name)) }", after: binding)
      }
    }
    return .visitChildren
  }

  /// Gives the accessors of a block their bodies.
  private func fill(_ block: AccessorBlockSyntax, _ type: TypeSyntax, _ name: String) {
    guard case .accessors(let list) = block.accessors else { return }
    for accessor in list where accessor.body == nil {
      switch accessor.accessorSpecifier.text {
      case "get": insert(" { \(value(of: type, name)) }", after: accessor)
      case "set": insert(" {}", after: accessor)
      // The others have the same effect as both of these.
      default: replace(accessor, by: "")
      }
    }
  }

  // MARK: Values

  private func trap(_ name: String) -> String {
    Trap.call("\(module).\(name) is in a binary framework, which is not compiled")
  }

  private func value(of type: TypeSyntax, _ name: String) -> String {
    let text = Self.unqualified(type.trimmedDescription, module)
    if text == "Void" || text == "()" { return "" }
    if text == "Self" { return owners.last?.isClass == true ? "return self" : trap(name) }
    return plain(type) ?? trap(name)
  }

  private func plain(_ type: TypeSyntax) -> String? {
    let text = Self.unqualified(type.trimmedDescription, module)
    if types.makeable.contains(text) { return "\(text)()" }
    return LeftOutCode.value(of: text, named: module)
  }

  private static func unqualified(_ text: String, _ module: String) -> String {
    var text = text
    for name in modules.union([module]) { text = text.replacing("\(name).", with: "") }
    return text
  }
}
