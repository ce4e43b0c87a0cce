import SwiftSyntax

extension AttributeListSyntax {
  /// The attribute of a name.
  func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      if case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == name
      {
        return attribute
      }
    }
    return nil
  }

  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    return String(arguments.trimmedDescription.filter { !$0.isWhitespace })
  }

  /// Whether the declaration is unavailable everywhere.
  var isUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available"
      else { return false }
      let text = attribute.arguments?.trimmedDescription.filter { !$0.isWhitespace } ?? ""
      return text.hasPrefix("*,unavailable") || text.hasPrefix("*,deprecated,unavailable")
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier occurs without an argument: `private`, not `private(set)`.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension TypeSyntax {
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }

  var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  var isInout: Bool { trimmedDescription.hasPrefix("inout ") }

  /// The type in a closure's parameter, which cannot be implicitly unwrapped.
  var closureParameterType: String {
    if let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(unwrapped.wrappedType.trimmedDescription)?"
    }
    return trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension AccessorBlockSyntax {
  /// Whether the property has no storage, and no observers alone.
  var isComputed: Bool {
    guard case .accessors(let accessors) = accessors else { return true }
    return accessors.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
  }

  /// The observers of a stored property.
  var observers: [AccessorDeclSyntax] {
    guard case .accessors(let accessors) = accessors else { return [] }
    return accessors.filter { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// Whether a property with these accessors can be set.
  var isSettable: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    let names = accessors.map(\.accessorSpecifier.text)
    return names.contains("set") || names.contains("_modify") || names.contains("willSet")
      || names.contains("didSet")
  }
}
