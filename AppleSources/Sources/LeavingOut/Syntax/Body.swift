import SwiftSyntax

/// The body of a function, an initializer or an accessor.
struct Body {
  /// The kind of body, which determines its replacement.
  enum Kind {
    case function, initializer, failableInitializer, deinitializer, getter, observer, coroutine
  }

  var kind: Kind
  /// The bytes between the braces.
  var content: Range<Int>
  /// The opening brace.
  var brace: Int
  /// The type of the result; `nil` for none.
  var result: TypeSyntax?
  /// The declaration with the attributes.
  var owner: Syntax
  /// The name of the declaration.
  var name: String

  var isInitializer: Bool { kind == .initializer || kind == .failableInitializer }

  /// The body of a node itself; `nil` for nodes without one.
  init?(of node: Syntax) {
    owner = node
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let decl):
      guard let body = decl.body else { return nil }
      (kind, name) = (.function, decl.name.text)
      let type = decl.signature.returnClause?.type
      result = type.flatMap { TypeNames.isVoid($0) ? nil : $0 }
      (content, brace) = Self.content(body.leftBrace, body.rightBrace)
    case .initializerDecl(let decl):
      guard let body = decl.body else { return nil }
      (kind, name) = (decl.optionalMark == nil ? .initializer : .failableInitializer, "init")
      (content, brace) = Self.content(body.leftBrace, body.rightBrace)
    case .deinitializerDecl(let decl):
      guard let body = decl.body else { return nil }
      (kind, name) = (.deinitializer, "deinit")
      (content, brace) = Self.content(body.leftBrace, body.rightBrace)
    case .accessorDecl(let decl):
      guard let body = decl.body else { return nil }
      let specifier = decl.accessorSpecifier.text
      kind = Self.kinds[specifier] ?? .observer
      guard let place = Self.property(of: decl.parent?.parent) else { return nil }
      (owner, name) = place
      result = kind == .getter || kind == .coroutine ? Self.type(of: owner, decl) : nil
      (content, brace) = Self.content(body.leftBrace, body.rightBrace)
    case .accessorBlock(let block):
      guard case .getter = block.accessors, let place = Self.property(of: node) else { return nil }
      (owner, name) = place
      kind = .getter
      result = Self.type(of: owner, block)
      (content, brace) = Self.content(block.leftBrace, block.rightBrace)
    default: return nil
    }
  }

  private static let kinds: [String: Kind] = [
    "get": .getter, "_read": .coroutine, "_modify": .coroutine, "read": .coroutine,
    "modify": .coroutine,
    "unsafeAddress": .coroutine, "unsafeMutableAddress": .coroutine, "init": .coroutine,
  ]

  private static func content(_ left: TokenSyntax, _ right: TokenSyntax) -> (Range<Int>, Int) {
    let start = left.bytes.upperBound
    return (start..<max(start, right.bytes.lowerBound), left.bytes.lowerBound)
  }

  /// The property or subscript of a block of accessors.
  private static func property(of block: Syntax?) -> (Syntax, String)? {
    guard let parent = block?.parent else { return nil }
    if parent.is(SubscriptDeclSyntax.self) { return (parent, "subscript") }
    guard let binding = parent.as(PatternBindingSyntax.self), let decl = parent.parent?.parent
    else { return nil }
    return (decl, binding.pattern.trimmedDescription)
  }

  private static func type(of owner: Syntax, _ inside: some SyntaxProtocol) -> TypeSyntax? {
    if let decl = owner.as(SubscriptDeclSyntax.self) { return decl.returnClause.type }
    return inside.ancestors.lazy.compactMap { $0.as(PatternBindingSyntax.self) }.first?
      .typeAnnotation?.type
  }

  var attributes: AttributeListSyntax {
    owner.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
  }
}
