import RichText

/// A part of a parsed document.
enum MarkdownElement {
  /// The form of a list.
  struct List {
    var isOrdered: Bool
    var isClosedByParenthesis: Bool
    var isTight: Bool
    var start: Int
  }

  case quotation
  case list(List)
  /// An item; `isDone` is `nil` where it is not a task.
  case item(isDone: Bool?)
  case code(String, info: String)
  case markup(String)
  case paragraph
  case heading(Int)
  case rule
  case table([TextAlignment])
  case row(isHeader: Bool)
  case cell
  case text(String)
  case softBreak
  case lineBreak
  case codeSpan(String)
  case tag(String)
  case emphasis
  case strong
  case strikethrough
  case link(String)
  case picture(String)
  /// A mark with the number that the parser gives its note.
  case noteMark(Int)
  /// A note with its number.
  case note(Int)
  case other
}

/// The beginning or the end of an element.
enum MarkdownEvent {
  case enter(MarkdownElement, MarkdownPlace)
  case exit(MarkdownElement)
}
