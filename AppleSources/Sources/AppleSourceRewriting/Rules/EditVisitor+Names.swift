import SwiftSyntax

extension EditVisitor {
  /// Turns `#selector(save(_:))` into `Selector("save:")`.
  func carrySelector(_ macro: MacroExpansionExprSyntax) {
    guard let argument = macro.arguments.first else { return }
    guard let reference = Reference(argument.expression) else {
      note(
        macro,
        "This selector names no method or property. Write #selector(Type.method(_:))."
      )
      return edits.replace(macro, by: "Selector(\"\")")
    }
    let owner = reference.owner ?? enclosingType
    var name =
      target.objectiveCName(of: reference.name, labels: reference.labels, in: owner)
      ?? reference.labels.map { ObjectiveCName.method(reference.name, labels: $0) }
      ?? StandardSelectors.name(of: reference.name)
    if argument.label?.text == "setter" { name = ObjectiveCName.setter(name) }
    edits.replace(macro, by: "Selector(\"\(name)\")")
  }

  /// Turns `#keyPath(Player.team.name)` into `"team.name"`.
  func carryKeyPath(_ macro: MacroExpansionExprSyntax) {
    guard let expression = macro.arguments.first?.expression else { return }
    let names = expression.trimmedDescription.split(separator: ".").map {
      ObjectiveCName.plain(String($0.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }))
    }
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    edits.replace(macro, by: "\"\(path.joined(separator: "."))\"")
  }

  /// Turns `delegate?.didEnd?(self)` and `didEnd!(self)` into `didEnd(self)`: the requirement has a default.
  ///
  /// Around a call with a result that is not optional comes the question whether there is one.
  func carryOptionalCall(_ call: FunctionCallExprSyntax) {
    if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self),
      let name = forced.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      target.optionalNames.contains(name) || StandardSelectors.isDelegateMethod(name)
    {
      return edits.replace(forced.exclamationMark, by: "")
    }
    guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
      let name = chain.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
      target.optionalNames.contains(name) || StandardSelectors.isDelegateMethod(name)
    else { return }
    edits.replace(chain.questionMark, by: "")
    guard target.namesOfResults.contains(name), modules.contains("UIKit"),
      !imports.isDisjoint(with: ["UIKit", "SwiftUI", "Foundation"])
    else { return }
    let isBase =
      call.parent?.as(MemberAccessExprSyntax.self)?.base?.id == call.id
      || call.parent?.is(SubscriptCallExprSyntax.self) == true
      || call.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == call.id
    edits.insert("ObjectiveCRequirement.result(", before: call)
    edits.insert(isBase ? ")?" : ")", after: call)
  }

  /// Members that values of any object are asked for.
  private static let valuesOfObjects: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "integerValue",
    "intValue", "boolValue", "stringValue", "perform", "responds", "performSelector", "value",
    "superview", "tag",
  ]

  /// Gives `(object as AnyObject).cgRectValue`, which Objective-C looks up by name, a type with the member.
  func carryAnyObject(_ member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    guard Self.valuesOfObjects.contains(name), modules.contains("UIKit"),
      let tuple = member.base?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let cast = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.last,
      cast.trimmedDescription == "AnyObject"
    else { return }
    edits.insert("AnyObjectValues", before: tuple)
  }

  /// Turns `type(of: view).description()` into the name of the class.
  func carryDescription(_ call: FunctionCallExprSyntax) {
    guard target.describesClasses, call.arguments.isEmpty,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let base = member.base?.as(FunctionCallExprSyntax.self),
      base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("String(reflecting: ", before: base)
    edits.replace(member.period, by: ")")
    edits.replace(member.declName, by: "")
    if let paren = call.leftParen { edits.replace(paren, by: "") }
    if let paren = call.rightParen { edits.replace(paren, by: "") }
  }
}

/// A method or property that an expression names.
private struct Reference {
  var name: String
  var labels: [String]?
  var owner: String?

  init?(_ expression: ExprSyntax) {
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      self.init(first)
    } else if let cast = expression.as(AsExprSyntax.self) {
      self.init(cast.expression)
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      self.init(inner)
    } else if let member = expression.as(MemberAccessExprSyntax.self) {
      self.init(member.declName)
      let base = member.base?.trimmedDescription.split(separator: ".").last.map(String.init)
      owner = base == "self" || base == "Self" ? nil : base
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      self.init(reference)
    } else {
      return nil
    }
  }

  private init(_ reference: DeclReferenceExprSyntax) {
    name = reference.baseName.text
    labels = reference.argumentNames?.arguments.map(\.name.text)
  }
}
