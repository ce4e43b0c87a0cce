import SwiftSyntax

/// A member of an extension that overrides one of a superclass, as only Objective-C allows it.
///
/// The member gets a name of its own, and the class overrides by calling it.
struct ExtensionOverride {
  /// The class's path.
  var owner: String

  /// Where the name stands; the member is known by it.
  var position: AbsolutePosition

  /// The override for the class, without its access; empty for a member that nobody may call.
  var forward: String

  /// What is added to the name of the member.
  static let suffix = "InExtension"

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
    position = function.name.positionAfterSkippingLeadingTrivia
  }

  init?(_ variable: VariableDeclSyntax, owner: String) {
    guard let binding = variable.bindings.first, variable.bindings.count == 1,
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock,
      accessors.isComputed
    else { return nil }
    let name = ObjectiveCName.plain(identifier.text)
    let own = name + Self.suffix
    let body = accessors.isSettable ? "get { \(own) } set { \(own) = newValue }" : own
    forward = "override var `\(name)`: \(type.trimmedDescription) { \(body) }"
    self.owner = owner
    position = identifier.positionAfterSkippingLeadingTrivia
  }
}
