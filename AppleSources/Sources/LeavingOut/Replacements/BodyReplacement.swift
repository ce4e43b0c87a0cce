import SwiftSyntax

/// The code that replaces a body; the signature is kept.
struct BodyReplacement {
  let context: RepairContext
  /// The arguments of a marked box.
  let box: String
  /// A call that ends the screen.
  let trap: String

  /// The text to put between the braces; `nil` if the body has it already.
  func text(of body: Body) -> String? {
    let text = " \(code(of: body)) "
    let written = String(decoding: context.bytes[body.content], as: UTF8.self)
    return Self.words(written) == Self.words(text) ? nil : text
  }

  /// Whether a result of an opaque type has a value, which a trap cannot provide.
  func canStand(for body: Body) -> Bool {
    guard let type = body.result, type.trimmedDescription.contains("some ") else { return true }
    return PlainValue.of(type, box: context.hasViews ? box : nil) != nil
  }

  private static func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  private func code(of body: Body) -> String {
    switch body.kind {
    case .deinitializer, .observer: ""
    case .failableInitializer: "return nil"
    case .initializer, .coroutine: trap
    case .function, .getter: value(of: body)
    }
  }

  private func value(of body: Body) -> String {
    if context.hasViews, Builders.has("ViewBuilder", body.attributes) {
      return "LeftOutView(\(box))"
    }
    guard let type = body.result else { return body.kind == .getter ? trap : superCall(of: body) }
    return PlainValue.of(type, box: context.hasViews || context.hasKit ? box : nil) ?? trap
  }

  /// A method without a result that overrides another one calls it.
  private func superCall(of body: Body) -> String {
    guard let function = body.owner.as(FunctionDeclSyntax.self),
      function.modifiers.contains(where: { $0.name.text == "override" }),
      function.signature.effectSpecifiers == nil
    else { return "" }
    let arguments = function.signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    return "super.\(function.name.text)(\(arguments.joined(separator: ", ")))"
  }
}
