import SwiftSyntax

/// The shape of a declaration: how its type is named and how a value of it is created.
struct TypeShape {
  /// Whether the declaration makes the type's name usable on its own in other files of the module.
  var isNamedAlone = true

  /// The stored properties that need a value from outside.
  var requiredProperties: [String] = []

  /// The shape of a type without information.
  init() {}

  /// Reads the modifiers, the generic parameters and, of a structure, the stored properties.
  init(
    _ modifiers: DeclModifierListSyntax,
    _ generics: GenericParameterClauseSyntax?,
    _ members: MemberBlockItemListSyntax = []
  ) {
    let words = Set(modifiers.map(\.name.text))
    isNamedAlone = words.isDisjoint(with: ["private", "fileprivate"]) && generics == nil
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      requiredProperties += Self.required(by: variable)
    }
  }

  /// Wrappers with a default value.
  private static let selfMade: Set = ["Namespace", "FocusState", "AccessibilityFocusState"]

  private static func required(by variable: VariableDeclSyntax) -> [String] {
    let words = Set(variable.modifiers.map(\.name.text))
    guard words.isDisjoint(with: ["static", "class", "lazy"]) else { return [] }
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    let names = Set(attributes.map { $0.attributeName.trimmedDescription })
    let stored = variable.bindings.filter(isStored)
    if names.contains("EnvironmentObject") || attributes.contains(where: asksForObject) {
      return stored.map(name)
    }
    // `@Environment(\.locale)` and `@FetchRequest(…)` get their value from their arguments.
    let hasValue = attributes.contains { $0.arguments != nil } || !selfMade.isDisjoint(with: names)
    guard !hasValue else { return [] }
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    return stored.filter { binding in
      binding.initializer == nil && (isConstant || !isOptional(binding))
    }.map(name)
  }

  /// Whether an attribute is `@Environment(Model.self)`, which ends the program if the object is missing.
  private static func asksForObject(_ attribute: AttributeSyntax) -> Bool {
    guard attribute.attributeName.trimmedDescription == "Environment",
      case .argumentList(let arguments) = attribute.arguments,
      let member = arguments.first?.expression.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "self"
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  private static func isOptional(_ binding: PatternBindingSyntax) -> Bool {
    guard let type = binding.typeAnnotation?.type else { return false }
    return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  private static func name(_ binding: PatternBindingSyntax) -> String {
    binding.pattern.trimmedDescription
  }
}
