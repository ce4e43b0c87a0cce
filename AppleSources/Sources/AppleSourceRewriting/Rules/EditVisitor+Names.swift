import SwiftSyntax

extension EditVisitor {
  /// Turns `delegate?.didEnd?(self)` and `didEnd!(self)` into `didEnd(self)`: the requirement has a default.
  ///
  /// A call with a non-optional result is wrapped in a check whether there is one.
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

  /// Members that code accesses on values of any object type.
  private static let valuesOfObjects: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "integerValue",
    "intValue", "boolValue", "stringValue", "perform", "responds", "performSelector", "value",
    "superview", "tag",
  ]

  /// Wraps `(object as AnyObject).cgRectValue`, which Objective-C resolves by name, in a type with the
  /// member.
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
