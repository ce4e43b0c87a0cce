import SwiftSyntax

extension EditVisitor {
  /// Turns `#Preview("Login") { … }` into a function that makes the preview.
  ///
  /// The body stays as it is. State that `@Previewable` declares goes into a view around it.
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
    if macro.arguments.contains(where: { $0.label?.text == "traits" }) {
      note(
        macro.node,
        "Traits of previews are not read: devices and orientations are those of the run."
      )
    }
    let function = "private nonisolated func \(preview.function)() -> CodePreview {"
    let call = title.isEmpty ? "CodePreview" : "CodePreview(\(title))"
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

extension CodeBlockItemSyntax {
  /// Whether the statement declares state of a preview.
  fileprivate var isPreviewable: Bool {
    item.as(VariableDeclSyntax.self)?.attributes.has("Previewable") ?? false
  }
}
