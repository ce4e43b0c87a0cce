import Snapshots

extension AuditedText {
  /// Whether a person typed the text, so that it scrolls in its field.
  var isValueOfField: Bool {
    content.role == .value && element.role.isField
      || element.role == .textView && element.element.scroll != nil
  }

  /// Whether the text has any space.
  var hasRoom: Bool { box.width >= 1 && box.height >= 1 }

  /// Whether the author chose the size of the text and there is no other way to read it large.
  var mayGrow: Bool {
    !element.isInBar && !element.hasLargeContent && !content.role.isFixedBySystem && hasRoom
  }
}

extension TextContent.Role {
  /// Whether the system, and not the app, keeps the text from following the text size.
  fileprivate var isFixedBySystem: Bool { self == .badge }
}
