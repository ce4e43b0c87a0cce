import Snapshots

extension AuditedText {
  /// Whether a person typed the text, so that it scrolls in its field.
  var isValueOfField: Bool {
    content.role == .value && element.role.isField
      || element.role == .textView && element.element.scroll != nil
  }

  /// Whether the text has a box at all.
  var hasRoom: Bool { box.width >= 1 && box.height >= 1 }

  /// Whether the size of the text is the author's and has no other way to be read large.
  var mayGrow: Bool {
    !element.isInBar && !element.hasLargeContent && !content.role.isFixedBySystem && hasRoom
  }
}

extension TextContent.Role {
  /// Whether the system, and not the app, decides that the text does not follow the text size.
  fileprivate var isFixedBySystem: Bool { self == .badge }
}
