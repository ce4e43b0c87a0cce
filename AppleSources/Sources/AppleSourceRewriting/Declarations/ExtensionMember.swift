import SwiftSyntax

/// A member of an extension of another module's class, which extensions of subclasses may override, as only
/// Objective-C allows.
struct ExtensionMember {
  /// A parameter: its label and its type.
  private struct Parameter {
    var label: String
    var type: String
  }

  /// The path of the class.
  let owner: String
  let isOverride: Bool
  /// The labels of a method with its name, or the name of a property.
  let key: String

  let name: String
  private let access: String
  private let parameters: [Parameter]?
  private let effects: String
  private let call: String
  private let result: String
  /// Whether the member is a property that can be set.
  private let isSettable: Bool

  /// Reads a method of an extension; `nil` for one that cannot be dispatched.
  init?(_ function: FunctionDeclSyntax, owner: String) {
    let (signature, modifiers) = (function.signature, function.modifiers)
    let list = signature.parameterClause.parameters
    guard function.genericParameterClause == nil, !modifiers.has("static"), !modifiers.has("class"),
      !list.contains(where: { $0.ellipsis != nil || $0.type.isInout })
    else { return nil }
    name = ObjectiveCName.plain(function.name.text)
    parameters = list.map {
      Parameter(label: $0.firstName.text, type: Self.line($0.type.trimmedDescription))
    }
    key = name + "(" + list.map { $0.firstName.text + ":" }.joined() + ")"
    effects = signature.effectSpecifiers.map { " " + Self.line($0.trimmedDescription) } ?? ""
    call =
      (signature.effectSpecifiers?.throwsClause == nil ? "" : "try ")
      + (signature.effectSpecifiers?.asyncSpecifier == nil ? "" : "await ")
    result = signature.returnClause.map { " " + Self.line($0.trimmedDescription) } ?? ""
    access = Self.access(of: modifiers)
    isSettable = false
    isOverride = modifiers.has("override")
    self.owner = owner
  }

  /// Reads a property of an extension; `nil` for a stored one or one without a type.
  init?(_ variable: VariableDeclSyntax, owner: String) {
    let modifiers = variable.modifiers
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      !modifiers.has("static"), !modifiers.has("class"),
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock,
      accessors.isComputed
    else { return nil }
    name = ObjectiveCName.plain(identifier.text)
    key = name
    parameters = nil
    (effects, call) = ("", "")
    result = Self.line(type.trimmedDescription)
    access = Self.access(of: modifiers)
    isSettable = accessors.isSettable
    isOverride = modifiers.has("override")
    self.owner = owner
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func access(of modifiers: DeclModifierListSyntax) -> String {
    ["public", "open", "fileprivate", "private"].first { modifiers.has($0) }.map { $0 + " " } ?? ""
  }

  // MARK: Names

  private var ownerName: String { String(owner.filter { $0 != "." }) }
  /// The suffix of the implementation's name.
  var suffix: String { "InExtensionOf\(ownerName)" }
  /// The suffix of the name when a member calls that of its superclass.
  var superSuffix: String { "Above\(ownerName)" }

  // MARK: Code

  private var arguments: [String] {
    (parameters ?? []).enumerated().map { index, parameter in
      parameter.label == "_" ? "a\(index)" : "\(parameter.label): a\(index)"
    }
  }

  private var declared: [String] {
    (parameters ?? []).enumerated().map { "\($1.label) a\($0): \($1.type)" }
  }

  private func head(_ suffix: String, _ access: String) -> String {
    if parameters == nil { return "\(access)var `\(name)\(suffix)`: \(result)" }
    let list = declared.joined(separator: ", ")
    return "\(access)func `\(name)\(suffix)`(\(list))\(effects)\(result)"
  }

  /// The call of an implementation.
  private func use(of member: ExtensionMember, on object: String) -> String {
    let list = parameters == nil ? "" : "(\(arguments.joined(separator: ", ")))"
    return "\(call)\(object).\(name)\(member.suffix)\(list)"
  }

  /// A search for the implementation, beginning with a class.
  private func search(from start: String) -> String {
    let list = ([start] + arguments).joined(separator: ", ")
    let get = "{ \(call)\(name)From(\(list)) }"
    return isSettable ? "{ get \(get) set { set_\(name)From(\(start), newValue) } }" : get
  }

  /// The function that sets a property in the implementation of an object's class.
  private func setter(for overrides: [ExtensionMember]) -> String {
    guard isSettable else { return "" }
    let cases = overrides.filter(\.isSettable).map { member in
      "if type == \(member.owner).self, let object = self as? \(member.owner) "
        + "{ \(use(of: member, on: "object")) = value; return }; "
    }
    return "; \(access)func set_\(name)From(_ start: AnyClass?, _ value: \(result)) "
      + "{ var next = start; while let type = next { "
      + cases.joined() + "next = _getSuperclass(type) }; \(use(of: self, on: "self")) = value } "
  }

  /// The member under its own name, which finds the implementation of an object's class.
  func dispatch(to overrides: [ExtensionMember]) -> String {
    let list = (["_ start: AnyClass?"] + declared).joined(separator: ", ")
    let type = parameters == nil ? " -> \(result)" : "\(effects)\(result)"
    let cases = overrides.map { member in
      "if type == \(member.owner).self, let object = self as? \(member.owner) "
        + "{ return \(use(of: member, on: "object")) }; "
    }
    return "; \(head("", access))\(search(from: "Swift.type(of: self)")) "
      + "; \(access)func \(name)From(\(list))\(type) { var next = start; while let type = next { "
      + cases.joined() + "next = _getSuperclass(type) }; return \(use(of: self, on: "self")) } "
      + setter(for: overrides)
  }

  /// The member that an override calls for its superclass.
  var superMember: String {
    "; \(head(superSuffix, access))\(search(from: "_getSuperclass(\(owner).self)")) "
  }
}
