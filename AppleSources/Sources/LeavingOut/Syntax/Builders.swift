import SwiftSyntax

/// Determines by syntax whether code makes views.
enum Builders {
  /// Whether a code item is a view of the surrounding builder.
  static func holds(_ item: CodeBlockItemSyntax) -> Bool {
    var item = item
    while let owner = item.parent?.parent {
      switch owner.as(SyntaxEnum.self) {
      case .closureExpr(let closure): return isOfViews(closure)
      case .accessorBlock(let block): return isOfViews(block)
      case .codeBlock(let block):
        if let function = block.parent?.as(FunctionDeclSyntax.self) { return isOfViews(function) }
        if let accessor = block.parent?.as(AccessorDeclSyntax.self) {
          return accessor.parent?.parent?.as(AccessorBlockSyntax.self).map(isOfViews) ?? false
        }
        guard let outer = self.item(around: owner) else { return false }
        item = outer
      case .switchCase, .ifConfigClause:
        guard let outer = self.item(around: owner) else { return false }
        item = outer
      default: return false
      }
    }
    return false
  }

  /// The item to which a branch belongs, through `else if`.
  private static func item(around branch: Syntax) -> CodeBlockItemSyntax? {
    var node = branch.parent
    while let next = node {
      if let item = next.as(CodeBlockItemSyntax.self) { return item }
      let isBranch =
        next.is(IfExprSyntax.self) || next.is(SwitchExprSyntax.self)
        || next.is(SwitchCaseListSyntax.self) || next.is(ExpressionStmtSyntax.self)
        || next.is(IfConfigDeclSyntax.self) || next.is(IfConfigClauseListSyntax.self)
        || next.is(IfConfigClauseSyntax.self)
      guard isBranch else { return nil }
      node = next.parent
    }
    return nil
  }

  // MARK: Declarations

  static func isOfViews(_ function: FunctionDeclSyntax) -> Bool {
    isView(function.signature.returnClause?.type) || has("ViewBuilder", function.attributes)
  }

  private static func isOfViews(_ block: AccessorBlockSyntax) -> Bool {
    let binding = block.parent?.as(PatternBindingSyntax.self)
    let decl = binding?.parent?.parent?.as(VariableDeclSyntax.self)
    return isView(binding?.typeAnnotation?.type)
      || decl.map { has("ViewBuilder", $0.attributes) } ?? false
  }

  static func isView(_ type: TypeSyntax?) -> Bool {
    ["some View", "some SwiftUI.View"].contains(type?.trimmedDescription ?? "")
  }

  static func has(_ name: String, _ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard case .attribute(let attribute) = element else { return false }
      return attribute.attributeName.trimmedDescription.split(separator: ".").last == name[...]
    }
  }

  // MARK: Closures

  /// Whether a closure is passed to a container, or to a modifier that takes views.
  static func isOfViews(_ closure: ClosureExprSyntax) -> Bool {
    guard let (call, label) = call(of: closure) else { return false }
    if let label, ViewNames.actions.contains(label) { return false }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      !startsUppercase(access.declName.baseName.text)
    {
      return ViewNames.builders.contains(access.declName.baseName.text)
    }
    let name = typeName(call.calledExpression)
    guard startsUppercase(name), !ViewNames.actionTypes.contains(name) else { return false }
    guard name.hasSuffix("Button"), label == nil else { return true }
    // `Button("a") { act() }` and `Button { act() } label: { … }`, as opposed to `Button(action: act) { … }`.
    return call.arguments.contains { $0.label?.text == "action" }
  }

  /// The call with a closure as an argument, and its label.
  static func call(of closure: ClosureExprSyntax) -> (FunctionCallExprSyntax, String?)? {
    if let call = closure.parent?.as(FunctionCallExprSyntax.self) { return (call, nil) }
    if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      return element.parent?.parent?.as(FunctionCallExprSyntax.self).map {
        ($0, element.label.text)
      }
    }
    if let element = closure.parent?.as(LabeledExprSyntax.self) {
      return element.parent?.parent?.as(FunctionCallExprSyntax.self).map {
        ($0, element.label?.text)
      }
    }
    return nil
  }

  /// The name of the type in an expression, without generic arguments.
  static func typeName(_ expression: ExprSyntax) -> String {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName.text
    case .memberAccessExpr(let access): access.declName.baseName.text
    case .genericSpecializationExpr(let generic):
      generic.expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    default: ""
    }
  }

  static func startsUppercase(_ name: String) -> Bool { name.first?.isUppercase ?? false }
}

/// A view with its modifiers: `Text("a").font(.body).padding()`.
struct ViewChain {
  /// A modifier with its arguments, from its period on.
  struct Link {
    var name: String
    var bytes: Range<Int>
  }

  /// The bytes of the view without modifiers.
  private(set) var base: Range<Int>
  /// The modifiers from the inside.
  private(set) var links: [Link]
  /// The first name of the view.
  private(set) var root: String

  init(_ expression: ExprSyntax, isModifier: (String) -> Bool) {
    var (rest, links) = (expression, [Link]())
    while true {
      let call = rest.as(FunctionCallExprSyntax.self)
      let access = (call?.calledExpression ?? rest).as(MemberAccessExprSyntax.self)
      guard let access, let inner = access.base,
        call != nil || inner.is(FunctionCallExprSyntax.self)
      else { break }
      let bytes = access.period.bytes.lowerBound..<rest.bytes.upperBound
      links.append(Link(name: access.declName.baseName.text, bytes: bytes))
      rest = inner
    }
    links.reverse()
    base = rest.bytes
    root = Builders.typeName(rest.as(FunctionCallExprSyntax.self)?.calledExpression ?? rest)
    // A method of a type or of a model makes the view that the modifiers change.
    if !rest.is(FunctionCallExprSyntax.self), let first = links.first,
      Builders.startsUppercase(root) || !isModifier(first.name)
    {
      base = base.lowerBound..<first.bytes.upperBound
      links.removeFirst()
    }
    self.links = links
  }
}
