import SwiftSyntax

/// A member of an extension that overrides one of a superclass, as only Objective-C allows it.
///
/// The member gets a distinct name, and the class overrides by calling it.
struct ExtensionOverride {
  /// The class's path.
  var owner: String

  /// The name of the member, without labels.
  var name: String

  /// The position of the name, which identifies the member.
  var position: AbsolutePosition

  /// The override for the class, without its access level; empty for a member that must not be called.
  var forward: String

  /// Whether the member observes a property instead of computing one.
  var isObserver = false

  /// The suffix of the member's name.
  static let suffix = "InExtension"

  /// The function that replaces an observer of a property: `isSelectedDidSetInExtension`.
  static func observer(_ name: String, _ specifier: String) -> String {
    name + specifier.prefix(1).uppercased() + specifier.dropFirst() + suffix
  }

  init?(_ function: FunctionDeclSyntax, owner: String) {
    guard function.genericParameterClause == nil else { return nil }
    let signature = function.signature
    let parameters = signature.parameterClause.parameters
    guard !parameters.contains(where: { $0.ellipsis != nil || $0.type.isInout }) else { return nil }
    let declared = parameters.enumerated().map { index, parameter in
      let label = parameter.firstName.text
      return "\(label) a\(index): \(parameter.type.trimmedDescription)"
    }
    let passed = parameters.enumerated().map { index, parameter in
      parameter.firstName.text == "_" ? "a\(index)" : "\(parameter.firstName.text): a\(index)"
    }
    let effects = signature.effectSpecifiers
    let call =
      (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
    let name = ObjectiveCName.plain(function.name.text)
    let head: [String?] = [
      "override func `\(name)`(\(declared.joined(separator: ", ")))",
      effects?.trimmedDescription, signature.returnClause?.trimmedDescription,
    ]
    forward =
      head.compactMap { $0 }.joined(separator: " ")
      + " { \(call)\(name)\(Self.suffix)(\(passed.joined(separator: ", "))) }"
    forward = forward.split(whereSeparator: \.isNewline).joined(separator: " ")
    if function.attributes.isUnavailable { forward = "" }
    self.owner = owner
    self.name = name
    position = function.name.positionAfterSkippingLeadingTrivia
  }

  init?(_ variable: VariableDeclSyntax, owner: String) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock
    else { return nil }
    let name = ObjectiveCName.plain(identifier.text)
    let own = name + Self.suffix
    self.owner = owner
    self.name = name
    position = identifier.positionAfterSkippingLeadingTrivia
    guard accessors.isComputed else {
      let calls = accessors.observers.map { accessor in
        let specifier = accessor.accessorSpecifier.text
        let value = specifier == "willSet" ? "newValue" : "oldValue"
        return "\(specifier) { \(Self.observer(name, specifier))(\(value)) }"
      }
      forward =
        "override var `\(name)`: \(type.trimmedDescription) { \(calls.joined(separator: " ")) }"
      isObserver = true
      return
    }
    let body = accessors.isSettable ? "get { \(own) } set { \(own) = newValue }" : own
    forward = "override var `\(name)`: \(type.trimmedDescription) { \(body) }"
  }
}
