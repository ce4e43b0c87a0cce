import SwiftSyntax

extension EditVisitor {
  /// Members of `NSObject` that classes override.
  ///
  /// Here they are members of a protocol extension, which subclasses redeclare.
  private static let membersOfObjects: Set<String> = [
    "responds(to:)", "forwardingTarget(for:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "perform(_:)", "observeValue(forKeyPath:of:change:context:)",
    "awakeFromNib()", "prepareForInterfaceBuilder()", "isAccessibilityElement",
    "accessibilityLabel",
    "accessibilityHint", "accessibilityValue", "accessibilityTraits", "accessibilityElements",
    "accessibilityFrame", "accessibilityActivate()", "accessibilityIncrement()",
    "accessibilityDecrement()", "accessibilityPath", "accessibilityCustomActions",
  ]

  /// Members of `NSObject` that no UIKit class declares itself.
  private static let undeclaredMembers: Set<String> = [
    "responds(to:)", "forwardingTarget(for:)", "value(forKey:)", "setValue(_:forKey:)",
    "value(forUndefinedKey:)", "setValue(_:forUndefinedKey:)", "value(forKeyPath:)",
    "setValue(_:forKeyPath:)", "perform(_:)",
  ]

  /// Whether a modifier belongs to a member of `NSObject` that the superclasses do not declare.
  func isOfObjects(_ modifier: DeclModifierSyntax) -> Bool {
    guard let declaration = modifier.parent?.parent, !typePath.isEmpty,
      let key = Self.key(of: declaration), Self.membersOfObjects.contains(key)
    else { return false }
    let above = target.hierarchy.ancestors(of: typePath)
    guard let last = above.last else { return false }
    if above.contains(where: { target.hierarchy.declaresOrOverrides(key, in: $0) }) { return false }
    return last == "NSObject" || Self.undeclaredMembers.contains(key)
  }

  private static func key(of declaration: Syntax) -> String? {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return "\(function.name.text)(\(labels.joined()))"
    }
    return declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }

  /// Whether a modifier is in an extension of another module's class, where Swift cannot override; the member
  /// gets a distinct name.
  func isForOtherModule(_ modifier: DeclModifierSyntax) -> Bool {
    guard let declaration = modifier.parent?.parent,
      let node = declaration.parent?.parent?.parent?.parent?.as(ExtensionDeclSyntax.self)
    else { return false }
    let owner = node.extendedType.trimmedDescription
    guard !target.hierarchy.classes.contains(owner) else { return false }
    let name: TokenSyntax?
    let member: ExtensionMember?
    if let function = declaration.as(FunctionDeclSyntax.self) {
      (name, member) = (function.name, ExtensionMember(function, owner: owner))
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      member = ExtensionMember(variable, owner: owner)
    } else {
      (name, member) = (nil, nil)
    }
    guard let name, member.flatMap({ target.dispatchedOverrides(of: $0) }) == nil else {
      return false
    }
    edits.insert(ExtensionOverride.suffix, after: name)
    note(
      declaration,
      "\(name.text) of all objects of \(owner) cannot be overridden here, so that the member is not called."
        + " Override it in a subclass."
    )
    return true
  }

  /// Turns the observers of a property in an extension into functions, which the property of the class calls.
  func carryObservers(_ property: VariableDeclSyntax) {
    guard let binding = property.bindings.first, let accessors = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let first = property.modifiers.first,
      let owner = enclosingType,
      target.extensionOverrides[owner]?.contains(where: {
        $0.isObserver && $0.position == name.positionAfterSkippingLeadingTrivia
      }) == true
    else { return }
    edits.replace(from: first, through: accessors.leftBrace, by: "")
    for accessor in accessors.observers {
      let specifier = accessor.accessorSpecifier.text
      let value =
        accessor.parameters?.name.text ?? (specifier == "willSet" ? "newValue" : "oldValue")
      let function = ExtensionOverride.observer(ObjectiveCName.plain(name.text), specifier)
      let head = "func \(function)(_ \(value): \(type.trimmedDescription))"
      if let parameters = accessor.parameters {
        edits.replace(from: accessor.accessorSpecifier, through: parameters, by: head)
      } else {
        edits.replace(accessor.accessorSpecifier, by: head)
      }
    }
    edits.replace(accessors.rightBrace, by: "")
  }

  /// Makes a cell that only archives created before creatable by lists.
  func addReuse(to type: ClassDeclSyntax) {
    let cells: Set<String> = [
      "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell",
      "UICollectionReusableView", "UICollectionViewListCell",
    ]
    guard modules.contains("UIKit"),
      let first = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      cells.contains(first)
    else { return }
    let initializers = type.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    .filter { !$0.modifiers.has("convenience") }
    let labels = initializers.map {
      $0.signature.parameterClause.parameters.map(\.firstName.text)
    }
    guard labels.contains(["coder"]),
      !labels.contains(["frame"]), !labels.contains(["style", "reuseIdentifier"]),
      !labels.contains(["reuseIdentifier"])
    else { return }
    let access = type.modifiers.has("public") || type.modifiers.has("open") ? "public " : ""
    edits.insert(
      "; \(access)required convenience init(reusing _: String) { self.init(coder: NSCoder())! } ",
      before: type.memberBlock.rightBrace
    )
  }

  /// Removes the modifier `convenience` from initializers in extensions of UIKit classes that are structures
  /// here.
  func removeConvenience(of initializer: InitializerDeclSyntax) {
    let structures: Set<String> = [
      "UIFont", "UIFontDescriptor", "UIFontMetrics", "UITraitCollection",
    ]
    guard modules.contains("UIKit"), structures.contains(enclosingType ?? ""),
      let modifier = initializer.modifiers.first(where: { $0.name.text == "convenience" })
    else { return }
    edits.replace(modifier, by: "")
  }
}
