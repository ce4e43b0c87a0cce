import RichText

extension DocumentBuilder {
  /// Ends the paragraph and lets the next one begin a page; texts beside the document's have no pages.
  func breakPage() {
    guard stories.open == nil else { return }
    finishParagraph()
    beginsPage = true
  }

  /// Returns the form feed with which a paragraph begins a page; `nil` for a paragraph that begins none.
  ///
  /// As in a browser, nothing stands before the first page.
  func takePageBreak(_ state: ElementState) -> (text: String, attributes: TextAttributes)? {
    guard beginsPage, stories.open == nil else { return nil }
    beginsPage = false
    guard !output.isEmpty else { return nil }
    var attributes = state.attributes
    attributes.link = nil
    attributes[DocumentField.self] = nil
    attributes[NoteReference.self] = nil
    return ("\u{C}", attributes)
  }
}

extension StyleApplication {
  /// Sets whether a page begins at an edge of an element.
  ///
  /// Elements in a line have no pages. Word states its breaks on `br`.
  func setBreak(
    _ edge: WritableKeyPath<ElementState, Bool>,
    _ value: String,
    _ state: inout ElementState
  ) -> Bool {
    let isPage = ["page", "always", "all", "left", "right", "recto", "verso"].contains(value)
    guard isPage || value == "auto", state.isBlock || state.name == "br" else { return false }
    state[keyPath: edge] = isPage
    return true
  }
}
