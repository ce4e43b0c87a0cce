import SwiftSyntax

extension EditVisitor {
  /// Turns `@MainActor` on a declaration into `@preconcurrency @MainActor`.
  ///
  /// Views here belong to no actor, so calling a main-actor function from a view would be an error. With the
  /// attribute it is only a warning, in Swift 5 and in Swift 6. An extension and a deinitializer cannot have
  /// it and lose theirs; members of extensions have the isolation of their type. Parameters of view methods
  /// lose theirs, because these methods call them. Other types and closures keep theirs.
  func relax(_ attribute: AttributeSyntax) {
    guard let list = attribute.parent?.as(AttributeListSyntax.self) else { return }
    let parent = list.parent
    if parent?.is(ExtensionDeclSyntax.self) == true
      || parent?.is(DeinitializerDeclSyntax.self) == true
    {
      return edits.blank(attribute)
    }
    if list.parent?.is(AttributedTypeSyntax.self) == true, isOfParameter(attribute) {
      return edits.blank(attribute)
    }
    guard list.parent?.isProtocol((any DeclSyntaxProtocol).self) == true,
      !list.has("preconcurrency")
    else { return }
    if let type = list.parent?.as(ClassDeclSyntax.self), isOfViews(type) {
      return edits.blank(attribute)
    }
    if list.parent?.is(ProtocolDeclSyntax.self) == true, isAboutViews {
      return edits.blank(attribute)
    }
    edits.insert("@preconcurrency ", before: attribute)
  }

  /// Whether an attribute is in the type of a parameter of a view's method.
  private func isOfParameter(_ attribute: AttributeSyntax) -> Bool {
    var node = Syntax(attribute).parent
    while let next = node, !next.is(FunctionParameterSyntax.self) {
      if next.is(CodeBlockSyntax.self) || next.is(MemberBlockSyntax.self) { return false }
      node = next.parent
    }
    guard node != nil, !typePath.isEmpty else { return false }
    return target.hierarchy.isOfUIKit(typePath)
  }

  /// Whether the file is about UIKit alone.
  private var isAboutViews: Bool {
    imports.contains("UIKit") && imports.isDisjoint(with: ["SwiftUI", "Combine"])
  }

  /// Whether a class belongs to the views, which are on no actor here: it inherits from a UIKit class,
  /// conforms to one of its protocols, or is in a file that imports only UIKit.
  private func isOfViews(_ type: ClassDeclSyntax) -> Bool {
    let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    guard !inherited.contains("ObservableObject") else { return false }
    return inherited.contains { $0.hasPrefix("UI") }
      || target.hierarchy.isOfUIKit(typePath)
      || isAboutViews
  }

  /// Allows all tasks to share a stored property of a view class, as the main actor does on iOS.
  ///
  /// Constants are unchanged, except for objects of the target's own views: for sendable values the compiler
  /// would report the mark as redundant.
  func shareStatic(_ property: VariableDeclSyntax) {
    guard let (owner, _) = enclosingDeclaration(of: property),
      target.hierarchy.isOfUIKit(owner),
      property.modifiers.has("static"), property.attributes.isEmpty,
      !property.modifiers.contains(where: { $0.name.text == "nonisolated" }),
      property.bindings.count == 1, let binding = property.bindings.first,
      binding.accessorBlock?.isComputed != true,
      property.bindingSpecifier.text == "var" || isView(binding.initializer?.value, in: owner)
    else { return }
    edits.insert("nonisolated(unsafe) ", before: property.bindingSpecifier)
  }

  /// Whether an expression creates an object of one of the target's view classes.
  private func isView(_ expression: ExprSyntax?, in owner: String) -> Bool {
    guard let call = expression?.as(FunctionCallExprSyntax.self) else { return false }
    let name = call.calledExpression.trimmedDescription
    return name == "Self" || name == owner
      || target.hierarchy.classes.contains(name) && target.hierarchy.isOfUIKit(name)
  }
}
