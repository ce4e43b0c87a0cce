import SwiftSyntax

extension EditVisitor {
  /// Turns `#Preview("Login") { … }` into a function that makes the preview.
  ///
  /// The body is unchanged. State declared with `@Previewable` moves into a view around it.
  func carryPreview(_ macro: MacroUse) {
    guard let preview = previews[macro.position] else { return }
    guard let body = macro.body, canShowPreviews else {
      note(
        macro.node,
        macro.body != nil
          ? "This preview is left out, because the target does not depend on UIKit. Add the product"
            + " HeadlessUIKit to its dependencies."
          : "This preview is left out. Write what it shows between braces behind #Preview."
      )
      return edits.blank(macro.node)
    }
    let title = macro.arguments.first { $0.label == nil }?.expression.trimmedDescription ?? ""
    let function = "private nonisolated func \(preview.function)() -> CodePreview {"
    let traits = macro.arguments.drop { $0.label?.text != "traits" }
    let parts = ([title] + traits.map(\.withoutComma)).filter { !$0.isEmpty }
    let call = parts.isEmpty ? "CodePreview" : "CodePreview(\(parts.joined(separator: ", ")))"
    let state = body.statements.prefix { $0.isPreviewable }
    guard let first = body.statements.dropFirst(state.count).first, !state.isEmpty else {
      edits.replace(from: macro.node, through: body.leftBrace, by: "\(function) \(call) {")
      edits.insert(" }", after: body.rightBrace)
      return
    }
    edits.replace(
      from: macro.node,
      through: body.leftBrace,
      by:
        "\(function) \(call) { \(preview.wrapper)() } }; private struct \(preview.wrapper): View {"
    )
    edits.insert("var body: some View { ", before: first)
    edits.insert(" }", after: body.rightBrace)
  }
}

extension LabeledExprSyntax {
  /// The argument as written, without the trailing comma.
  fileprivate var withoutComma: String {
    (label.map { "\($0.text): " } ?? "") + expression.trimmedDescription
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement declares state of a preview.
  fileprivate var isPreviewable: Bool {
    item.as(VariableDeclSyntax.self)?.attributes.has("Previewable") ?? false
  }
}
