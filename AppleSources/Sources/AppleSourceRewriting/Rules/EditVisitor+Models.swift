import SwiftSyntax

extension EditVisitor {
  /// Gives a class with `@Model` the protocol that the macro gives it on iOS.
  func carryModel(_ type: ClassDeclSyntax) {
    guard type.attributes.has("Model"), modules.contains("SwiftData"), imports.contains("SwiftData")
    else { return }
    conform(
      type.inheritanceClause,
      after: type.genericParameterClause.map(Syntax.init) ?? Syntax(type.name),
      "PersistentModel"
    )
  }

  /// Writes the members of an actor with `@ModelActor`, which a macro writes on iOS.
  func carryModelActor(_ attribute: AttributeSyntax) {
    guard let actor = attribute.parent?.parent?.as(ActorDeclSyntax.self),
      modules.contains("SwiftData")
    else { return }
    edits.blank(attribute)
    conform(
      actor.inheritanceClause,
      after: actor.genericParameterClause.map(Syntax.init) ?? Syntax(actor.name),
      "ModelActor"
    )
    let access = actor.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    let members = [
      "nonisolated \(access)let modelContainer: ModelContainer",
      "nonisolated \(access)let modelExecutor: any ModelExecutor",
    ]
    var text = " " + members.joined(separator: "; ") + ";"
    let hasInitializer = actor.memberBlock.members.contains {
      $0.decl.as(InitializerDeclSyntax.self)?.modifiers.contains { $0.name.text == "convenience" }
        == false
    }
    if !hasInitializer {
      text +=
        " \(access)init(modelContainer: ModelContainer) { self.modelContainer = modelContainer;"
        + " modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer)) };"
    }
    edits.insert(text, after: actor.memberBlock.leftBrace)
  }

  /// Removes `#Unique` and `#Index`, which change no object.
  func carryModelMacro(_ macro: MacroExpansionDeclSyntax) {
    guard ["Unique", "Index"].contains(macro.macroName.text), imports.contains("SwiftData") else {
      return
    }
    edits.blank(macro)
  }

  private func conform(
    _ clause: InheritanceClauseSyntax?,
    after name: Syntax,
    _ protocolName: String
  ) {
    if let clause {
      guard !clause.inheritedTypes.contains(where: { $0.type.trimmedDescription == protocolName })
      else { return }
      edits.insert(", \(protocolName)", after: clause.inheritedTypes)
    } else {
      edits.insert(": \(protocolName)", after: name)
    }
  }

  /// UIKit's classes that are structures here.
  private static let structures: Set<String> = [
    "UIFont", "UIFontMetrics", "UIFontDescriptor", "UITraitCollection",
  ]

  /// Turns `class func` in an extension of UIKit's class that is a structure here into `static func`.
  func carryClassMember(_ modifier: DeclModifierSyntax) {
    guard modifier.name.tokenKind == .keyword(.class),
      let item = modifier.parent?.parent?.parent?.as(MemberBlockItemSyntax.self),
      let owner = item.parent?.parent?.parent?.as(ExtensionDeclSyntax.self),
      Self.structures.contains(owner.extendedType.trimmedDescription)
    else { return }
    edits.replace(modifier.name, by: "static")
  }
}
