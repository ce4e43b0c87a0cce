public import DynamicType

/// A text with the attributes of its document.
public struct RichTextDocument: Hashable, Sendable {
  /// The text.
  public var text: AttributedText

  /// The attributes beside the text.
  public var attributes: DocumentAttributes

  /// The texts at the top and at the foot of the pages.
  public var pageTexts = DocumentPageTexts()

  /// Creates a document.
  public init(_ text: AttributedText, attributes: DocumentAttributes = DocumentAttributes()) {
    self.text = text
    self.attributes = attributes
  }

  /// Returns the document with its sizes converted to a scaling, which it then names.
  ///
  /// - Parameters:
  ///   - target: The scaling that is wanted.
  ///   - source: The scaling of the sizes; `nil` is the one that the document names.
  ///   - scope: The sizes that are converted.
  /// - Returns: The document, which looks the same in the target scaling as in its own.
  public func converted(
    to target: TextScaling,
    from source: TextScaling? = nil,
    scope: TextScalingScope = .fonts
  ) -> RichTextDocument {
    var result = self
    let source = source ?? attributes.effectiveTextScaling
    result.text = text.converted(from: source, to: target, scope: scope)
    result.convertNotesAndPageTexts { $0.converted(from: source, to: target, scope: scope) }
    result.attributes.textScaling = target
    return result
  }
}

extension RichTextDocument {
  /// Changes all texts: the document's own, those of its footnotes, its headers and its footers.
  ///
  /// - Parameter change: Makes the new text; called once for each.
  public mutating func changeTexts(_ change: (AttributedText) -> AttributedText) {
    convertNotesAndPageTexts(change)
    text = change(text)
  }

  /// Changes the texts of the notes and of the pages.
  package mutating func convertNotesAndPageTexts(_ change: (AttributedText) -> AttributedText) {
    pageTexts.headers = pageTexts.headers.mapValues(change)
    pageTexts.footers = pageTexts.footers.mapValues(change)
    guard text.runs.contains(where: { $0.attributes[Footnote.self] != nil }) else { return }
    text.update { attributes in
      guard var note = attributes[Footnote.self] else { return }
      note.text = change(note.text)
      attributes[Footnote.self] = note
    }
  }
}
