import InterfaceBuilder
import Snapshots

/// Finds the texts of objects in the language of a screen.
struct TextResolver {
  /// The document's own texts in the language, or `nil` where there are none.
  private let table: StringTable?
  /// The texts of the project that belong to no document, or `nil` where the document's own are
  /// shown.
  private let nearby: NearbyTexts?
  private let pseudoLanguage: PseudoLanguage?

  init(
    of document: InterfaceDocument,
    in language: String?,
    resources: ScreenResources,
    usesProjectTexts: Bool
  ) {
    pseudoLanguage = language.flatMap { PseudoLanguage(tag: $0) }
    // A pseudo-language is made of the texts that the app is written in.
    let language = pseudoLanguage == nil ? language : nil
    table = language.flatMap { resources.table(ofDocument: document.file, language: $0) }
    nearby = usesProjectTexts ? resources.texts(nearDocument: document.file, in: language) : nil
  }

  /// Returns a text of an object in the language.
  ///
  /// A text by the object's identifier wins over that of a key which a runtime attribute names, and
  /// this over one that is found by the document's own text.
  ///
  /// - Parameters:
  ///   - property: The property, such as `text`, `normalTitle` or `segmentTitles[0]`.
  ///   - node: The object.
  ///   - own: The text in the document, which is shown where the language has no other.
  /// - Returns: The text, or `nil` where there is none in the document either.
  func text(_ property: String, of node: ObjectNode, own: String?) -> String? {
    if let text = table?.string(forObject: node.id, property: property) { return text }
    if let text = keyedText(property, of: node) { return text }
    return own.map { text($0) }
  }

  /// Returns the text of a key that a runtime attribute of an object names for a property, where no
  /// text is found by the object's identifier.
  func keyedText(_ property: String, of node: ObjectNode) -> String? {
    guard let nearby, table?.string(forObject: node.id, property: property) == nil else {
      return nil
    }
    return RuntimeTextKeys.keys(property, of: node).lazy.compactMap { nearby.text(forKey: $0) }
      .first.map(shown)
  }

  /// Returns the text that stands for one of the document.
  func text(_ own: String) -> String { shown(nearby?.text(forBaseText: own) ?? own) }

  private func shown(_ text: String) -> String { pseudoLanguage?.text(text) ?? text }
}
