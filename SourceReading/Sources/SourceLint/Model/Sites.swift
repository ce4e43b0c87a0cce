import SwiftSyntax

/// A call, with the last name of the called expression.
struct CallSite {
  let node: FunctionCallExprSyntax
  let name: String
  let scope: Scope

  var base: ExprSyntax? { node.base }

  func argument(_ label: String?) -> ExprSyntax? { node.argument(label) }

  func has(_ labels: String?...) -> Bool {
    let found = node.arguments.map { $0.label?.text }
    return labels.allSatisfy { found.contains($0) }
  }
}

/// An assignment to a property.
struct AssignmentSite {
  let node: SequenceExprSyntax
  /// The last name on the left.
  let property: String
  /// The names before it; empty for `self`.
  let receiver: [String]
  /// The expressions after `=`: one, or the elements of a sequence with operators.
  let values: [ExprSyntax]
  let scope: Scope
  /// Whether the left side begins with `self`, so that it is not a local name.
  var isOfSelf = false

  var keys: [String] {
    isOfSelf && !receiver.isEmpty ? [receiver.joined(separator: ".")] : scope.keys(of: receiver)
  }

  /// The value of the first name of the receiver.
  var receiverBinding: Binding? {
    receiver.first.flatMap { isOfSelf ? scope.type.members[$0] : scope.binding($0) }
  }

  /// The value where it is one expression.
  var value: ExprSyntax? { values.count == 1 ? values[0] : nil }

  /// All values that the property can have.
  var alternatives: [ExprSyntax] { ExprSyntax.alternatives(of: values) }

  var text: String { receiver.isEmpty ? property : (receiver + [property]).joined(separator: ".") }
}

/// A mention of a member.
struct MemberSite {
  let node: MemberAccessExprSyntax
  let name: String
  let scope: Scope
}

/// A function, with its body.
struct FunctionSite {
  let node: FunctionDeclSyntax
  let name: String
  let scope: Scope

  var labels: [String] {
    node.signature.parameterClause.parameters.map(\.firstName.text)
  }

  var isOverride: Bool { node.modifiers.contains { $0.name.text == "override" } }

  var returnType: String? { node.signature.returnClause?.type.trimmedDescription }
}

/// A statement `switch`.
struct SwitchSite {
  let node: SwitchExprSyntax
  let scope: Scope
}

/// A dictionary literal.
struct DictionarySite {
  let node: DictionaryExprSyntax
  let elements: DictionaryElementListSyntax
  let scope: Scope
}

/// A comparison of two expressions.
struct ComparisonSite {
  let node: SequenceExprSyntax
  let left: ExprSyntax
  let comparison: String
  let right: ExprSyntax
  let scope: Scope
}
